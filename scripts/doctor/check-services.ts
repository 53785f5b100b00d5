import { Readable } from 'node:stream';
import { pino } from 'pino';
import { closeRedis, connectRedis } from '../../src/platform/redis/connect-redis.ts';
import { createClamdScanner } from '../../src/platform/scan/scanner.ts';
import type { Site } from '../commands/run-command.ts';
import { type Check, failed, inTime, ok, warning } from './findings.ts';

function why(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause as Error | undefined)?.message || message || 'no connection';
}

export const mailCheck: Check<Site> = {
  name: 'mail',
  run: async ({ env }) => {
    if (!env.SMTP_URL) return ok('SMTP_URL is not set: mails stay in the outbox or are refused');
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: env.SMTP_URL, connectionTimeout: 5000, greetingTimeout: 5000 } as never);
    try {
      await inTime(transport.verify());
      return ok('the mail server answers and takes our sign-in');
    } catch (error) {
      return failed(`the mail server: ${why(error)}`, 'check SMTP_URL; messages wait and are sent when it is back');
    } finally {
      transport.close();
    }
  },
};

/** Any answer will do: what it thinks of an empty request is not the question. */
async function answers(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  await response.body?.cancel();
  return response.status;
}

export const smsCheck: Check<Site> = {
  name: 'SMS',
  run: async ({ env }) => {
    if (!env.SMS_URL) return ok('SMS_URL is not set: SMS stay in the outbox or are refused');
    try {
      return ok(`the service answers (${await answers(env.SMS_URL)})`);
    } catch (error) {
      return failed(`the SMS service: ${why(error)}`, 'check SMS_URL; codes by SMS are late until it is back');
    }
  },
};

/** A cache that hears no purges shows closed jobs for up to a minute. Nothing is purged: it is only asked for. */
export const cacheCheck: Check<Site> = {
  name: 'cache',
  run: async ({ env }) => {
    if (!env.CACHE_PURGE_URL) return ok('CACHE_PURGE_URL is not set: no cache in front is told of changes');
    try {
      return ok(`it answers (${await answers(env.CACHE_PURGE_URL)})`);
    } catch (error) {
      return failed(
        `the cache in front: ${why(error)}`,
        'check CACHE_PURGE_URL; its pages are a minute old until then',
      );
    }
  },
};

export const aiCheck: Check<Site> = {
  name: 'AI',
  run: async ({ env }) => {
    if (!env.AI_BASE_URL) return ok('AI_BASE_URL is not set: the built-in engine writes');
    try {
      return ok(`the service answers (${await answers(env.AI_BASE_URL)})`);
    } catch (error) {
      return warning(`the AI service: ${why(error)}`, 'check AI_BASE_URL; the built-in engine writes meanwhile');
    }
  },
};

export const redisCheck: Check<Site> = {
  name: 'Redis',
  run: async ({ env }) => {
    if (!env.REDIS_URL) return ok('REDIS_URL is not set: one machine needs none');
    try {
      const redis = await connectRedis(env.REDIS_URL, pino({ level: 'silent' }));
      try {
        await inTime(redis.ping());
      } finally {
        await closeRedis(redis);
      }
      return ok('it answers');
    } catch (error) {
      return failed(why(error), 'bring it back: live messages reach their own process only, and limits are slower');
    }
  },
};

export const scannerCheck: Check<Site> = {
  name: 'scanner',
  run: async ({ env }) => {
    if (!env.CLAMD_URL) return ok('CLAMD_URL is not set: files are not scanned');
    let problem: unknown = new Error('it calls a harmless text infected');
    const scanner = createClamdScanner(env.CLAMD_URL, (error) => {
      problem = error;
    });
    const verdict = await inTime(scanner.scan(Readable.from([Buffer.from('probe')]))).catch((error) => {
      problem = error;
    });
    return verdict === 'clean'
      ? ok('it answers')
      : failed(`the malware scanner: ${why(problem)}`, 'bring it back: uploads stay with their senders until then');
  },
};
