import { defineConfig } from '@playwright/test';

/** Browser tests: the system's Chromium against the real program. */
export default defineConfig({
  testDir: 'tests',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: process.env.JADOUBE_E2E_WORKERS ? Number(process.env.JADOUBE_E2E_WORKERS) : 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that others share a second try tells a race from a fault; it is named as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: process.env.JADOUBE_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run', '--disable-gpu', ...(process.env.JADOUBE_PAGES ? ['--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,PrivateNetworkAccessSendPreflights,LocalNetworkAccessChecksWebSockets'] : [])] },
    trace: 'off',
    reducedMotion: 'reduce',
  },
});
