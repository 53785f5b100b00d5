import type { FastifyInstance } from 'fastify';
import type { EventName } from '#src/kernel/events.ts';
import type { NoticeTable } from '#src/kernel/notices.ts';
import type { LimitTable, RankingTable } from '#src/kernel/published.ts';
import type { WaitingKind } from '#src/kernel/waiting.ts';
import type { Pool, Reader } from '../database/database.ts';
import type { PartitionedTable } from '../database/partitions.ts';
import type { Sql } from '../database/sql.ts';
import type { MountedModule } from '../http/routes.ts';
import type { QueueState, SiteGauge } from '../metrics.ts';
import type { Task } from '../queue/queue.ts';
import type { RealtimeHandlers } from '../realtime/realtime.ts';
import type { CommitListeners, Listeners } from './event-bus.ts';
import type { Answers } from './questions.ts';

/** Something that goes on until it is closed. */
export interface Closable {
  close(): Promise<void>;
}

/** What a module brings to the product. */
export interface ModuleParts {
  /** Its contracts, each with a verb for every call. */
  routes?: MountedModule[];
  /** Its background work. */
  tasks?: Task[];
  /** What it does when it hears of something, in the same transaction. */
  listeners?: Listeners;
  /** The same once the transaction is safe. */
  commitListeners?: CommitListeners;
  /** What earlier modules ask and this one knows. */
  answers?: Answers;
  /** What it says and hears over sockets. */
  sockets?: RealtimeHandlers;
  /** Once all are made: takes what other modules bring for this one; it declares that itself, as chat does its cards. */
  meet?(modules: readonly BuiltModule[]): void;
  /** Addresses that are neither pages nor calls. */
  registerFiles?(app: FastifyInstance): void;
  /** Connections to the database of its own; they are watched and ended with the product. */
  pools?: Record<string, Pool>;
  /** Work of its own that is due and waits, for the metrics. */
  readBacklog?(db: Reader): Promise<QueueState[]>;
  /** In a worker: what goes on all the time beside its tasks. */
  startWork?(): Closable;
  /** Numbers of its own for the metrics that are true of the site, not of a process. */
  gauges?: SiteGauge[];
  /** Gets ready what the first visitor would otherwise wait for. */
  warmUp?(): Promise<unknown>;
  close?(): Promise<void>;
}

/** A module as `product.ts` lists it. */
export interface Module<Services> {
  name: string;
  /** What it tells others: the events of its `<module>.events.ts`. */
  events?: readonly EventName[];
  /** The kinds of notices that it sends: its `<module>.notices.ts`. */
  notices?: NoticeTable;
  /** Limits that people can meet, and what its lists are ordered by: its `<module>.limits.ts`. */
  limits?: LimitTable;
  ranking?: RankingTable;
  /**
   * What waits for an operator in it: `since` of each that waits, the oldest first, read by an index and no more than
   * `MOST_WAITING`.
   */
  waiting?: Readonly<Partial<Record<WaitingKind, Sql>>>;
  /** Its logs that are kept in parts by time, and dropped part by part. */
  partitions?: readonly PartitionedTable[];
  /** Everything else, made from what the program offers to all. */
  build(services: Services): ModuleParts;
}

/** Gives `build` its types. */
export function defineModule<Services>(module: Module<Services>): Module<Services> {
  return module;
}

/** A module at work. */
export type BuiltModule = Omit<Module<never>, 'build'> & ModuleParts;
