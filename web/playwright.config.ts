import { defineConfig } from '@playwright/test';

/** Browser tests: the system's Chromium against the real program. */
export default defineConfig({
  testDir: 'tests',
  timeout: 60_000,
  // What is found must be all there is: a snapshot that is only part of a page would not notice what was added.
  expect: { timeout: 10_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  workers: process.env.JADOUBE_E2E_WORKERS ? Number(process.env.JADOUBE_E2E_WORKERS) : 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    launchOptions: { executablePath: process.env.JADOUBE_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run', '--disable-gpu'] },
    trace: 'off',
    reducedMotion: 'reduce',
  },
});
