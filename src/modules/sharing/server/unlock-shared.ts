import { AppError } from '#src/kernel/errors.ts';
import { isPassword } from '#src/modules/accounts/server/accounts.public.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { describeViewer } from './describe-viewer.ts';
import { findShared } from './find-shared.ts';
import { readLinkKeys, SHARED_COOKIE, UNLOCKED_SECONDS } from './link-keys.ts';
import { recordView } from './record-view.ts';
import type { SharingParts } from './sharing.parts.ts';

const WRONG_TRIES = { max: 10, seconds: 15 * 60 };

/** Tries are counted by link, before they are made: many guesses at once are no way around. */
export function createUnlockShared(parts: SharingParts) {
  return async (ctx: WriteContext, { token, password }: { token: string; password: string }) => {
    const now = ctx.clock.now();
    const link = await findShared(ctx.tx, token, ctx.viewer, now);
    const tries = [`resume link ${link.id}`];
    await parts.limit.take(tries, WRONG_TRIES);
    if (link.password_hash !== null && !(await isPassword(password, link.password_hash))) {
      throw new AppError('sharePasswordWrong');
    }
    await parts.limit.giveBack(tries);
    const keys = await readLinkKeys(parts.secrets, ctx.tx);
    if (ctx.viewer.accountId !== link.account_id) {
      const viewer = await describeViewer(ctx.tx, keys, ctx.viewer, ctx.request);
      const view = { ownerId: link.account_id, what: 'unlocked' as const, resume: link.name, linkId: link.id, viewer };
      await recordView(ctx.tx, parts.notify, now, view);
    }
    const value = keys.ticketFor(link.id, now);
    ctx.setCookie({ name: SHARED_COOKIE, value, maxAge: UNLOCKED_SECONDS, httpOnly: true });
    return { is_unlocked: true };
  };
}
