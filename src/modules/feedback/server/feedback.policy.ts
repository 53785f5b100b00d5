import type { MayRead } from '#src/modules/files/server/files.public.ts';
import type { Context } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** One sender, by account or by the address they gave: nobody's mailbox is filled with our confirmations. */
const BY_SENDER = { max: 5, seconds: HOUR };
/** All visitors of a network together; an office or a school may be one. */
const BY_NETWORK = { max: 20, seconds: HOUR };
/** What visitors of a network may leave on our disk within a day is about 300 MB. */
export const FILES_BY_NETWORK = { max: 60, seconds: DAY };

export function networkKey(ctx: Context, what: 'feedback' | 'feedback-file'): string {
  return `${what}-network ${networkOf(ctx.request.ip)}`;
}

/** What one message counts against. The address comes last in its key: that is how it is forgotten with an account. */
export function sendLimits(ctx: Context, email: string | null) {
  const { accountId } = ctx.viewer;
  if (accountId !== null) return [{ key: `feedback-account ${accountId}`, limit: BY_SENDER }];
  return [
    ...(email ? [{ key: `feedback-address ${email}`, limit: BY_SENDER }] : []),
    { key: networkKey(ctx, 'feedback'), limit: BY_NETWORK },
  ];
}

/** Attachments are for operators with two-factor sign-in only. */
export const mayReadAttachment: MayRead = (_db, viewer) =>
  viewer.role === 'operator' && Boolean(viewer.hasSecondFactor);
