import { defineConfig } from 'vitest/config';

/** Faults of a whole machine. They need the right to mount a small disk, and minutes: `npm run faults`, before a release. */
export default defineConfig({
  test: {
    include: ['test/**/*.faults.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
