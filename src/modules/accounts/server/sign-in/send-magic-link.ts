import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { type AccountsParts, termsVersion } from '../accounts.parts.ts';
import { composeMagicLink } from '../codes/messages.ts';
import { lockAddress, RESEND_SECONDS, takeSend, waitAfter } from '../codes/one-time-codes.ts';
import { assertCanSend, sendAwaited } from '../codes/send-message.ts';
import { siteAddress } from '../codes/site-address.ts';
import { findNewestLink, issueTicket, TICKET_SECONDS } from '../codes/tickets.ts';
import { hashToken } from '../sessions/session-token.ts';
import { markBrowser } from './browser-mark.ts';
import { assertSignedOut } from './complete-sign-in.ts';
import { rememberStep } from './pending-steps.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/magic-link/send']>;

/** Sends a link that signs in. Nothing is looked up, so a known address cannot be told from an unknown one. */
export function createSendMagicLink(parts: AccountsParts) {
  return async (ctx: WriteContext, { email, agree_terms, redirect, role, resume }: Input) => {
    assertSignedOut(ctx);
    assertCanSend(parts.deliver, 'email');
    const { language } = ctx.locale;
    const site = siteAddress(parts.publicUrl, ctx.request);
    const place = ownPath(redirect);
    await lockAddress(ctx, email);
    const wait = await waitForNext(ctx, email, resume);
    const mark = await markBrowser(ctx);
    const step = { step: 'link' as const, address: email, redirect: place, role: role ?? null };
    await rememberStep(ctx, mark, 'sign_in', step, TICKET_SECONDS.magic_link);
    if (wait > 0) return { retry_after: wait, expires_in: TICKET_SECONDS.magic_link - (RESEND_SECONDS - wait) };
    await takeSend(ctx, parts.limit, email);
    const terms = agree_terms ? termsVersion(parts.texts) : null;
    // The mark tells later whether the link is opened where it was asked for.
    const browser = hashToken(mark).toString('hex');
    const token = await issueTicket(ctx, 'magic_link', { email, termsVersion: terms, redirect: place, browser });
    // Behind the '#' the token is for the page alone: no server, proxy or other site ever sees it in an address.
    const url = `${site}/${language}/get-started${role === 'recruiter' ? '?role=recruiter' : ''}#magic=${token}`;
    await sendAwaited(ctx, parts.deliver, composeMagicLink(parts.texts, language, email, url));
    return { retry_after: RESEND_SECONDS, expires_in: TICKET_SECONDS.magic_link };
  };
}

/** Zero when a link may go out now; too soon it is refused, unless whoever asks is content with the last one. */
async function waitForNext(ctx: Context, email: string, mayResume: boolean): Promise<number> {
  const newest = await findNewestLink(ctx, email);
  const wait = newest ? Math.max(0, waitAfter(newest.createdAt, ctx.clock.now())) : 0;
  if (wait > 0 && (!mayResume || newest?.usedAt)) throw new AppError('tooManyAttempts', { retry_after: wait });
  return wait;
}
