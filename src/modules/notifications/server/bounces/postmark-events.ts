import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { MailEvent } from './mail-event.ts';

const bounce = z.object({
  RecordType: z.string().max(40),
  Type: z.string().max(40).optional(),
  Email: z.email().max(254).optional(),
  Description: z.string().max(2000).default(''),
});

/** Postmark's kinds of bounces that say something about the address; all others are its own affairs, or ours. */
const KINDS: Record<string, MailEvent['type']> = {
  HardBounce: 'hard_bounce',
  BadEmailAddress: 'hard_bounce',
  SoftBounce: 'soft_bounce',
  Transient: 'soft_bounce',
  DnsError: 'soft_bounce',
  SpamComplaint: 'complaint',
};

/** Postmark signs nothing; it sends the name and password of the webhook's address. */
export function isFromPostmark(secret: string, authorization: string): boolean {
  const [, given = ''] = /^Basic ([A-Za-z0-9+/=]{1,500})$/.exec(authorization) ?? [];
  const [sent, expected] = [Buffer.from(given, 'base64'), Buffer.from(`parley:${secret}`)];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** What one message of Postmark tells; undefined when it is none. Records of other kinds tell nothing. */
export function readPostmark(told: unknown): MailEvent[] | undefined {
  const read = bounce.safeParse(told);
  if (!read.success) return undefined;
  const { RecordType, Type = '', Email, Description } = read.data;
  const kind = RecordType === 'Bounce' || RecordType === 'SpamComplaint' ? KINDS[Type || RecordType] : undefined;
  return kind && Email ? [{ type: kind, email: Email, detail: `${Type} ${Description}`.trim().slice(0, 500) }] : [];
}
