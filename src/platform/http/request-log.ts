import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** What a caller who goes away before the answer is written down as; nginx has made the number known. */
const GONE = 499;

/**
 * Writes every request down once, when its answer has left or its caller has gone: by the route's pattern, never by its
 * address, which may hold a token, a name or a search.
 */
export function createRequestLog(log: Logger, metrics: Metrics) {
  const seen = new WeakSet<FastifyRequest['raw']>();
  return (request: FastifyRequest, reply: FastifyReply): void => {
    if (seen.has(request.raw)) return;
    seen.add(request.raw);
    const startedAt = performance.now();
    reply.raw.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = reply.raw.writableFinished ? reply.statusCode : GONE;
      const route = request.routeOptions.url ?? 'unknown';
      metrics.observeRequest(request.method, route, status, ms / 1000);
      const line = { method: request.method, route, status, ms: Math.round(ms), request_id: request.id };
      if (status >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
  };
}

/** The line of what never becomes a request of the framework. */
export function noteRequest(
  { log, metrics }: { log: Logger; metrics: Metrics },
  method: string,
  route: string,
  status: number,
  reason?: string,
): void {
  metrics.observeRequest(method, route, status, 0);
  log.info({ method, route, status, ms: 0, reason }, 'request');
}

const REFUSALS: Record<string, [status: number, words: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** What is no HTTP never becomes a request; it is refused and written down all the same. */
export function createMalformedLog(log: Logger, metrics: Metrics) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, words] = REFUSALS[error.code ?? ''] ?? [400, 'Bad Request'];
    noteRequest({ log, metrics }, 'unknown', 'malformed', status, error.code);
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    socket.destroy(error);
  };
}
