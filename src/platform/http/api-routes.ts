import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitKey } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { cachedAnswer } from './answer-cache.ts';
import { serializeCookie } from './cookies.ts';
import type { Dispatch, DispatchResult } from './dispatch.ts';
import { accepts } from './encodings.ts';
import { EventStream, toEventBody } from './event-stream.ts';
import { LateInput } from './late-input.ts';
import { toPassingFailure } from './passing-failure.ts';
import { joinInput } from './read-input.ts';
import { receiveForm } from './receive-form.ts';
import { isSecure, requestFacts } from './request-facts.ts';
import type { MountedModule } from './routes.ts';
import { StreamedAnswer, writeEnvelope } from './streamed-answer.ts';

export const API_PREFIX = '/api';
/** What a request's country and language may come from, besides its host. */
const LOCALE_SOURCES = 'accept-language, cookie, country-id, language-id';

/** Gives every endpoint of every contract its HTTP address. */
export function registerApi(app: FastifyInstance, modules: MountedModule[], dispatch: Dispatch): void {
  for (const { contract } of modules) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const { method, path } = splitKey(key);
      if (endpoint.receives) {
        registerForm(app, key, endpoint.receives, dispatch);
        continue;
      }
      app.route({
        method,
        url: API_PREFIX + path,
        handler: async (request, reply) => {
          const input = joinInput(searchOf(request.url), request.body, request.params);
          return send(request, reply, await dispatch(key, input, requestFacts(request), request.log));
        },
      });
    }
  }
}

/** A form with a file: only this address understands one, and it is read only when the caller may send it. */
function registerForm(app: FastifyInstance, key: string, { mostBytes }: { mostBytes: number }, dispatch: Dispatch) {
  const { method, path } = splitKey(key);
  app.register(async (scope) => {
    // Too long a file is cut off quietly: its kind has its own words for that.
    await scope.register(multipart, { throwFileSizeLimit: false });
    scope.route({
      method,
      url: API_PREFIX + path,
      handler: async (request, reply) => {
        const form = receiveForm(request, mostBytes);
        const input = request.isMultipart()
          ? new LateInput(form.receive)
          : joinInput(searchOf(request.url), request.body, request.params);
        const result = await dispatch(key, input, requestFacts(request), request.log);
        await form.discard();
        return send(request, reply, result);
      },
    });
  });
}

/** Which methods an address has, for callers who came with another one. */
export function createMethodsAt(modules: MountedModule[]): (url: string) => string[] {
  const known = modules
    .flatMap(({ contract }) => Object.keys(contract))
    .map(splitKey)
    .map(({ method, path }) => ({ method, shape: new RegExp(`^${API_PREFIX}${path.replace(/:\w+/g, '[^/]+')}/?$`) }));
  return (url) => {
    const [path = ''] = url.split('?');
    return known.filter(({ shape }) => shape.test(path)).map(({ method }) => method);
  };
}

function searchOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

export function send(request: FastifyRequest, reply: FastifyReply, result: DispatchResult): FastifyReply {
  reply.status(result.status).type('application/json; charset=utf-8').header('x-request-id', request.id);
  for (const change of result.cookies) reply.header('set-cookie', serializeCookie(change, isSecure(request)));
  if (result.retryAfter) reply.header('retry-after', result.retryAfter);
  if (result.allowance) {
    const { limit, remaining, reset } = result.allowance;
    reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset });
  }
  const { data } = result.envelope;
  if (data instanceof EventStream) {
    // A proxy that collects the answer before it passes it on would undo the streaming.
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no');
    // First the work, then its stream, which closes only when the work gives its next event. Who left before the first
    // byte is never written to, so nothing else would end either.
    const body = toEventBody(data);
    const end = () => {
      data.cancel();
      body.destroy();
    };
    if (request.socket.destroyed) end();
    reply.raw.once('close', end);
    return reply.send(body);
  }
  if (data instanceof StreamedAnswer) {
    return reply.header('cache-control', 'no-store').send(Readable.from(writeEnvelope(result.envelope, data)));
  }
  if (result.status !== 200 || result.cacheSeconds === undefined) {
    return reply.header('cache-control', 'no-store').send(JSON.stringify(result.envelope));
  }
  const { text, etag, packed } = cachedAnswer(result.envelope);
  reply.header('cache-control', `public, max-age=${result.cacheSeconds}`).header('etag', etag);
  if (result.usedLocale) reply.header('vary', LOCALE_SOURCES);
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (!packed || !accepts(request.headers['accept-encoding'], 'br')) return reply.send(text);
  const vary = result.usedLocale ? `${LOCALE_SOURCES}, accept-encoding` : 'accept-encoding';
  return reply.header('vary', vary).header('content-encoding', 'br').send(packed);
}

function matches(header: string | undefined, etag: string): boolean {
  const bare = etag.replace(/^W\//, '');
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === bare || one.trim() === '*');
}

/** What goes wrong before an endpoint is reached, as one of our own errors. */
export function toTransportError(error: Error & { statusCode?: number; code?: string }): AppError {
  if (error instanceof AppError) return error;
  const passing = toPassingFailure(error);
  if (passing) return passing.error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('payloadTooLarge');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupportedMediaType');
  if (error.code === 'FST_ERR_BAD_URL') return new AppError('notFound');
  const { statusCode = 500 } = error;
  // A file that cannot be had, whatever the reason, is not there.
  if (statusCode === 403 || statusCode === 404 || error.code === 'ENAMETOOLONG') return new AppError('notFound');
  if (statusCode >= 400 && statusCode < 500) {
    return new AppError('validationFailed', {}, [{ field: 'body', problem: 'invalidFormat' }]);
  }
  return new AppError('internalError');
}
