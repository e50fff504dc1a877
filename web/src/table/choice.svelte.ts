import type { Choice } from './board';

/** The half-made choice of one table. */
export class Picking implements Choice {
  picked: Readonly<Record<string, string>> = $state.raw({});

  pick(operands: Record<string, string>): void {
    this.picked = { ...this.picked, ...operands };
  }

  clear(): void {
    this.picked = {};
  }
}
