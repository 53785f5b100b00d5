import { setTimeout as pause } from 'node:timers/promises';
import { openShared } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import type { Logger } from '../log.ts';
import { CODE_WAITS } from './deliver.ts';
import type { DeliveryMetrics } from './delivery-metrics.ts';
import { LaneWorker } from './lane-worker.ts';
import { LANES, type Lane, type LaneRules } from './lanes.ts';
import type { Services } from './service.ts';

/** How long a message that nobody told of waits at most: bulk mail, one to be tried again, a code whose call was lost. */
const LOOK_MS = 1000;
const CONNECTIONS = 4;
const STOP_MS = 10_000;

export interface DeliveryParts {
  databaseUrl: string;
  poolerUrl?: string;
  /** The services with connections of their own: a lane whose services hang holds up no other. */
  openServices(rules: LaneRules): Services;
  log: Logger;
  metrics: DeliveryMetrics;
  lanes?: Record<Lane, LaneRules>;
  lookMs?: number;
}

/** Starts the workers that hand outgoing messages to their services; any number of processes may run them. */
export function startDelivery(parts: DeliveryParts): { stop(): Promise<void> } {
  const { databaseUrl, poolerUrl, openServices, log, metrics, lanes: rulesOf = LANES, lookMs = LOOK_MS } = parts;
  // Connections of their own: a busy site must not keep a code waiting for one.
  const database = openShared({ url: databaseUrl, poolerUrl }, CONNECTIONS);
  const lanes = (Object.entries(rulesOf) as [Lane, LaneRules][]).flatMap(([lane, rules]) =>
    [...openServices(rules)].map(([channel, service]) => {
      const worker = new LaneWorker({ db: database.db, lane, rules, channel, service, log, metrics });
      return { lane, service, worker };
    }),
  );
  const wakeCodes = () => {
    for (const { lane, worker } of lanes) if (lane === 'codes') worker.wake();
  };
  const wakeAll = () => {
    for (const { worker } of lanes) worker.wake();
  };
  const listener =
    lanes.length > 0
      ? listen(databaseUrl, log, {
          channel: CODE_WAITS,
          name: 'parley-delivery',
          onMessage: wakeCodes,
          onGap: wakeCodes,
        })
      : undefined;
  const timer = setInterval(wakeAll, lookMs);
  wakeAll();
  const endServices = () => {
    for (const { service } of lanes) service.close();
  };
  return {
    stop: async () => {
      clearInterval(timer);
      await listener?.close();
      const stopped = Promise.all(lanes.map(({ worker }) => worker.stop()));
      await Promise.race([stopped, pause(STOP_MS, undefined, { ref: false })]);
      // What still hangs fails now, and is put off like any failure.
      endServices();
      await stopped;
      await database.close();
    },
  };
}
