import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '#src/kernel/errors.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { shouldUpgrade } from '../realtime/upgrade-request.ts';
import { type AccessToken, opens } from './access-token.ts';
import { API_PREFIX, toTransportError } from './api-routes.ts';
import { isForeignWrite } from './csrf.ts';
import { BROTLI_WINDOW_BITS } from './encodings.ts';
import { toPassingFailure } from './passing-failure.ts';
import { createMalformedLog, createRequestLog, noteRequest } from './request-log.ts';
import { assertWellFormed, toOriginForm } from './request-shape.ts';
import { securityHeaders } from './security-headers.ts';
import { readSiteHosts } from './site-hosts.ts';

const BODY_LIMIT = 1024 * 1024;
const CLOSE_DEADLINE_MS = 10_000;
const SAFE_REQUEST_ID = /^[\w-]{8,64}$/;

export interface ServerParts {
  env: Env;
  log: Logger;
  metrics: Metrics;
  /** Who has it may read them. */
  metricsToken: AccessToken;
  isReady(): Promise<boolean>;
  /** Which methods an address of the API has. */
  methodsAt(url: string): string[];
  answerError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply;
}

/** The bare HTTP server: ids, logs, metrics, compression, security headers, health; routes come from elsewhere. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const watch = createRequestLog(parts.log, parts.metrics);
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // How many of the last addresses are proxies of ours; what stands before them is the caller's own word.
    trustProxy: parts.env.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < parts.env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    // Long enough for a file over a slow line; headers have their own, shorter time.
    requestTimeout: 180_000,
    // An idle browser connection must not hold up the shutdown.
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : crypto.randomUUID();
    },
    clientErrorHandler: createMalformedLog(parts.log, parts.metrics),
    // Node would refuse it without a word in the log; assertWellFormed says what is missing.
    http: { requireHostHeader: false, shouldUpgradeCallback: shouldUpgrade },
    rewriteUrl: toOriginForm,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // An address that cannot be decoded never reaches the hooks and the error handler below.
    frameworkErrors: (error, request, reply) => {
      watch(request, reply);
      reply.headers(securityHeaders(false));
      parts.answerError(request, reply, toTransportError(error));
    },
  });
  app.decorate('isHttps', parts.env.PUBLIC_URL?.startsWith('https:') ?? false);
  // Quick settings that pass each piece on at once: the defaults hold the page back for half a second.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 3 },
  });
  // A beacon can only send plain text; it is JSON like every other body.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  addHooks(app, parts, watch);
  addOperations(app, parts);
  answerOddOnes(app, parts);
  closePromptly(app);
  return app;
}

/** A connection that falls idle while we close would be kept for the next request, and a stuck one for ever. */
function closePromptly(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    const stuck = setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE_MS).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(stuck);
    });
  });
}

/** What Node answers itself, or cuts off: these get an answer and a line in the log as every other request does. */
function answerOddOnes(app: FastifyInstance, { log, metrics }: ServerParts): void {
  // Who expects more than `100-continue` is answered as if they had not: nobody has to refuse them.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.server.on('connect', (_request, socket) => {
    noteRequest({ log, metrics }, 'CONNECT', 'unknown', 405);
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}

function addHooks(app: FastifyInstance, parts: ServerParts, watch: ReturnType<typeof createRequestLog>): void {
  const hosts = readSiteHosts(parts.env);
  const isHttps = app.isHttps === true;
  app.addHook('onRequest', async (request, reply) => {
    watch(request, reply);
    reply.headers(securityHeaders(false));
    assertWellFormed(request, reply);
    if (!hosts.isOwn(request.host) && !request.routeOptions.config.answersAnyHost) throw new AppError('misdirected');
    reply.headers(securityHeaders(isHttps));
    if (isForeignWrite(request)) throw new AppError('csrfRefused');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toTransportError(error);
    const says = known.errorName === 'internalError' ? 'unexpected error' : toPassingFailure(error)?.says;
    if (says) request.log.error({ err: error }, says);
    return parts.answerError(request, reply, known);
  });
  for (const url of [API_PREFIX, `${API_PREFIX}/*`]) app.all(url, refuseUnknown(parts));
}

/** Whatever no endpoint has taken: a known address with another method says which ones it has. */
function refuseUnknown({ methodsAt, answerError }: ServerParts) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0 || methods.includes(request.method)) {
      return answerError(request, reply, new AppError('notFound'));
    }
    return answerError(request, reply.header('allow', methods.join(', ')), new AppError('methodNotAllowed'));
  };
}

function addOperations(app: FastifyInstance, parts: ServerParts): void {
  // A cache in front would go on saying how it was.
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
  };
  const options = { config: { answersAnyHost: true }, onRequest };
  app.get('/health', options, async () => ({ status: 'ok' }));
  app.get('/ready', options, async (_request, reply) => {
    const ready = await parts.isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', options, async (request, reply) => {
    if (!opens(parts.metricsToken, bearerOf(request))) return reply.status(404).send();
    return reply.type(parts.metrics.contentType).send(await parts.metrics.text());
  });
}

/** As scrapers send it, or in the address, as the start prints it. */
function bearerOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}
