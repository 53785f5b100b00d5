import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { describeFailure } from './describe-failure.ts';

export type Logger = FastifyBaseLogger;

/** Structured lines on standard output; cookies, tokens, query strings and the values of queries never reach them. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    serializers: {
      err: (error) => describeFailure(error),
      req: (request) => ({
        method: request.method,
        path: String(request.url).split('?')[0],
        ip: request.ip,
        id: request.id,
      }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
  return pino(options, destination);
}
