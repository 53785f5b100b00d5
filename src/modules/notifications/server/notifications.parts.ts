import type { Clock } from '#src/kernel/clock.ts';
import type { NoticeTable } from '#src/kernel/notices.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { RequestFacts } from '#src/platform/context.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import type { Deliver } from '#src/platform/delivery/deliver.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import type { NotificationsSay } from '../notifications.socket.ts';

/** Chats whose newest unread message is older than the quiet time, by reader. */
export interface QuietUnread {
  accountId: number;
  newestAt: Date;
  /** The newest first; `side` is the reader's own. */
  chats: { id: number; side: 'talent' | 'boss'; name: string; job: string; count: number }[];
}

/** What this module needs besides the request. */
export interface NotificationsParts<Table extends NoticeTable = NoticeTable> {
  /** Every kind that there is. */
  notices: Table;
  texts: Texts;
  clock: Clock;
  deliver: Deliver;
  /** The site's address in messages; without it they carry no links. */
  siteUrl?: string;
  /** Keys of the installation; without it messages carry no link that stops them. */
  readSecret?: Secrets['read'];
  /** Whether who asks sits at this machine, and it is a developer's. */
  mayReadOutbox?: (request: RequestFacts, token?: string) => boolean;
  /** Whom push services turn to; without it no browser is told of anything. */
  push?: { contact: string };
  /** The time zone of a country's main place; without it all days begin as UTC has it. */
  homeZone?: (countryId: number) => string | undefined;
  /** Open pages hear of news at once; without it they ask when they are looked at. */
  publish?: Publish<NotificationsSay>;
  /** How many chat messages wait for the account; without it none. */
  countUnreadMessages?: (tx: Reader, accountId: number) => Promise<number>;
  /** Readers with messages unread since before the given moment, and of whom nothing newer has come. */
  listQuietUnread?: (db: Database, quietSince: Date) => Promise<QuietUnread[]>;
}
