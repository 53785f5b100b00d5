import { join } from 'node:path';
import type { Clock } from '#src/kernel/clock.ts';
import type { NoticeTable } from '#src/kernel/notices.ts';
import { type Database, type DatabasePool, openDatabase } from '../database/database.ts';
import type { Replicas } from '../database/replicas.ts';
import { createDeliver, type Deliver } from '../delivery/deliver.ts';
import type { ForgetPushAddress, Notify, SettleNews } from '../delivery/notify.ts';
import { keepsOutbox } from '../delivery/outbox-access.ts';
import { createServices } from '../delivery/services.ts';
import type { Env } from '../env.ts';
import { type AccessToken, makeAccessToken } from '../http/access-token.ts';
import { type AttemptLimit, createAttemptLimit } from '../http/attempt-limit.ts';
import type { Logger } from '../log.ts';
import type { OpenSearch } from '../opensearch/opensearch.ts';
import { createTaskSender, type Enqueue } from '../queue/queue.ts';
import type { Publish } from '../realtime/realtime.ts';
import { createClamdScanner, type Scanner } from '../scan/scanner.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createEventBus } from './event-bus.ts';
import { type Ask, createQuestions } from './questions.ts';

/** What the program is started with. */
export interface PlatformParts {
  /** Every kind of notice that there is. */
  notices: NoticeTable;
  env: Env;
  root: string;
  database: DatabasePool;
  /** Of the server itself, for what leaves something on a connection: hearing, searching, settings. */
  databaseUrl: string;
  /** What may answer for the database where a little age does no harm. */
  replicas?: Replicas;
  clock: Clock;
  log: Logger;
  /** An OpenSearch beside the database, where the settings name one. */
  searchServer?: OpenSearch;
  /** Live messages to an account's open pages. */
  publish: Publish;
  /** What opens the outbox; without one it stays closed unless a setting names it. */
  outboxToken?: AccessToken;
  /** What the database keeps sealed. */
  secrets: Secrets;
  /** Counts listeners that failed after the commit. */
  onListenerFailure?(event: string): void;
  /** Hears every event as soon as its transaction is safe. */
  onCommitted?(event: string, happened: readonly unknown[]): void;
}

/** What every module is given: machinery without domain words. */
export interface Platform
  extends Omit<PlatformParts, 'database' | 'outboxToken' | 'onListenerFailure' | 'onCommitted'> {
  db: Database;
  outboxToken: AccessToken;
  /** Adds work to the queue within a transaction. */
  enqueue: Enqueue;
  /** Sends an e-mail or an SMS within a transaction. */
  deliver: Deliver;
  /** Counts tries, also those of requests that are rolled back. */
  limit: AttemptLimit;
  /** Where files are kept, and who looks at them first if anybody does. */
  storage: Storage;
  scanner?: Scanner;
  /** The site's address in messages that no request has asked for; without it they carry no links. */
  siteUrl?: string;
  notify: Notify<NoticeTable>;
  settleNews: SettleNews;
  forgetPushAddress: ForgetPushAddress;
  /** Asks what only a later module knows. */
  ask: Ask;
}

/** Opens what all modules share. */
export function openPlatform({ database, outboxToken, onListenerFailure, onCommitted, ...parts }: PlatformParts) {
  const { env, root, databaseUrl, clock, log } = parts;
  const sender = createTaskSender(databaseUrl, log);
  // Tries are counted on connections of their own; see attempt-limit.ts. Neither goes through a pooler: both are used
  // within transactions, and whoever has the pooler's last connection would wait for another one for ever.
  const counters = openDatabase(databaseUrl, 2);
  const publicReader = parts.replicas?.readerBeside(
    database.db.reader,
    (url) => openDatabase(url, env.DATABASE_POOL).pool,
  );
  const questions = createQuestions();
  const bus = createEventBus({ log, onFailure: onListenerFailure, onCommitted });
  const platform: Platform = {
    ...parts,
    db: database.db.heardBy(bus.tell, publicReader),
    outboxToken: outboxToken ?? makeAccessToken(env.OUTBOX_TOKEN),
    enqueue: sender.enqueue,
    deliver: createDeliver({ services: new Set(createServices(env).keys()), hasOutbox: keepsOutbox(env) }),
    limit: createAttemptLimit(counters.db, clock),
    storage: openStorage(env, join(env.PARLEY_DATA_DIR ?? join(root, '.parley'), 'files'), clock),
    scanner: openScanner(env, log),
    siteUrl: siteUrl(env),
    notify: questions.ask('platform.notify'),
    settleNews: questions.ask('platform.settleNews'),
    forgetPushAddress: questions.ask('platform.forgetPushAddress'),
    ask: questions.ask,
  };
  return {
    platform,
    questions,
    bus,
    pools: { counters: counters.pool },
    close: async () => {
      await Promise.all([counters.close(), sender.close()]);
    },
  };
}

function openScanner(env: Env, log: Logger): Scanner | undefined {
  if (!env.CLAMD_URL) return undefined;
  return createClamdScanner(env.CLAMD_URL, (error) => log.error({ err: error }, 'the malware scanner failed'));
}

/** On the own machine the site's address is known without a setting. */
function siteUrl(env: Env): string | undefined {
  const isLocal = env.HOST === '127.0.0.1' || env.HOST === 'localhost';
  return env.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? (isLocal ? `http://localhost:${env.PORT}` : undefined);
}
