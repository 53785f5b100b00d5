import { AppError } from '#src/kernel/errors.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { Context } from '#src/platform/context.ts';
import { isForced } from '../notice-kinds.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { keepChoice } from './notifications.queries.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_KEY } from './unsubscribe-link.ts';

/** Turns one kind of e-mail off with the link in it, signed in or not; a second time changes nothing. */
export function createUnsubscribe({ readSecret }: NotificationsParts) {
  return async (ctx: Context, { token, is_on }: { token: string; is_on: boolean }) => {
    const secret = await readSecret?.(ctx.tx, UNSUBSCRIBE_KEY);
    const claim = secret && readUnsubscribeToken(secret, token, ctx.clock.now());
    if (!claim || isForced(claim.kind, 'email')) throw new AppError('linkExpired');
    // The account may be gone; then there is nothing left to send either.
    if (!(await findContact(ctx.tx, claim.accountId))) throw new AppError('linkExpired');
    await keepChoice(ctx.tx, claim.accountId, { kind: claim.kind, channel: 'email', is_on });
    return { kind: claim.kind, is_on };
  };
}
