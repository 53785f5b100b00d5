import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './kernel/clock.ts';
import { AppError, type ErrorName } from './kernel/errors.ts';
import {
  accountsModule,
  createAddressProof,
  createAssertHuman,
  createOidcProviders,
  createResolveViewer,
  deleteAccountsTask,
  exportDataTask,
  purgeExpiredTask,
  readAccountsSettings,
  registerExportDownload,
  registerSocialCallback,
  type Secrets,
} from './modules/accounts/server/accounts.public.ts';
import {
  chatModule,
  chatTasks,
  countUnreadMessages,
  createChatSockets,
  createHandOverChats,
  createMayReadChatFile,
  createMeterClock,
  createNoteJobs,
  createTellCompanyBlock,
  createTellSuspended,
  listQuietUnread,
  loadJobChatDays,
  loadJobChatFacts,
  loadReplies,
  readBossReplies,
  readPresence,
} from './modules/chat/server/chat.public.ts';
import {
  companiesModule,
  companyAllowsSignIn,
  createRetireMember,
  forgetInvitationsTask,
  invitationsModule,
  mayReadDocument,
  registerLogos,
  teamModule,
  verificationModule,
} from './modules/companies/server/companies.public.ts';
import {
  feedbackModule,
  forgetFeedbackTask,
  forgetSender,
  mayReadAttachment,
} from './modules/feedback/server/feedback.public.ts';
import {
  claimFile,
  filesModule,
  purgeFilesTask,
  registerStoredFiles,
  scanFilesTask,
} from './modules/files/server/files.public.ts';
import {
  confirmJobsTask,
  countOpenFunctions,
  createCheckJob,
  createCompanyJobs,
  createJobPresenter,
  employerJobsModule,
  foldJobDaysTask,
  forgetViewersTask,
  type IndexJobs,
  isEligibleFor,
  jobsModule,
} from './modules/jobs/server/jobs.public.ts';
import {
  createFileReport,
  describeSuspension,
  type ModerationParts,
  moderationModule,
  moderationTasks,
  recordAction,
} from './modules/moderation/server/moderation.public.ts';
import {
  alertsModule,
  createNotify,
  createSettleNews,
  type NotificationsParts,
  notificationsModule,
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
  candidateReader,
  findBlockedCompanies,
  isBlocked,
  preferencesModule,
} from './modules/preferences/server/preferences.public.ts';
import { registerTemplates } from './modules/profiles/server/profiles.public.ts';
import {
  bossFactsTasks,
  createAlertSearch,
  createSearchEngine,
  openSearchPool,
  registerSitemaps,
  rememberTotals,
  searchModule,
  searchTasks,
} from './modules/search/server/search.public.ts';
import { purgeTrackingTask, refreshPopularityTask, trackingModule } from './modules/tracking/server/tracking.public.ts';
import { allNotices } from './notices.ts';
import type { RequestFacts } from './platform/context.ts';
import { type DatabasePool, openDatabase, type Transaction } from './platform/database/database.ts';
import { createDeliver } from './platform/delivery/deliver.ts';
import type { DeliveryMetrics } from './platform/delivery/delivery-metrics.ts';
import { createOutboxDoor, keepsOutbox } from './platform/delivery/outbox-door.ts';
import { purgeMessagesTask } from './platform/delivery/purge-messages.task.ts';
import { createServices } from './platform/delivery/services.ts';
import { startDelivery } from './platform/delivery/start-delivery.ts';
import type { Env } from './platform/env.ts';
import { createAttemptLimit } from './platform/http/attempt-limit.ts';
import { type DoorToken, makeDoorToken } from './platform/http/door-token.ts';
import { readSiteHosts } from './platform/http/site-hosts.ts';
import type { Logger } from './platform/log.ts';
import { createTaskSender } from './platform/queue/queue.ts';
import type { Publish } from './platform/realtime/realtime.ts';
import { createClamdScanner } from './platform/scan/scanner.ts';
import { openStorage } from './platform/storage/open-storage.ts';

export interface ProductParts {
  env: Env;
  root: string;
  database: DatabasePool;
  databaseUrl: string;
  clock: Clock;
  log: Logger;
  /** Live messages to an account's open pages. */
  publish: Publish;
  /** What opens the outbox; without one it stays closed unless a setting names it. */
  outboxToken?: DoorToken;
  /** What the database keeps sealed. */
  secrets: Secrets;
}

export type Product = ReturnType<typeof createProduct>;

/** Puts the modules together, in their order; every role uses the same ones. */
export function createProduct(parts: ProductParts) {
  const { env, root, database, databaseUrl, clock, log, publish, secrets } = parts;
  const { outboxToken = makeDoorToken(env.OUTBOX_TOKEN) } = parts;
  const { db } = database;
  const texts = loadTexts(pathToFileURL(join(root, 'locales/')));
  const data = loadOptionData(env.PARLEY_RATES_FILE, (problem) => log.warn(problem));
  const searchPool = openSearchPool(databaseUrl, env.DATABASE_POOL);
  const engine = createSearchEngine({ pool: searchPool, options: data, clock });
  const sender = createTaskSender(databaseUrl, log);
  const deliver = createDeliver({ services: new Set(createServices(env).keys()), hasOutbox: keepsOutbox(env) });
  // Tries are counted on connections of their own; see attempt-limit.ts.
  const counters = openDatabase(databaseUrl, 2);
  const limit = createAttemptLimit(counters.db, clock);
  const news: NotificationsParts<typeof allNotices> = {
    notices: allNotices,
    texts,
    clock,
    deliver,
    siteUrl: siteUrl(env),
    readSecret: secrets.read,
    mayReadOutbox: createOutboxDoor(env, outboxToken),
    publish,
    countUnreadMessages,
    listQuietUnread,
  };
  const notify = createNotify(news);
  const accountsParts = {
    texts,
    limit,
    deliver,
    enqueue: sender.enqueue,
    publicUrl: env.PUBLIC_URL,
    settings: readAccountsSettings(env),
    secrets,
    providers: createOidcProviders(),
    maySignIn: companyAllowsSignIn,
    describeSuspension,
    notify,
  };
  const resolveLocale = createResolveLocale(readCountryHosts(env.PARLEY_COUNTRY_HOSTS));
  const resolveViewer = createResolveViewer(db, clock);
  const namesIn = createOptionNames(data);
  const fileReport = createFileReport(data);
  const storage = openStorage(env, join(env.PARLEY_DATA_DIR ?? join(root, '.parley'), 'files'), clock);
  const noteJobs = createNoteJobs(clock, sender.enqueue);
  // Whoever writes a job says so once: search follows at once, the conversations about it soon after.
  const indexJobs: IndexJobs = async (tx, ids) => {
    await engine.indexJobs(tx, ids);
    await noteJobs(tx, ids);
  };
  const scanner = env.CLAMD_URL
    ? createClamdScanner(env.CLAMD_URL, (error) => log.error({ err: error }, 'the malware scanner failed'))
    : undefined;
  const files = { storage, scanner };
  const explain = (request: RequestFacts, refusal: ErrorName) =>
    texts.describeError(new AppError(refusal), resolveLocale(request).language).message;
  const mayReadChatFile = createMayReadChatFile(clock);
  const mayRead = {
    company_document: mayReadDocument,
    chat_picture: mayReadChatFile,
    chat_file: mayReadChatFile,
    resume: mayReadChatFile,
    feedback: mayReadAttachment,
  };
  const team = {
    data,
    namesIn,
    notify,
    jobs: createCompanyJobs(indexJobs),
    handOverChats: createHandOverChats(publish, clock),
    indexCompanies: (tx: Transaction, ids: number[]) => engine.indexCompanies(tx, ids),
  };
  const moderation: ModerationParts = {
    data,
    namesIn,
    texts,
    notify,
    enqueue: sender.enqueue,
    indexJobs,
    indexCompanies: team.indexCompanies,
  };
  const retireMember = createRetireMember(team);
  const presenter = createJobPresenter(data, namesIn, texts.translate, loadReplies);
  const meters = createMeterClock(db, clock, log, notify);
  const searchParts = { engine, countJobs: rememberTotals(engine, clock), data, texts, presenter };
  const alertSearch = createAlertSearch(searchParts, clock);
  return {
    texts,
    engine,
    resolveLocale,
    resolveViewer,
    modules: [
      optionsModule(data, texts),
      accountsModule(accountsParts),
      filesModule(files),
      companiesModule({ namesIn, countOpenFunctions, fileReport, findBlockedCompanies, loadReplies }),
      teamModule(team),
      invitationsModule({
        namesIn,
        notify,
        texts,
        deliver,
        limit,
        publicUrl: env.PUBLIC_URL,
        proof: createAddressProof(accountsParts),
      }),
      verificationModule(team, recordAction),
      preferencesModule({ data, namesIn, tellCompanyBlock: createTellCompanyBlock(publish) }),
      jobsModule({ data, presenter, namesIn, loadReplies, readPresence, fileReport }),
      employerJobsModule({
        presenter,
        namesIn,
        texts,
        checkJob: createCheckJob(data),
        indexJobs,
        loadChatFacts: loadJobChatFacts,
        loadChatDays: loadJobChatDays,
      }),
      searchModule(searchParts),
      chatModule({
        publish,
        fileReport,
        translate: texts.translate,
        wakeMeters: meters.wake,
        claimFile,
        isEligible: isEligibleFor,
        isCompanyBlocked: isBlocked,
        readCandidate: candidateReader({ data, namesIn }),
        presentTalentEligibility: presenter.presentTalentEligibility,
        presentPayFit: presenter.presentPayFit,
        notify,
        settleNews: createSettleNews(news),
      }),
      notificationsModule(news),
      alertsModule(alertSearch),
      trackingModule(),
      moderationModule(moderation),
      feedbackModule({
        texts,
        deliver,
        limit,
        files,
        assertHuman: createAssertHuman(accountsParts),
        recordAction,
        siteUrl: news.siteUrl,
      }),
    ],
    tasks: [
      purgeMessagesTask(db, clock),
      purgeExpiredTask(db, clock),
      deleteAccountsTask(db, clock, async (store, accountId, now) => {
        await retireMember(store, accountId, now);
        await forgetSender(store, accountId);
      }),
      exportDataTask(db, clock, deliver, texts),
      purgeFilesTask(db, storage, clock),
      scanFilesTask(db, log, files),
      forgetInvitationsTask(db, clock),
      forgetViewersTask(db, clock),
      foldJobDaysTask(db, clock),
      forgetFeedbackTask(db, clock),
      confirmJobsTask(db, clock, indexJobs, notify),
      ...searchTasks(engine),
      ...bossFactsTasks(db, clock, engine, readBossReplies),
      sendDigestsTask(db, news),
      sendAlertsTask(db, news, alertSearch),
      purgeNotificationsTask(db, clock),
      refreshPopularityTask(db, clock),
      purgeTrackingTask(db, clock),
      ...chatTasks(db, clock, { publish, notify }),
      ...moderationTasks(db, clock, moderation, createTellSuspended({ publish, notify })),
    ],
    /** Its connections besides those of the database it was given. */
    pools: { search: searchPool, counters: counters.pool },
    /** The workers that hand outgoing messages to their services. */
    startDelivery: (metrics: DeliveryMetrics) =>
      startDelivery({ databaseUrl, openServices: (rules) => createServices(env, rules), log, metrics }),
    /** What is said and heard over sockets. */
    sockets: createChatSockets(db, clock, publish),
    /** Addresses that are neither pages nor calls. */
    registerFiles(app: FastifyInstance): void {
      registerExportDownload(app, { db, clock, resolveViewer, resolveLocale });
      registerSocialCallback(app, { db, clock, resolveLocale, ...accountsParts });
      registerLogos(app, db, storage);
      registerStoredFiles(app, { db, storage, resolveViewer, mayRead, explain });
      registerTemplates(app, texts);
      registerSitemaps(app, { db, data, hosts: readSiteHosts(env) });
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
  return env.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? (isLocal ? `http://localhost:${env.PORT}` : undefined);
}
