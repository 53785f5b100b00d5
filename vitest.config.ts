import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/slow-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/database-template.ts'],
    setupFiles: ['test/rows/record-rows.ts'],
    pool: 'forks',
    // Test files share what they import, which halves the run: a test keeps no state outside its own app and database.
    isolate: false,
    // Tests wait for the database and for started programs as much as they work: two leave a core idle.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // There is no second try: what is slow on a busy machine is waited for, and what hangs is found all the same.
    testTimeout: 240_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
