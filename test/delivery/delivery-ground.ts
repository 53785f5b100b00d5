import { createDeliver } from '#src/platform/delivery/deliver.ts';
import { createServices } from '#src/platform/delivery/services.ts';
import { type DeliveryParts, startDelivery } from '#src/platform/delivery/start-delivery.ts';
import { readEnv } from '#src/platform/env.ts';
import { createLogger } from '#src/platform/log.ts';
import { createMetrics } from '#src/platform/metrics.ts';
import { createTestDatabase } from '../test-database.ts';
import { addBulk } from './add-bulk.ts';

const CODE_LIFE = 600;

/** A database whose outgoing messages go to an SMTP server, with any number of workers. */
export async function openDeliveryGround() {
  const { url, database, drop } = await createTestDatabase();
  const metrics = createMetrics();
  const deliver = createDeliver({ services: new Set(['email', 'sms']) });
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const running = new Set<{ stop(): Promise<void> }>();
  return {
    url,
    pool: database.pool,
    db: database.db,
    metrics: () => metrics.text(),
    lines,
    start(settings: Record<string, string>, more: Partial<DeliveryParts> = {}) {
      const env = readEnv(settings);
      const openServices: DeliveryParts['openServices'] = (rules) => createServices(env, rules);
      const delivery = startDelivery({ databaseUrl: url, openServices, log, metrics, ...more });
      running.add(delivery);
      return delivery;
    },
    async stopAll() {
      await Promise.all([...running].map((delivery) => delivery.stop()));
      running.clear();
    },
    sendCode: (recipient: string, text = 'Your code') =>
      database.db.transaction((tx) =>
        deliver(tx, { channel: 'email', recipient, subject: 'Code', text, awaitedSeconds: CODE_LIFE }),
      ),
    sendBulk: (recipient: string) =>
      database.db.transaction((tx) => deliver(tx, { channel: 'email', recipient, subject: 'News', text: 'News' })),
    sendSms: (recipient: string, awaitedSeconds?: number) =>
      database.db.transaction((tx) => deliver(tx, { channel: 'sms', recipient, text: 'Short', awaitedSeconds })),
    addBulk: (count: number) => addBulk(database.pool, count),
    rows: async () =>
      (
        await database.pool.query(
          `select recipient, status, attempts, body_text as text, due_at > now() as is_put_off
           from outbox_messages order by id`,
        )
      ).rows,
    /** Whether the workers hear what the database says. */
    isHeard: async () => {
      const text = `select 1 from pg_stat_activity where datname = current_database()
        and application_name = 'parley-delivery' and state = 'idle' and query ilike 'listen%'`;
      return (await database.pool.query(text)).rows.length > 0;
    },
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

export type DeliveryGround = Awaited<ReturnType<typeof openDeliveryGround>>;
