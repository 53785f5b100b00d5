import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './kernel/clock.ts';
import {
  accountsModule,
  createOidcProviders,
  createResolveViewer,
  deleteAccountsTask,
  exportDataTask,
  purgeExpiredTask,
  readAccountsSettings,
  registerSocialCallback,
} from './modules/accounts/server/accounts.public.ts';
import {
  companiesModule,
  mayReadDocument,
  registerLogos,
  teamModule,
  verificationModule,
} from './modules/companies/server/companies.public.ts';
import { filesModule, purgeFilesTask, registerStoredFiles } from './modules/files/server/files.public.ts';
import {
  confirmJobsTask,
  countOpenFunctions,
  createCheckJob,
  createCompanyJobs,
  createJobPresenter,
  employerJobsModule,
  forgetViewersTask,
  type IndexJobs,
  jobsModule,
} from './modules/jobs/server/jobs.public.ts';
import { createFileReport, moderationModule, recordAction } from './modules/moderation/server/moderation.public.ts';
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
  createSearchEngine,
  openSearchPool,
  registerSitemaps,
  searchModule,
  searchTasks,
} from './modules/search/server/search.public.ts';
import { purgeTrackingTask, refreshPopularityTask, trackingModule } from './modules/tracking/server/tracking.public.ts';
import { type DatabasePool, openDatabase, type Transaction } from './platform/database/database.ts';
import { createDeliver } from './platform/delivery/deliver.ts';
import type { Notify } from './platform/delivery/notify.ts';
import { sendMessageTask } from './platform/delivery/send-message.ts';
import { createServices } from './platform/delivery/services.ts';
import type { Env } from './platform/env.ts';
import { createAttemptLimit } from './platform/http/attempt-limit.ts';
import type { Logger } from './platform/log.ts';
import { createTaskSender } from './platform/queue/queue.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';

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
  const accountsParts = {
    texts,
    limit,
    deliver,
    publicUrl: env.PUBLIC_URL,
    settings: readAccountsSettings(env),
    providers: createOidcProviders(),
  };
  const resolveLocale = createResolveLocale(readCountryHosts(env.PARLEY_COUNTRY_HOSTS));
  const namesIn = createOptionNames(data);
  const fileReport = createFileReport(data);
  const storage = createDiskStorage(join(env.PARLEY_DATA_DIR ?? join(root, '.parley'), 'files'));
  const resolveViewer = createResolveViewer(db, clock);
  // The notification centre takes this place.
  const notify: Notify = async () => {};
  const indexJobs: IndexJobs = (tx, ids) => engine.indexJobs(tx, ids);
  const team = {
    data,
    namesIn,
    notify,
    jobs: createCompanyJobs(indexJobs),
    indexCompanies: (tx: Transaction, ids: number[]) => engine.indexCompanies(tx, ids),
  };
  const presenter = createJobPresenter(data, namesIn, texts.translate);
  return {
    texts,
    engine,
    resolveLocale,
    resolveViewer,
    modules: [
      optionsModule(data, texts),
      accountsModule(accountsParts),
      filesModule(storage),
      companiesModule({ namesIn, countOpenFunctions, fileReport, findBlockedCompanies }),
      teamModule(team),
      verificationModule(team, recordAction),
      preferencesModule({ data, namesIn }),
      jobsModule({ presenter, namesIn, fileReport }),
      employerJobsModule({ presenter, namesIn, texts, checkJob: createCheckJob(data), indexJobs }),
      searchModule({ engine, data, texts, presenter }),
      trackingModule(),
      moderationModule(),
    ],
    tasks: [
      sendMessageTask(db, services, log),
      purgeExpiredTask(db, clock),
      deleteAccountsTask(db, clock),
      exportDataTask(db, clock, deliver, texts),
      purgeFilesTask(db, storage, clock),
      forgetViewersTask(db, clock),
      confirmJobsTask(db, clock, indexJobs, notify),
      ...searchTasks(engine),
      refreshPopularityTask(db, clock),
      purgeTrackingTask(db, clock),
    ],
    /** Addresses that are neither pages nor calls. */
    registerFiles(app: FastifyInstance): void {
      registerSocialCallback(app, { db, clock, resolveLocale, ...accountsParts });
      registerLogos(app, db, storage);
      registerStoredFiles(app, { db, storage, resolveViewer, mayRead: { company_document: mayReadDocument } });
      registerSitemaps(app, { db, data, publicUrl: env.PUBLIC_URL });
    },
    close: async () => {
      await Promise.all([searchPool.end(), counters.close(), sender.close()]);
    },
  };
}
