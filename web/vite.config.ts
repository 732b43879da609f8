import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { documents } from './documents.ts';
import { offline } from './offline.ts';

export default defineConfig({
  plugins: [documents(), svelte(), offline()],
  build: {
    target: 'es2023',
    // Nothing is inlined: the content security policy of the server allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});
