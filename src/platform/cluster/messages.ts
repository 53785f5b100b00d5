import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { RateLimit } from '#src/kernel/contract.ts';
import type { AccessToken } from '../http/access-token.ts';
import type { Allowance } from '../http/rate-limit.ts';

/** What a process is told by the primary before it starts anything. */
export interface Welcome {
  /** Which place it has: the number of a web process, or `worker`. */
  name: string;
  roles: string;
  port: number;
  /** False when others have the port and this one has no visitors. */
  listens: boolean;
  /** Of the embedded server; nothing where a setting names another. */
  databaseUrl?: string;
  /** Made once for all, unless a setting names them. */
  tokens: { outbox: AccessToken; metrics: AccessToken };
}

export type ProcessMetric = MetricObjectWithValues<MetricValue<string>>;

/** The metrics of one process, as `prom-client` writes them in JSON. */
export interface ProcessMetrics {
  process: string;
  metrics: ProcessMetric[];
}

/** Taken from a caller's allowance, or how long to wait. */
export type Taken = { allowance: Allowance } | { retryAfter: number };

/** What a process asks the primary, and what it gets. */
export interface Questions {
  welcome: { asked: null; answer: Welcome };
  want: { asked: number; answer: null };
  leave: { asked: number; answer: boolean };
  take: { asked: { caller: string; limit: RateLimit }; answer: Taken };
  metrics: { asked: null; answer: ProcessMetrics[] };
}

export type Question = keyof Questions;

export type ToPrimary =
  | { type: 'alive' }
  | { type: 'ready'; address: string }
  | { type: 'publish'; accountIds: readonly number[]; text: string }
  | { type: 'unwant'; accountId: number }
  | { type: 'present'; accountIds: readonly number[] }
  | { type: 'metrics'; id: number; metrics: ProcessMetric[] }
  | { [Name in Question]: { type: 'ask'; id: number; name: Name; asked: Questions[Name]['asked'] } }[Question];

export type FromPrimary =
  | { type: 'heard'; accountIds: number[]; text: string }
  /** Messages may be lost: a process died with some. */
  | { type: 'gap' }
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'metrics'; id: number }
  /** Another has taken its place: finish what has begun and go. */
  | { type: 'leave' }
  /** The whole site closes. */
  | { type: 'close' };
