import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './kernel/clock.ts';
import {
  accountsModule,
  createResolveViewer,
  deleteAccountsTask,
  exportDataTask,
  purgeExpiredTask,
} from './modules/accounts/server/accounts.public.ts';
import { companiesModule, registerLogos } from './modules/companies/server/companies.public.ts';
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
import { sendMessageTask } from './platform/delivery/send-message.ts';
import { createServices } from './platform/delivery/services.ts';
import type { Env } from './platform/env.ts';
import { createAttemptLimit } from './platform/http/attempt-limit.ts';
import type { Logger } from './platform/log.ts';
import { createTaskSender } from './platform/queue/queue.ts';

export interface ProductParts {
  env: Env;
  root: string;
  database: DatabasePool;
  databaseUrl: string;
  clock: Clock;
  log: Logger;
}

export type Product = ReturnType<typeof createProduct>;

/** Puts the modules together, in their order; every role uses the same ones. */
export function createProduct({ env, root, database, databaseUrl, clock, log }: ProductParts) {
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
  const news: NotificationsParts = { texts, clock, deliver, enqueue: sender.enqueue, siteUrl: siteUrl(env) };
  const notify = createNotify(news);
  const namesIn = createOptionNames(data);
  const fileReport = createFileReport(data);
  const presenter = createJobPresenter(data, namesIn, texts.translate);
  const searchParts = { engine, data, texts, presenter };
  const alertSearch = createAlertSearch(searchParts, clock);
  return {
    texts,
    engine,
    resolveLocale: createResolveLocale(readCountryHosts(env.PARLEY_COUNTRY_HOSTS)),
    resolveViewer: createResolveViewer(db, clock),
    modules: [
      optionsModule(data, texts),
      accountsModule({ texts, limit, deliver, publicUrl: env.PUBLIC_URL, notify }),
      companiesModule({ namesIn, countOpenFunctions, fileReport }),
      jobsModule({ presenter, namesIn, fileReport }),
      searchModule(searchParts),
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
    ],
    /** Addresses that are neither pages nor calls. */
    registerFiles(app: FastifyInstance): void {
      registerLogos(app, db);
      registerSitemaps(app, { db, data, publicUrl: env.PUBLIC_URL });
    },
    close: async () => {
      await Promise.all([searchPool.end(), counters.close(), sender.close()]);
    },
  };
}

/** The site's address in messages that no request has asked for; on the own machine it is known without a setting. */
function siteUrl(env: Env): string | undefined {
  const isLocal = env.HOST === '127.0.0.1' || env.HOST === 'localhost';
  return env.PUBLIC_URL?.replace(/\/+$/, '') ?? (isLocal ? `http://localhost:${env.PORT}` : undefined);
}
