import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATHERED, tagsOfChange, tagsOfEvent } from './kept-page-rules.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import type { AppError } from './kernel/errors.ts';
import { createResolveViewer, openSecrets } from './modules/accounts/server/accounts.public.ts';
import { findMembership } from './modules/companies/server/companies.public.ts';
import { createResolveKey } from './modules/integrations/server/integrations.public.ts';
import { mountPages, type PageParts } from './pages.ts';
import { CircuitBreaker } from './platform/circuit-breaker.ts';
import type { Link } from './platform/cluster/link.ts';
import type { Welcome } from './platform/cluster/messages.ts';
import { createSharedBus } from './platform/cluster/shared-bus.ts';
import { SharedRateLimiter } from './platform/cluster/shared-rate-limit.ts';
import type { Locale, RequestFacts } from './platform/context.ts';
import type { DatabasePool, Pool } from './platform/database/database.ts';
import { type DatabaseHealth, watchDatabase } from './platform/database/database-health.ts';
import { listMigrations } from './platform/database/migrate.ts';
import { readPartitions } from './platform/database/partitions.ts';
import { Replicas } from './platform/database/replicas.ts';
import type { LaneRules } from './platform/delivery/lanes.ts';
import { createServices } from './platform/delivery/services.ts';
import { startDelivery } from './platform/delivery/start-delivery.ts';
import type { Env } from './platform/env.ts';
import { type AccessToken, makeAccessToken } from './platform/http/access-token.ts';
import { createMethodsAt, registerApi, send } from './platform/http/api-routes.ts';
import { CachePurger } from './platform/http/cache-purger.ts';
import { collectWhenIdle } from './platform/http/collect-when-idle.ts';
import { createDispatch } from './platform/http/dispatch.ts';
import { documentationModule, registerOpenApi } from './platform/http/documentation.ts';
import { createDrain } from './platform/http/drain.ts';
import { dropAgain } from './platform/http/drop-again.ts';
import { KeptPages, type KeptPagesParts } from './platform/http/kept-pages.ts';
import { RateLimiter } from './platform/http/rate-limit.ts';
import { requestFacts } from './platform/http/request-facts.ts';
import { createServer } from './platform/http/server.ts';
import { registerStaticFiles } from './platform/http/static-files.ts';
import { createCallWatch } from './platform/http/watch-calls.ts';
import { watchKeptPages } from './platform/http/watch-kept-pages.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { OpenSearch } from './platform/opensearch/opensearch.ts';
import { startQueue } from './platform/queue/queue.ts';
import { createQueueReader } from './platform/queue/read-queue.ts';
import { createMemoryBus } from './platform/realtime/bus.ts';
import { Realtime } from './platform/realtime/realtime.ts';
import { createRedisBus } from './platform/realtime/redis-bus.ts';
import { watchSessions } from './platform/realtime/session-watch.ts';
import { closeRedis, connectRedis } from './platform/redis/connect-redis.ts';
import { RedisRateLimiter } from './platform/redis/redis-rate-limit.ts';
import { sharePages } from './platform/redis/share-pages.ts';
import { createErrorReporter } from './platform/report-error.ts';
import { StartError } from './platform/start-error.ts';
import { keepSwept } from './platform/storage/temporary-files.ts';
import { createProduct, type Product } from './product.ts';

const WARM_UP_MS = 500;

export interface StartOptions {
  env: Env;
  root: string;
  database: DatabasePool;
  databaseUrl: string;
  clock?: Clock;
  /** Only the API: for tests that need no built pages. */
  withoutPages?: boolean;
  /** One of several processes that serve one address on this machine; see platform/cluster. */
  member?: { link: Link; welcome: Welcome };
  /** Adds Vite's middleware and its way to the newest code. */
  attachDevServer?: (
    server: Server,
  ) => Promise<{ loadBuild: NonNullable<PageParts['loadDevBuild']>; handle: Middleware }>;
}

type Middleware = (request: FastifyRequest['raw'], reply: FastifyReply['raw'], next: () => void) => void;

export interface Running {
  address: string;
  /** What opens the addresses that are not for everyone. */
  tokens: Tokens;
  close(): Promise<void>;
  /** Closes without losing a request, while others take the new ones. */
  leave(): Promise<void>;
}

interface Tokens {
  outbox: AccessToken;
  metrics: AccessToken;
}

/** What all roles of a process share. */
interface Ground {
  options: StartOptions;
  product: Product;
  clock: Clock;
  log: Logger;
  roles: ReadonlySet<string>;
  tokens: Tokens;
  health: DatabaseHealth;
  metrics: Metrics;
  /** Pages that are drawn once for many. */
  kept?: KeptPages;
}

/** Starts the roles that the settings ask for. */
export async function startParley(options: StartOptions): Promise<Running> {
  const { env, database, root, databaseUrl, member } = options;
  const clock = options.clock ?? systemClock;
  const log = createLogger(env.LOG_LEVEL);
  const roles = readRoles(env);
  const metrics = createMetrics(member && (() => member.link.ask('metrics', null)));
  member?.link.on('metrics', async ({ id }) =>
    member.link.tell({ type: 'metrics', id, metrics: await metrics.json() }),
  );
  const realtime = await openRealtime(options, log);
  const made = member?.welcome.tokens;
  const tokens = {
    outbox: makeAccessToken(env.OUTBOX_TOKEN, made?.outbox),
    metrics: makeAccessToken(env.METRICS_TOKEN, made?.metrics),
  };
  const { publish } = realtime;
  const replicas = roles.has('web') ? openReplicas(options, log, metrics) : undefined;
  const onChange = () => replicas?.noteChange();
  const keepsPages = roles.has('web') && !options.attachDevServer && env.PARLEY_KEPT_PAGES_MB > 0;
  const shared = keepsPages && env.REDIS_URL ? await sharePages(env.REDIS_URL, root, KEPT_SECONDS, log) : undefined;
  const kept = keepsPages ? openKeptPages(env, clock, metrics, { onChange, shared: shared?.pages }) : undefined;
  const secrets = await openSecrets(env, env.PARLEY_DATA_DIR ?? join(root, '.parley'), database.db);
  const searchServer = openSearchServer(env, log, metrics);
  const product = createProduct({
    env,
    root,
    database,
    databaseUrl,
    replicas,
    searchServer,
    clock,
    log,
    publish,
    secrets,
    outboxToken: tokens.outbox,
    onListenerFailure: metrics.countListenerFailure,
    onCommitted: kept && ((event, happened) => dropChanged(kept, event, happened)),
  });
  watchProcess(metrics, log, { main: database.pool, ...product.pools }, realtime);
  metrics.watchQueue(createQueueReader(database.db.reader, product.backlogs));
  for (const gauge of product.gauges) metrics.watchSite(database.db.reader, gauge);
  if (roles.has('worker')) {
    metrics.watchPartitions(() => readPartitions(database.db.reader, product.partitions, clock.now()));
  }
  const health = watchDatabase(databaseUrl, await listMigrations(join(root, 'migrations')), log);
  const queue = roles.has('worker')
    ? await startQueue(
        env.DATABASE_POOLER_URL ?? databaseUrl,
        product.tasks,
        log,
        metrics.observeTask,
        product.retiredTasks,
      )
    : undefined;
  const work = roles.has('worker') ? product.startWork() : [];
  const delivery = roles.has('worker') ? deliverMessages(options, product, log, metrics) : undefined;
  const sockets = roles.has('realtime') ? realtime : undefined;
  // A worker alone listens too: for those who ask how it is.
  const web = await startWeb({ options, product, clock, log, roles, tokens, health, metrics, kept }, sockets);
  const changes = kept && watchKeptPages(databaseUrl, log, searchServer ? dropAgain(kept) : kept, tagsOfChange);
  const swept = keepSwept((error) => log.warn({ err: error }, 'temporary files'));
  const purges = roles.has('worker') ? purgeCache(options, log, metrics) : undefined;
  const watch =
    sockets &&
    watchSessions(
      databaseUrl,
      log,
      (what, id) => sockets.end(what, id),
      () => sockets.renew(),
    );
  // First no new requests, then the running background work; the caller closes the database.
  const closeAll = async () => {
    swept.close();
    await watch?.close();
    await changes?.close();
    await purges?.close();
    await realtime.close();
    await web.close();
    await Promise.all([queue?.stop(), delivery?.stop(), ...work.map((one) => one.close())]);
    searchServer?.close();
    await health.close();
    await product.close();
    await replicas?.close();
    await shared?.close();
  };
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= closeAll();
    return closed;
  };
  return {
    address: web.address,
    tokens,
    close,
    leave: async () => {
      // Only their pages come again: what running requests have to say still reaches everybody.
      realtime.sendAway();
      await web.drain();
      await close();
    },
  };
}

const KEPT_SECONDS = 60;

type KeptPagesOthers = Pick<KeptPagesParts, 'onChange' | 'shared'>;

function openKeptPages(env: Env, clock: Clock, metrics: Metrics, others: KeptPagesOthers): KeptPages {
  const now = () => clock.now().getTime();
  const most = env.PARLEY_KEPT_PAGES_MB * 1024 * 1024;
  const pages = new KeptPages({ most, seconds: KEPT_SECONDS, gathered: GATHERED, now, metrics, ...others });
  metrics.watchNumber('kept_pages_bytes', 'Bytes of the pages that are kept in memory', () => pages.bytes);
  return pages;
}

function openSearchServer({ OPENSEARCH_URL: url }: Env, log: Logger, metrics: Metrics): OpenSearch | undefined {
  return url ? new OpenSearch({ url, log, onAnswer: metrics.countSearchAnswer }) : undefined;
}

function openReplicas({ env, database }: StartOptions, log: Logger, metrics: Metrics): Replicas | undefined {
  const urls = env.DATABASE_REPLICA_URL;
  // Without pages in memory nobody listens for changes, and a change of another process would not be known of.
  if (!urls || env.PARLEY_KEPT_PAGES_MB === 0) return undefined;
  const replicas = new Replicas({ urls, primary: database.db, log, onRead: metrics.countReplicaRead });
  const help = 'Seconds that the oldest replica is behind, as far as this process knows';
  metrics.watchNumber('database_replica_age_seconds', help, () => replicas.age);
  return replicas;
}

function dropChanged(pages: KeptPages, event: string, happened: readonly unknown[]): void {
  const tags = tagsOfEvent(event, happened);
  if (tags.length > 0) pages.dropAhead(tags);
}

/** Tells the cache in front of the site, where there is one, of every change that any process has made. */
function purgeCache({ env, databaseUrl }: StartOptions, log: Logger, metrics: Metrics) {
  if (!env.CACHE_PURGE_URL) return undefined;
  const purger = new CachePurger({ url: env.CACHE_PURGE_URL, log, onPurged: metrics.countPurge });
  const watch = watchKeptPages(databaseUrl, log, purger, tagsOfChange);
  return {
    close: async () => {
      await watch.close();
      await purger.close();
    },
  };
}

/** The workers that hand outgoing messages to their services. */
function deliverMessages({ env, databaseUrl }: StartOptions, product: Product, log: Logger, metrics: Metrics) {
  const onGone = product.services.forgetPushAddress;
  const openServices = (rules: LaneRules) => createServices(env, rules, onGone);
  return startDelivery({ databaseUrl, poolerUrl: env.DATABASE_POOLER_URL, openServices, log, metrics });
}

/** What this process holds open, for the metrics; a connection that breaks is written down too. */
function watchProcess(metrics: Metrics, log: Logger, pools: Record<string, Pool>, realtime: Realtime): void {
  for (const [name, pool] of Object.entries(pools)) {
    pool.on('error', (error) => {
      metrics.countPoolError(name);
      log.warn({ err: error, pool: name }, 'a database connection broke');
    });
  }
  metrics.watchPools(pools);
  metrics.watchNumber('sockets_open', 'Open sockets of this process', () => realtime.size);
}

function readRoles(env: Env): ReadonlySet<string> {
  const roles = new Set(env.PARLEY_ROLES.split(',').map((role) => role.trim()));
  const unknown = [...roles].find((role) => !['web', 'realtime', 'worker'].includes(role));
  if (unknown) throw new StartError(`PARLEY_ROLES names the unknown role '${unknown}'. Known: web, realtime, worker.`);
  return roles;
}

async function openRealtime({ env, member }: StartOptions, log: Logger): Promise<Realtime> {
  const own = () => (member ? createSharedBus(member.link) : createMemoryBus());
  const bus = env.REDIS_URL ? await createRedisBus(env.REDIS_URL, log) : own();
  return new Realtime({ bus, log, proxies: env.TRUST_PROXY });
}

interface Web {
  address: string;
  /** Stops taking visitors and waits until those who are here have their answers. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

async function startWeb(ground: Ground, sockets: Realtime | undefined): Promise<Web> {
  const { options, product, clock, log, roles, health } = ground;
  const { env, root } = options;
  const { db, texts, resolveLocale } = product.services;
  const resolveViewer = createResolveViewer(db, clock);
  const modules = [...product.routes, documentationModule(product.routes)];
  const app = await createServer({
    env,
    log,
    metrics: ground.metrics,
    metricsToken: ground.tokens.metrics,
    isReady: () => health.check(),
    methodsAt: roles.has('web') ? createMethodsAt(modules) : () => [],
    answerError: (request, reply, error) => answerError(request, reply, error, texts.describeError, resolveLocale),
  });
  if (env.NODE_ENV === 'production') collectWhenIdle(app);
  sockets?.attach(app.server, resolveViewer, product.sockets);
  const drain = options.member ? createDrain(app.server) : async () => {};
  const close = () => app.close();
  if (!roles.has('web')) return { address: await listen(app, options), drain, close };
  const reportError = createErrorReporter(env.ERROR_REPORT_URL, log);
  const redis = env.REDIS_URL ? await openSharedLimits(env.REDIS_URL, ground) : undefined;
  const dispatch = createDispatch({
    modules,
    db,
    clock,
    limiter: redis?.limiter ?? ownLimiter(ground),
    resolveViewer,
    resolveKey: createResolveKey(db, clock),
    resolveLocale,
    findMembership,
    describeError: texts.describeError,
    reportError,
    health,
    onAnswered: createCallWatch(ground.metrics),
    strict: env.NODE_ENV !== 'production',
  });
  registerApi(app, modules, dispatch);
  registerOpenApi(app, modules);
  product.registerFiles(app);
  if (redis) app.addHook('onClose', () => redis.close());
  if (!options.withoutPages) {
    await addPages(app, options, { env, root, dispatch, texts, resolveLocale, reportError, health, kept: ground.kept });
  }
  // Others answer until this one is as quick as they are.
  if (options.member && env.PARLEY_WARM_UP) await warmUp(product, log);
  const address = await listen(app, options);
  // Alone, not before the first visitor can come, and not while one waits: the search gets its words ready.
  if (env.NODE_ENV === 'production' && env.PARLEY_WARM_UP && !options.member) {
    setTimeout(() => warmUp(product, log), WARM_UP_MS).unref();
  }
  return { address, drain, close };
}

function ownLimiter({ options: { member }, clock }: Ground): RateLimiter {
  return member ? new SharedRateLimiter(clock, member.link) : new RateLimiter(clock);
}

/** Calls of all processes together are counted in Redis. */
async function openSharedLimits(url: string, { options, clock, log }: Ground) {
  const redis = await connectRedis(url, log);
  const breaker = new CircuitBreaker({ name: 'redis limits', log, probe: () => redis.ping() });
  return {
    limiter: new RedisRateLimiter(clock, redis, breaker, options.database.db),
    close: async () => {
      breaker.close();
      await closeRedis(redis);
    },
  };
}

/** A failure is no reason to stop: the first search tries again. */
async function warmUp(product: Product, log: Logger): Promise<void> {
  await product.warmUp().catch((error) => log.warn({ err: error }, 'warm-up'));
}

async function addPages(app: FastifyInstance, options: StartOptions, parts: PageParts): Promise<void> {
  await registerStaticFiles(app, parts.root);
  const dev = await options.attachDevServer?.(app.server);
  if (dev) app.addHook('onRequest', (request, reply, next) => dev.handle(request.raw, reply.raw, next));
  await mountPages(app, { ...parts, loadDevBuild: dev?.loadBuild });
}

async function listen(app: FastifyInstance, { env, member }: StartOptions): Promise<string> {
  if (member?.welcome.listens === false) return '';
  try {
    return await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${env.PORT} is in use. Stop the other program or set PORT to another number.`);
  }
}

function answerError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  describe: (error: AppError, language: string) => { message: string; fields: Record<string, string> },
  resolveLocale: (request: RequestFacts) => Locale,
): FastifyReply {
  const { message, fields } = describe(error, resolveLocale(requestFacts(request)).language);
  const data = error.fields.length > 0 ? { fields } : null;
  const retryAfter = Number(error.details.retry_after) || undefined;
  const envelope = { code: error.code, message, data };
  return send(request, reply, { status: error.status, envelope, cookies: [], retryAfter });
}
