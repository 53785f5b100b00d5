import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { recordBounce } from '#src/platform/delivery/suppressions.ts';

const TOLERANCE_SECONDS = 300;
const MOST_BYTES = 512 * 1024;

const body = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['hard_bounce', 'soft_bounce', 'complaint']),
        email: z.email().max(254),
        detail: z.string().max(500).default(''),
      }),
    )
    .max(1000),
});

interface MailEventParts {
  db: Database;
  clock: Clock;
  secret?: string;
}

/** What the mail provider tells of messages it has taken: they came back, or were called spam. Signed, or not believed. */
export function registerMailEvents(app: FastifyInstance, { db, clock, secret }: MailEventParts): void {
  if (!secret) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.post('/mail-events', async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['parley-signature'] ?? '');
      if (!isSigned(secret, signature, bytes, clock.now())) return reply.code(401).send();
      const told = body.safeParse(parse(bytes));
      if (!told.success) return reply.code(400).send();
      for (const { type, email, detail } of told.data.events) {
        await recordBounce(db, { address: email, reason: type, detail });
      }
      return reply.code(204).send();
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
