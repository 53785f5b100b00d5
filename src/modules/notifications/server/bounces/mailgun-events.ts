import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { MailEvent } from './mail-event.ts';

const message = z.object({
  signature: z.object({
    timestamp: z.string().regex(/^\d{1,12}$/),
    token: z.string().min(1).max(100),
    signature: z.string().regex(/^[\da-f]{64}$/),
  }),
  'event-data': z.object({
    event: z.string().max(40),
    severity: z.string().max(20).optional(),
    recipient: z.email().max(254).optional(),
    reason: z.string().max(100).optional(),
    'delivery-status': z
      .object({
        code: z.number().optional(),
        message: z.string().max(5000).nullish(),
        description: z.string().max(5000).nullish(),
      })
      .optional(),
  }),
});

/** Refusals because of us, our reputation or the receiver's rules (5.7.x) say nothing about the address. */
const OUR_FAULT = /\b5\.7\.\d{1,3}\b/;

export type MailgunMessage = z.output<typeof message>;

/** What Mailgun sends; undefined when it is something else. */
export function readMailgun(told: unknown): MailgunMessage | undefined {
  return message.safeParse(told).data;
}

/** Mailgun signs its own moment and a token with the account's key for webhooks, not the event: an old one is not believed. */
export function isFromMailgun(secret: string, { signature }: MailgunMessage, now: Date, tolerance: number): boolean {
  const { timestamp, token, signature: given } = signature;
  const expected = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex');
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= tolerance;
  return isFresh && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

export function mailgunEvents({ 'event-data': data }: MailgunMessage): MailEvent[] {
  const { event, severity, recipient, reason = '', 'delivery-status': status } = data;
  const detail = [status?.code, status?.message || status?.description || reason]
    .filter(Boolean)
    .join(' ')
    .slice(0, 500);
  if (!recipient) return [];
  if (event === 'complained') return [{ type: 'complaint', email: recipient, detail }];
  if (event !== 'failed' || OUR_FAULT.test(detail)) return [];
  return [{ type: severity === 'temporary' ? 'soft_bounce' : 'hard_bounce', email: recipient, detail }];
}
