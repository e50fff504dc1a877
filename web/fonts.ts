// The typefaces, cut at build time to what the page can show: Latin letters, the weights in use, and figures that line up and stand on the line.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Where the cut files lie; `fonts/` in a stylesheet means this folder. */
export const FONTS = path('node_modules/.fonts');
const CATALOGUES = path('../src/bree/locales');
const WHOLE = [
  'alegreya/files/alegreya-latin-wght-normal.woff2',
  'alegreya/files/alegreya-latin-wght-italic.woff2',
  'inter/files/inter-latin-wght-normal.woff2',
];
const KEPT = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
};

/** Latin-1 and what French and typography add to it, for what people write; then whatever our own sentences use. */
async function letters(): Promise<string> {
  const codes = Array.from({ length: 0x100 }, (_, code) => code).filter(
    (code) => code >= 0x20 && (code < 0x7f || code > 0x9f),
  );
  const files = await readdir(CATALOGUES, { recursive: true });
  const texts = files.filter((file) => file.endsWith('.ftl')).map((file) => readFile(`${CATALOGUES}/${file}`, 'utf8'));
  return String.fromCodePoint(...codes) + 'ŒœŸ‐‑–—‘’‚“”„…‹›•€−→←' + (await Promise.all(texts)).join('');
}

export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      const wanted = await letters();
      await mkdir(FONTS, { recursive: true });
      for (const file of WHOLE) {
        const whole = await readFile(path(`node_modules/@fontsource-variable/${file}`));
        const cut = await subset(whole, wanted, KEPT);
        await writeFile(`${FONTS}/${file.split('/').at(-1)}`, cut);
      }
    },
  };
}
