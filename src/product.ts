import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './kernel/clock.ts';
import { AppError } from './kernel/errors.ts';
import {
  accountsModule,
  createOidcProviders,
  createResolveViewer,
  deleteAccountsTask,
  exportDataTask,
  purgeExpiredTask,
  readAccountsSettings,
  registerExportDownload,
  registerSocialCallback,
} from './modules/accounts/server/accounts.public.ts';
import {
  chatModule,
  chatTasks,
  countUnreadChats,
  createChatSockets,
  createMeterClock,
  listQuietUnread,
  loadReplies,
} from './modules/chat/server/chat.public.ts';
import { companiesModule, companyAllowsSignIn, registerLogos } from './modules/companies/server/companies.public.ts';
import {
  countOpenFunctions,
  createJobPresenter,
  forgetViewersTask,
  jobsModule,
} from './modules/jobs/server/jobs.public.ts';
import { createFileReport } from './modules/moderation/server/moderation.public.ts';
import {
  alertsModule,
  createNotify,
  type NotificationsParts,
  notificationsModule,
  publishNewsTask,
  purgeNotificationsTask,
  sendAlertsTask,
  sendDigestsTask,
} from './modules/notifications/server/notifications.public.ts';
import {
  createOptionNames,
  createResolveLocale,
  loadOptionData,
  loadTexts,
  optionsModule,
  readCountryHosts,
} from './modules/options/server/options.public.ts';
import { findBlockedCompanies, preferencesModule } from './modules/preferences/server/preferences.public.ts';
import {
  createAlertSearch,
  createSearchEngine,
  openSearchPool,
  registerSitemaps,
  searchModule,
  searchTasks,
} from './modules/search/server/search.public.ts';
import { purgeTrackingTask, refreshPopularityTask, trackingModule } from './modules/tracking/server/tracking.public.ts';
import { type DatabasePool, openDatabase } from './platform/database/database.ts';
import { createDeliver } from './platform/delivery/deliver.ts';
import { createOutboxDoor } from './platform/delivery/outbox-door.ts';
import { sendMessageTask } from './platform/delivery/send-message.ts';
import { createServices } from './platform/delivery/services.ts';
import type { Env } from './platform/env.ts';
import { createAttemptLimit } from './platform/http/attempt-limit.ts';
import type { Logger } from './platform/log.ts';
import { createTaskSender } from './platform/queue/queue.ts';
import type { Publish } from './platform/realtime/realtime.ts';

export interface ProductParts {
  env: Env;
  root: string;
  database: DatabasePool;
  databaseUrl: string;
  clock: Clock;
  log: Logger;
  /** Live messages to an account's open pages. */
  publish: Publish;
}

export type Product = ReturnType<typeof createProduct>;

/** Puts the modules together, in their order; every role uses the same ones. */
export function createProduct({ env, root, database, databaseUrl, clock, log, publish }: ProductParts) {
  const { db } = database;
  const texts = loadTexts(pathToFileURL(join(root, 'locales/')));
  const data = loadOptionData(env.PARLEY_RATES_FILE, (problem) => log.warn(problem));
  const searchPool = openSearchPool(databaseUrl, env.DATABASE_POOL);
  const engine = createSearchEngine({ pool: searchPool, options: data, clock });
  const services = createServices(env);
  const sender = createTaskSender(databaseUrl, log);
  const deliver = createDeliver({ services: new Set(services.keys()), enqueue: sender.enqueue });
  // Tries are counted on connections of their own; see attempt-limit.ts.
  const counters = openDatabase(databaseUrl, 2);
  const limit = createAttemptLimit(counters.db, clock);
  const news: NotificationsParts = {
    texts,
    clock,
    deliver,
    enqueue: sender.enqueue,
    siteUrl: siteUrl(env),
    mayReadOutbox: createOutboxDoor(env),
    publish,
    countUnreadChats,
    listQuietUnread,
  };
  const notify = createNotify(news);
  const accountsParts = {
    texts,
    limit,
    deliver,
    publicUrl: env.PUBLIC_URL,
    settings: readAccountsSettings(env),
    providers: createOidcProviders(),
    maySignIn: companyAllowsSignIn,
    notify,
  };
  const resolveLocale = createResolveLocale(readCountryHosts(env.PARLEY_COUNTRY_HOSTS));
  const resolveViewer = createResolveViewer(db, clock);
  const namesIn = createOptionNames(data);
  const fileReport = createFileReport(data);
  const presenter = createJobPresenter(data, namesIn, texts.translate, loadReplies);
  const meters = createMeterClock(db, clock, log);
  const searchParts = { engine, data, texts, presenter };
  const alertSearch = createAlertSearch(searchParts, clock);
  return {
    texts,
    engine,
    resolveLocale,
    resolveViewer,
    modules: [
      optionsModule(data, texts),
      accountsModule(accountsParts),
      companiesModule({ namesIn, countOpenFunctions, fileReport, findBlockedCompanies, loadReplies }),
      preferencesModule({ data, namesIn }),
      jobsModule({ presenter, namesIn, loadReplies, fileReport }),
      searchModule(searchParts),
      chatModule({
        publish,
        fileReport,
        translate: texts.translate,
        wakeMeters: meters.wake,
        // Until files and preferences are there.
        claimFile: async () => {
          throw new AppError('notFound');
        },
        isEligible: async () => true,
        isCompanyBlocked: async () => false,
        notify,
      }),
      notificationsModule(news),
      alertsModule(alertSearch),
      trackingModule(),
    ],
    tasks: [
      sendMessageTask(db, services, log),
      purgeExpiredTask(db, clock),
      deleteAccountsTask(db, clock),
      exportDataTask(db, clock, deliver, texts),
      forgetViewersTask(db, clock),
      ...searchTasks(engine),
      publishNewsTask(news),
      sendDigestsTask(db, news),
      sendAlertsTask(db, news, alertSearch),
      purgeNotificationsTask(db, clock),
      refreshPopularityTask(db, clock),
      purgeTrackingTask(db, clock),
      ...chatTasks(db, clock, publish),
    ],
    /** What is said and heard over sockets. */
    sockets: createChatSockets(db, clock, publish),
    /** Addresses that are neither pages nor calls. */
    registerFiles(app: FastifyInstance): void {
      registerExportDownload(app, { db, clock, resolveViewer });
      registerSocialCallback(app, { db, clock, resolveLocale, ...accountsParts });
      registerLogos(app, db);
      registerSitemaps(app, { db, data, publicUrl: env.PUBLIC_URL });
    },
    close: async () => {
      await meters.close();
      await Promise.all([searchPool.end(), counters.close(), sender.close()]);
    },
  };
}

/** The site's address in messages that no request has asked for; on the own machine it is known without a setting. */
function siteUrl(env: Env): string | undefined {
  const isLocal = env.HOST === '127.0.0.1' || env.HOST === 'localhost';
  return env.PUBLIC_URL?.replace(/\/+$/, '') ?? (isLocal ? `http://localhost:${env.PORT}` : undefined);
}
