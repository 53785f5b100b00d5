import type { Transaction } from '../database/database.ts';

/** News for one account. The data fills the text of its kind; the same key tells it once only, unless it renews. */
export interface News {
  accountId: number;
  kind: string;
  data: Record<string, unknown>;
  dedupeKey?: string;
  /** What goes on under its key: the earlier row is brought up to date, unread and first again. */
  renews?: 'loudly' | 'quietly';
  /** Also to someone who is suspended, because it is about that. */
  evenSuspended?: boolean;
}

/** Tells someone by the channels they have chosen, inside the caller's transaction; open pages hear after its commit. */
export type Notify = (tx: Transaction, news: News) => Promise<void>;

/** What was told under a key has been seen elsewhere: it counts as read. */
export type SettleNews = (tx: Transaction, accountId: number, dedupeKey: string) => Promise<void>;
