import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { describeFailure } from './describe-failure.ts';

export type Logger = FastifyBaseLogger;

/** Structured lines on standard output; cookies, tokens, query strings and the values of queries never reach them. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error) => describeFailure(error),
      // A whole request or answer has addresses, cookies and tokens in it.
      req: () => undefined,
      res: () => undefined,
    },
  };
  return pino(options, destination);
}
