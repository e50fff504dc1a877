import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { FONTS, fonts } from './fonts.ts';
import { rules } from './rules.ts';

// The built page is part of the Python package: the server serves it, hatch ships it.
export default defineConfig({
  plugins: [fonts(), svelte(), icons({ compiler: 'raw' }), rules()],
  resolve: { alias: { fonts: FONTS } },
  build: {
    outDir: '../src/bree/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined assets would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
