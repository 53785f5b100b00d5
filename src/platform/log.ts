import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** Structured lines on standard output; cookies, tokens and query strings never reach them. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    serializers: {
      req: (request) => ({
        method: request.method,
        path: String(request.url).split('?')[0],
        ip: request.ip,
        id: request.id,
      }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  });
}
