import type { z } from 'zod';
import type { NoticeTable } from '#src/kernel/notices.ts';
import type { Transaction } from '../database/database.ts';
import type { CalendarPart } from './deliver.ts';

declare module '../modules/questions.ts' {
  interface Questions {
    'platform.notify': Notify<NoticeTable>;
    'platform.settleNews': SettleNews;
    'platform.forgetPushAddress': ForgetPushAddress;
  }
}

interface Telling {
  accountId: number;
  /** The same key tells it once only, unless it renews. */
  dedupeKey?: string;
  /** What goes on under its key: the earlier row is brought up to date, unread and first again. */
  renews?: 'loudly' | 'quietly';
  /** Goes with the e-mail; made for the address that it has. */
  calendar?: (email: string) => CalendarPart;
  /** Also to someone who is suspended, because it is about that. */
  evenSuspended?: boolean;
}

/** News for one account, of one of the kinds of a table: each kind brings its own data. */
export type News<Table extends NoticeTable> = {
  [Kind in keyof Table & string]: Telling & { kind: Kind; data: z.input<Table[Kind]['data']> };
}[keyof Table & string];

/**
 * Tells someone by the channels they have chosen, inside the caller's transaction; open pages hear after its commit. A
 * module uses it for the table of its own kinds.
 */
export type Notify<Table extends NoticeTable> = (tx: Transaction, news: News<Table>) => Promise<void>;

/** What was told under a key has been seen elsewhere: it counts as read. */
export type SettleNews = (tx: Transaction, accountId: number, dedupeKey: string) => Promise<void>;

/** A push service says that nobody is at this address any more. */
export type ForgetPushAddress = (endpoint: string) => Promise<void>;
