import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { lazy } from '#src/kernel/lazy.ts';
import type { ProcessMetrics } from './cluster/messages.ts';
import type { Reader } from './database/database.ts';

export interface PoolState {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Work that is due and not done yet. */
export interface QueueState {
  name: string;
  depth: number;
  /** Seconds that the oldest of it has waited. */
  age: number;
  failed: number;
}

/** How far the parts of a partitioned table reach, and what they do not. */
export interface PartitionState {
  table: string;
  /** Days from now for which a part stands ready. */
  ahead: number;
  /** Rows that no part was ready for, a thousand at most. */
  strays: number;
}

/** A number that is looked up in the database when somebody asks. */
export interface SiteGauge {
  name: string;
  help: string;
  /** Nothing while there is nothing to tell. */
  read(db: Reader): Promise<number | undefined>;
}

export type Metrics = ReturnType<typeof createMetrics>;

const SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const TASK_SECONDS = [0.01, 0.1, 1, 5, 30, 120, 600];
const DELIVERY_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300, 1800, 7200];

/**
 * What Node says of this process. Collecting it watches the event loop and the collection of garbage until the process
 * ends: once, however many sites begin and end in it.
 */
const ofThisProcess = lazy(() => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
});

/**
 * Everything that whoever is on call can look at, as Prometheus reads it; docs/on-call.md says what it means. Where several
 * processes serve one address, whichever is asked tells of all, each with its name in the label `process`.
 */
export function createMetrics(gather?: () => Promise<ProcessMetrics[]>) {
  const registry = new Registry();
  // What is true of the site, not of a process: told once, by the one that is asked.
  const site = new Registry();
  const registers = [registry];
  const ofProcess = ofThisProcess();
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const signIns = counter('sign_ins_total', 'Sign-ins by way and outcome', ['way', 'outcome']);
  const refused = counter('refused_access_total', 'Calls refused with 401 or 403', ['route', 'status']);
  const deliveries = counter('deliveries_total', 'Tries to hand e-mails and SMS to their service', [
    'lane',
    'channel',
    'outcome',
  ]);
  const deliverySeconds = new Histogram({
    name: 'delivery_seconds',
    help: 'From the writing of a message until its service had it',
    labelNames: ['lane', 'channel'],
    buckets: DELIVERY_SECONDS,
    registers,
  });
  const listenerFailures = counter('listener_failures_total', 'Listeners that failed after the commit', ['event']);
  const keptPages = counter(
    'kept_pages_total',
    'Public pages: kept in memory, joined while drawn, shared by another process through Redis, drawn',
    ['outcome'],
  );
  const purges = counter('cache_purges_total', 'Purges of the cache in front of the site', ['outcome']);
  const replicaReads = counter('database_replica_reads_total', 'Statements that a replica might answer, and who did', [
    'by',
  ]);
  const searchAnswers = counter('search_answers_total', 'Questions that OpenSearch might answer, and who did', ['by']);
  const poolErrors = counter('database_pool_errors_total', 'Idle connections that broke', ['pool']);
  const tasks = new Histogram({
    name: 'task_seconds',
    help: 'Runs of background tasks, by outcome',
    labelNames: ['task', 'outcome'],
    buckets: TASK_SECONDS,
    registers,
  });
  return {
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countSignIn: (way: string, outcome: string) => signIns.inc({ way, outcome }),
    countRefused: (route: string, status: number) => refused.inc({ route, status: String(status) }),
    countDelivery: (lane: string, channel: string, outcome: string) => deliveries.inc({ lane, channel, outcome }),
    observeDelivery: (lane: string, channel: string, seconds: number) =>
      deliverySeconds.observe({ lane, channel }, seconds),
    countListenerFailure: (event: string) => listenerFailures.inc({ event }),
    countKeptPage: (outcome: 'kept' | 'joined' | 'shared' | 'drawn') => keptPages.inc({ outcome }),
    countPurge: (outcome: 'ok' | 'failed') => purges.inc({ outcome }),
    countReplicaRead: (by: 'replica' | 'primary') => replicaReads.inc({ by }),
    countSearchAnswer: (by: 'opensearch' | 'postgres') => searchAnswers.inc({ by }),
    countPoolError: (pool: string) => poolErrors.inc({ pool }),
    observeTask: (task: string, outcome: 'done' | 'failed', seconds: number) =>
      tasks.observe({ task, outcome }, seconds),
    ...createGauges(registry, site),
    text: async () => {
      const told = gather ? [joinProcesses(await gather()), site] : [ofProcess, registry, site];
      return (await Promise.all(told.map((one) => one.metrics()))).join('');
    },
    json: async () => [...(await ofProcess.getMetricsAsJSON()), ...(await registry.getMetricsAsJSON())],
    contentType: registry.contentType,
  };
}

/** Each value with the process that it is of. On their way through JSON, numbers that are none have become null. */
function joinProcesses(all: ProcessMetrics[]): Registry {
  const labelled = all.map(({ process, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      // No two have the same labels, so that nothing is added up.
      aggregator: 'sum',
      values: metric.values.map((one) => ({
        ...one,
        value: one.value ?? Number.NaN,
        labels: { process, ...one.labels },
      })),
    })),
  );
  return AggregatorRegistry.aggregate(labelled);
}

/** What is looked up when somebody asks, rather than counted as it happens. */
function createGauges(registry: Registry, site: Registry) {
  const registers = [registry];
  return {
    watchPools: (pools: Record<string, PoolState>) =>
      new Gauge({
        name: 'database_connections',
        help: 'Connections of each pool, and callers that wait for one',
        labelNames: ['pool', 'state'],
        registers,
        collect() {
          for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
            this.set({ pool, state: 'open' }, totalCount);
            this.set({ pool, state: 'idle' }, idleCount);
            this.set({ pool, state: 'waited for' }, waitingCount);
          }
        },
      }),
    watchNumber: (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      }),
    watchSite: (db: Reader, { name, help, read }: SiteGauge) =>
      new Gauge({
        name,
        help,
        registers: [site],
        async collect() {
          const value = await read(db).catch(() => undefined);
          this.reset();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
    // Each asks for itself: one that another fills would show what was true when somebody last asked.
    watchQueue: (read: () => Promise<QueueState[]>) => {
      const watch = (name: string, help: string, fact: 'depth' | 'age' | 'failed') =>
        new Gauge({
          name,
          help,
          labelNames: ['queue'],
          registers: [site],
          async collect() {
            const queues = await read();
            this.reset();
            for (const queue of queues) this.set({ queue: queue.name }, queue[fact]);
          },
        });
      watch('queue_depth', 'Tasks and messages that are due and wait', 'depth');
      watch('queue_age_seconds', 'How long the oldest of them has been due', 'age');
      watch('queue_failed', 'Tasks and messages that were given up', 'failed');
    },
    watchPartitions: (read: () => Promise<PartitionState[]>) => {
      const watch = (name: string, help: string, fact: 'ahead' | 'strays') =>
        new Gauge({
          name,
          help,
          labelNames: ['table'],
          registers,
          async collect() {
            // Without a database there is nothing to tell, and other metrics must still be read.
            const states = await read().catch(() => []);
            this.reset();
            for (const state of states) this.set({ table: state.table }, state[fact]);
          },
        });
      watch('partition_days_ahead', 'Days for which a part of the table stands ready', 'ahead');
      watch('partition_stray_rows', 'Rows that no part was ready for, a thousand at most', 'strays');
    },
  };
}
