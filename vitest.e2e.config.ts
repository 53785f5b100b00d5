import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/slow-first.ts';

// The site of the tests runs in this process, and React picks its slow development half by this unless it is told.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/harness/site.ts'],
    pool: 'forks',
    // A worker keeps its browser and what it has imported from file to file.
    isolate: false,
    // Pages wait for the network more than they work: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    testTimeout: 480_000,
    hookTimeout: 480_000,
    // What a page is waited for; the usual second is short on a busy machine.
    expect: { poll: { timeout: 90_000 } },
  },
});
