import { resolve } from 'node:path';
import { readEnv } from '#src/platform/env.ts';
import { createLogger } from '#src/platform/log.ts';
import { createProduct } from '#src/product.ts';
import type { TestApp } from './test-app.ts';

type Ground = Pick<TestApp, 'database' | 'databaseUrl' | 'clock' | 'secrets'> & Partial<Pick<TestApp, 'dataDir'>>;

/** The worker's side of a running test app: its background tasks by name, on the same database and clock. */
export function openProduct(app: Ground, settings: Record<string, string> = {}) {
  const { database, databaseUrl, clock, secrets, dataDir } = app;
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ...(dataDir && { PARLEY_DATA_DIR: dataDir }),
    ...settings,
  });
  const root = resolve(import.meta.dirname, '..');
  const product = createProduct({
    env,
    root,
    database,
    databaseUrl,
    clock,
    secrets,
    log: createLogger('silent'),
    publish: () => {},
  });
  return {
    /** Those that come round by themselves. */
    scheduled: product.tasks.filter((task) => task.schedule).map((task) => task.name),
    runTask: async (name: string, data: unknown = {}) => {
      const task = product.tasks.find((one) => one.name === name);
      if (!task) throw new Error(`There is no task called ${name}`);
      await task.run(data);
    },
    indexJob: (id: number) => product.services.db.transaction((tx) => tx.emit('job.written', { id })),
    transaction: product.services.db.transaction.bind(product.services.db),
    close: product.close,
  };
}

/** Runs one background task of a test app. */
export async function runTask(app: Ground, name: string): Promise<void> {
  const product = openProduct(app);
  try {
    await product.runTask(name);
  } finally {
    await product.close();
  }
}
