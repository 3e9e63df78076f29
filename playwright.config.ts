import { defineConfig } from '@playwright/test';
import { beginStatedDay } from './src/platform/testing/stated-day.ts';
import { keepFilesInMemory } from './src/platform/testing/temporary-files.ts';
import { chromium } from './tests/journeys/chromium.ts';
import { logFile } from './tests/journeys/search-log.ts';
import { moveBrowsersAhead } from './tests/journeys/stated-browser.ts';

beginStatedDay();
keepFilesInMemory();
moveBrowsersAhead();

const port = Number(process.env.JOURNEYS_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/journeys',
  globalTeardown: './tests/journeys/search-log.ts',
  testMatch: '*.journey.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // The first look at a page waits for its render and its scripts: a busy machine may need longer than Playwright's 5 s.
  expect: { timeout: 20_000 },
  // A machine that does other things too may be slow for a moment; what fails twice has failed.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...chromium(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    // Recording each step of each test costs as much as a part of the test itself.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `node tests/journeys/server.ts > ${logFile(port)}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    reuseExistingServer: process.env.JOURNEYS_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    },
  },
});
