import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'content/**/*.test.ts',
      'tests/access/**/*.test.ts',
      'tests/architecture/**/*.test.ts',
      'tests/enquiries/**/*.test.ts',
      'tests/migrations/**/*.test.ts',
      'tests/office/**/*.test.ts',
      'tests/faults/**/*.test.ts',
      'tests/security/**/*.test.ts',
      'tests/selling/**/*.test.ts',
    ],
    globalSetup: ['src/platform/testing/global-setup.ts'],
    // Two cores, and an embedded database of its own for each worker.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
