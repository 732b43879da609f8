import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './offline.ts';

/** Each page is a document of its own; the server sends it for the matching address. */
const pages = ['index', 'join', 'game', 'cards', 'hall', 'laws', 'puzzles', 'clock', 'events', 'event'];

export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    target: 'es2023',
    // Nothing is inlined: the content security policy of the server allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, `${page}.html`])) },
  },
  test: { include: ['src/**/*.test.ts'] },
});
