import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { recordBounce } from '#src/platform/delivery/suppressions.ts';
import { type MailEvent, mailEvent } from './mail-event.ts';
import { isFromMailgun, mailgunEvents, readMailgun } from './mailgun-events.ts';
import { isFromPostmark, readPostmark } from './postmark-events.ts';

const TOLERANCE_SECONDS = 300;
const MOST_BYTES = 512 * 1024;

const body = z.object({ events: z.array(mailEvent).max(1000) });

/** What a request tells; that it is not believed, or that it is no message of this provider. */
type Told = MailEvent[] | 'not believed' | undefined;
type ReadTold = (headers: IncomingHttpHeaders, bytes: Buffer) => Told;

interface MailEventParts {
  db: Database;
  clock: Clock;
  secret?: string;
}

/**
 * What the mail provider tells of messages it has taken: they came back, or were called spam. In our own words at
 * /mail-events, in those of Postmark and Mailgun below it. Signed, or not believed.
 */
export function registerMailEvents(app: FastifyInstance, { db, clock, secret }: MailEventParts): void {
  if (!secret) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, bytes, done) =>
      done(null, bytes),
    );
    const take = (path: string, read: ReadTold) =>
      scope.post(path, async (request, reply) => {
        const told = read(request.headers, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
        if (told === 'not believed') return reply.code(401).send();
        if (!told) return reply.code(400).send();
        for (const { type, email, detail } of told) await recordBounce(db, { address: email, reason: type, detail });
        return reply.code(204).send();
      });
    take('/mail-events', (headers, bytes) => {
      const signature = String(headers['parley-signature'] ?? '');
      return isSigned(secret, signature, bytes, clock.now())
        ? body.safeParse(parse(bytes)).data?.events
        : 'not believed';
    });
    take('/mail-events/postmark', (headers, bytes) =>
      isFromPostmark(secret, headers.authorization ?? '') ? readPostmark(parse(bytes)) : 'not believed',
    );
    take('/mail-events/mailgun', (_headers, bytes) => {
      const message = readMailgun(parse(bytes));
      if (message && !isFromMailgun(secret, message, clock.now(), TOLERANCE_SECONDS)) return 'not believed';
      return message && mailgunEvents(message);
    });
  });
}

export function signMailEvents(secret: string, at: Date, bytes: Buffer | string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, String(seconds), bytes)}`;
}

function isSigned(secret: string, signature: string, bytes: Buffer, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const isFresh = Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
  const expected = Buffer.from(hmac(secret, seconds, bytes));
  return isFresh && given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
}

function hmac(secret: string, seconds: string, bytes: Buffer | string): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest('hex');
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
