import { createServices } from '#src/platform/delivery/services.ts';
import { startDelivery } from '#src/platform/delivery/start-delivery.ts';
import { readEnv } from '#src/platform/env.ts';
import { createLogger } from '#src/platform/log.ts';
import { createMetrics } from '#src/platform/metrics.ts';

/** The workers of outgoing messages as a process of their own, which a test can kill and a bench can measure. */
const env = readEnv();
const delivery = startDelivery({
  databaseUrl: env.DATABASE_URL ?? '',
  openServices: (rules) => createServices(env, rules),
  log: createLogger('warn', { write: (line) => void process.stderr.write(line) }),
  metrics: createMetrics(),
});
process.on('SIGTERM', async () => {
  await delivery.stop();
  process.exit(0);
});
