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
    const { language } = ctx.locale;
    const t = parts.texts.translate(language);
    const names = kind.split('+').map((one) => t(`notifications.kinds.${one}.name`));
    return { kind, name: new Intl.ListFormat(language).format(names) };
  };
}

/** Turns the kind of e-mail off, or the several that one letter was about, with the link in it, signed in or not; a second time changes nothing. */
export function createUnsubscribe(parts: NotificationsParts) {
  return async (ctx: WriteContext, { token, is_on }: { token: string; is_on: boolean }) => {
    const { accountId, kind } = await readClaim(ctx, parts, token);
    // The account may be gone; then there is nothing left to send either.
    if (!(await findContact(ctx.tx, accountId))) throw new AppError('linkExpired');
    for (const one of kind.split('+')) await keepChoice(ctx.tx, accountId, { kind: one, channel: 'email', is_on });
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
  const rows = claim?.kind.split('+').map((one) => notices[one]);
  if (!rows?.every((row) => row && !isForced(row, 'email'))) throw new AppError('linkExpired');
  return claim as Unsubscription;
}
