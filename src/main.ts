import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tagsOfChange, tagsOfEvent } from './kept-page-rules.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import type { AppError } from './kernel/errors.ts';
import { createResolveViewer, openSecrets } from './modules/accounts/server/accounts.public.ts';
import { findMembership } from './modules/companies/server/companies.public.ts';
import { mountPages, type PageParts } from './pages.ts';
import type { Locale, RequestFacts } from './platform/context.ts';
import type { DatabasePool, Pool } from './platform/database/database.ts';
import { type DatabaseHealth, watchDatabase } from './platform/database/database-health.ts';
import { listMigrations } from './platform/database/migrate.ts';
import { createServices } from './platform/delivery/services.ts';
import { startDelivery } from './platform/delivery/start-delivery.ts';
import type { Env } from './platform/env.ts';
import { type AccessToken, makeAccessToken } from './platform/http/access-token.ts';
import { createMethodsAt, registerApi, send } from './platform/http/api-routes.ts';
import { collectWhenIdle } from './platform/http/collect-when-idle.ts';
import { createDispatch } from './platform/http/dispatch.ts';
import { documentationModule, registerOpenApi } from './platform/http/documentation.ts';
import { KeptPages } from './platform/http/kept-pages.ts';
import { RateLimiter } from './platform/http/rate-limit.ts';
import { requestFacts } from './platform/http/request-facts.ts';
import { createServer } from './platform/http/server.ts';
import { registerStaticFiles } from './platform/http/static-files.ts';
import { createCallWatch } from './platform/http/watch-calls.ts';
import { watchKeptPages } from './platform/http/watch-kept-pages.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { startQueue } from './platform/queue/queue.ts';
import { createQueueReader } from './platform/queue/read-queue.ts';
import { createMemoryBus } from './platform/realtime/bus.ts';
import { Realtime } from './platform/realtime/realtime.ts';
import { createRedisBus } from './platform/realtime/redis-bus.ts';
import { watchSessions } from './platform/realtime/session-watch.ts';
import { CircuitBreaker } from './platform/redis/circuit-breaker.ts';
import { closeRedis, connectRedis } from './platform/redis/connect-redis.ts';
import { RedisRateLimiter } from './platform/redis/redis-rate-limit.ts';
import { createErrorReporter } from './platform/report-error.ts';
import { StartError } from './platform/start-error.ts';
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
  const { env, database, root, databaseUrl } = options;
  const clock = options.clock ?? systemClock;
  const log = createLogger(env.LOG_LEVEL);
  const roles = readRoles(env);
  const metrics = createMetrics();
  const realtime = await openRealtime(env, log);
  const tokens = { outbox: makeAccessToken(env.OUTBOX_TOKEN), metrics: makeAccessToken(env.METRICS_TOKEN) };
  const { publish } = realtime;
  const kept = roles.has('web') && !options.attachDevServer ? openKeptPages(env, clock, metrics) : undefined;
  const secrets = await openSecrets(env, env.PARLEY_DATA_DIR ?? join(root, '.parley'), database.db);
  const product = createProduct({
    env,
    root,
    database,
    databaseUrl,
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
  const health = watchDatabase(databaseUrl, await listMigrations(join(root, 'migrations')), log);
  const queue = roles.has('worker')
    ? await startQueue(databaseUrl, product.tasks, log, metrics.observeTask)
    : undefined;
  const delivery = roles.has('worker') ? deliverMessages(options, product, log, metrics) : undefined;
  const sockets = roles.has('realtime') ? realtime : undefined;
  // A worker alone listens too: for those who ask how it is.
  const web = await startWeb({ options, product, clock, log, roles, tokens, health, metrics, kept }, sockets);
  const changes = kept && watchKeptPages(databaseUrl, log, kept, tagsOfChange);
  const watch =
    sockets &&
    watchSessions(
      databaseUrl,
      log,
      (what, id) => sockets.end(what, id),
      () => sockets.renew(),
    );
  return {
    address: web.address,
    tokens,
    // First no new requests, then the running background work; the caller closes the database.
    close: async () => {
      await watch?.close();
      await changes?.close();
      await realtime.close();
      await web.close();
      await Promise.all([queue?.stop(), delivery?.stop()]);
      await health.close();
      await product.close();
    },
  };
}

const KEPT_SECONDS = 60;

function openKeptPages(env: Env, clock: Clock, metrics: Metrics): KeptPages | undefined {
  if (env.PARLEY_KEPT_PAGES_MB === 0) return undefined;
  const now = () => clock.now().getTime();
  const pages = new KeptPages({ most: env.PARLEY_KEPT_PAGES_MB * 1024 * 1024, seconds: KEPT_SECONDS, now, metrics });
  metrics.watchNumber('kept_pages_bytes', 'Bytes of the pages that are kept in memory', () => pages.bytes);
  return pages;
}

function dropChanged(pages: KeptPages, event: string, happened: readonly unknown[]): void {
  const tags = tagsOfEvent(event, happened);
  if (tags.length > 0) pages.drop(tags);
}

/** The workers that hand outgoing messages to their services. */
function deliverMessages({ env, databaseUrl }: StartOptions, product: Product, log: Logger, metrics: Metrics) {
  const onGone = product.services.forgetPushAddress;
  return startDelivery({ databaseUrl, openServices: (rules) => createServices(env, rules, onGone), log, metrics });
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

async function openRealtime(env: Env, log: Logger): Promise<Realtime> {
  const bus = env.REDIS_URL ? await createRedisBus(env.REDIS_URL, log) : createMemoryBus();
  return new Realtime({ bus, log, proxies: env.TRUST_PROXY });
}

async function startWeb(ground: Ground, sockets: Realtime | undefined): Promise<Pick<Running, 'address' | 'close'>> {
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
  if (!roles.has('web')) return { address: await listen(app, env), close: () => app.close() };
  const reportError = createErrorReporter(env.ERROR_REPORT_URL, log);
  const redis = env.REDIS_URL ? await openSharedLimits(env.REDIS_URL, ground) : undefined;
  const dispatch = createDispatch({
    modules,
    db,
    clock,
    limiter: redis?.limiter ?? new RateLimiter(clock),
    resolveViewer,
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
  const address = await listen(app, env);
  // Not before the first visitor can come, and not while one waits: the search gets its words ready.
  if (env.NODE_ENV === 'production') setTimeout(() => warmUp(product, log), WARM_UP_MS).unref();
  return { address, close: () => app.close() };
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
function warmUp(product: Product, log: Logger): void {
  product.warmUp().catch((error) => log.warn({ err: error }, 'warm-up'));
}

async function addPages(app: FastifyInstance, options: StartOptions, parts: PageParts): Promise<void> {
  await registerStaticFiles(app, join(parts.root, 'build/client'));
  const dev = await options.attachDevServer?.(app.server);
  if (dev) app.addHook('onRequest', (request, reply, next) => dev.handle(request.raw, reply.raw, next));
  await mountPages(app, { ...parts, loadDevBuild: dev?.loadBuild });
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
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
