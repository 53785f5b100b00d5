import { AppError } from '#src/kernel/errors.ts';
import { isForced } from '#src/kernel/notices.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { keepChoice } from './notifications.queries.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_KEY, type Unsubscription } from './unsubscribe-link.ts';

/** What a link would stop, so that its page can say it; nothing changes. */
export function createAskUnsubscribe(parts: NotificationsParts) {
  return async (ctx: Context, { token }: { token: string }) => {
    const { kind } = await readClaim(ctx, parts, token);
    return { kind, name: parts.texts.translate(ctx.locale.language)(`notifications.kinds.${kind}.name`) };
  };
}

/** Turns one kind of e-mail off with the link in it, signed in or not; a second time changes nothing. */
export function createUnsubscribe(parts: NotificationsParts) {
  return async (ctx: WriteContext, { token, is_on }: { token: string; is_on: boolean }) => {
    const { accountId, kind } = await readClaim(ctx, parts, token);
    // The account may be gone; then there is nothing left to send either.
    if (!(await findContact(ctx.tx, accountId))) throw new AppError('linkExpired');
    await keepChoice(ctx.tx, accountId, { kind, channel: 'email', is_on });
    return { kind, is_on };
  };
}

async function readClaim(
  ctx: Context,
  { notices, readSecret }: NotificationsParts,
  token: string,
): Promise<Unsubscription> {
  const secret = await readSecret?.(ctx.tx, UNSUBSCRIBE_KEY);
  const claim = secret && readUnsubscribeToken(secret, token, ctx.clock.now());
  const row = claim && notices[claim.kind];
  if (!row || isForced(row, 'email')) throw new AppError('linkExpired');
  return claim;
}
