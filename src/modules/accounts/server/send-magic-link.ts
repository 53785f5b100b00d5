import { sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import { type AccountsParts, termsVersion } from './accounts.parts.ts';
import { assertSignedOut } from './complete-sign-in.ts';
import { composeMagicLink } from './messages.ts';
import { lockAddress, RESEND_SECONDS, takeSend } from './one-time-codes.ts';
import { sendAwaited } from './send-message.ts';
import { hashToken, LINK_COOKIE, newToken } from './session-token.ts';
import { siteAddress } from './site-address.ts';
import { issueTicket, TICKET_SECONDS } from './tickets.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/magic-link/send']>;

/** Sends a link that signs in. Nothing is looked up, so a known address cannot be told from an unknown one. */
export function createSendMagicLink(parts: AccountsParts) {
  return async (ctx: Context, { email, agree_terms, redirect, role }: Input) => {
    assertSignedOut(ctx);
    const { language } = ctx.locale;
    const site = siteAddress(parts.publicUrl, ctx.request);
    await lockAddress(ctx, email);
    await assertNotTooSoon(ctx, email);
    await takeSend(ctx, parts.limit, email);
    const terms = agree_terms ? termsVersion(parts.texts) : null;
    const place = ownPath(redirect);
    const ticket = { email, termsVersion: terms, redirect: place, browser: markBrowser(ctx) };
    const token = await issueTicket(ctx, 'magic_link', ticket);
    // Behind the '#' the token is for the page alone: no server, proxy or other site ever sees it in an address.
    const url = `${site}/${language}/get-started${role === 'recruiter' ? '?role=recruiter' : ''}#magic=${token}`;
    await sendAwaited(ctx, parts.deliver, composeMagicLink(parts.texts, language, email, url));
    return { retry_after: RESEND_SECONDS, expires_in: TICKET_SECONDS.magic_link };
  };
}

/** A cookie tells later whether the link is opened where it was asked for; one that is there serves again. */
function markBrowser(ctx: Context): string {
  const known = ctx.request.cookie(LINK_COOKIE);
  const mark = known && known.length === newToken().length ? known : newToken();
  ctx.setCookie({ name: LINK_COOKIE, value: mark, maxAge: TICKET_SECONDS.magic_link, httpOnly: true });
  return hashToken(mark).toString('hex');
}

async function assertNotTooSoon(ctx: Context, email: string): Promise<void> {
  const now = ctx.clock.now().getTime();
  const { rows } = await ctx.tx.execute<{ newest: string | null }>(sql`
    select max(created_at) as newest from sign_in_tickets where kind = 'magic_link' and data ->> 'email' = ${email}`);
  const newest = rows[0]?.newest;
  const wait = newest ? Math.ceil((new Date(newest).getTime() - now) / 1000) + RESEND_SECONDS : 0;
  if (wait > 0) throw new AppError('tooManyAttempts', { retry_after: wait });
}
