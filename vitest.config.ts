import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/database-template.ts'],
    setupFiles: ['test/rows/record-rows.ts'],
    pool: 'forks',
    // Test files share what they import, which halves the run: a test keeps no state outside its own app and database.
    isolate: false,
    maxWorkers: 2,
    // A busy machine may be late once; twice is a fault.
    retry: 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
