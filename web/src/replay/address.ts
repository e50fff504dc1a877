// The part of the address behind #: which moment, as whom. "#42" is everything, "#42-spectator" or "#42-0" somebody.

export const EVERYTHING = 'everything';

export interface Address {
  at: number;
  perspective: string;
}

export function readAddress(hash: string): Address {
  const [, at, perspective] = /^#(\d+)(?:-(\w+))?$/.exec(hash) ?? [];
  return { at: Number(at ?? 0), perspective: perspective ?? EVERYTHING };
}

export function writeAddress({ at, perspective }: Address): string {
  return `#${at}${perspective === EVERYTHING ? '' : `-${perspective}`}`;
}
