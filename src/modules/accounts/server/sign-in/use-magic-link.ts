import { timingSafeEqual } from 'node:crypto';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { type AccountsParts, termsVersion } from '../accounts.parts.ts';
import { maskEmail } from '../codes/mask-address.ts';
import { lockAddress } from '../codes/one-time-codes.ts';
import { consumeTicket } from '../codes/tickets.ts';
import { hashToken } from '../sessions/session-token.ts';
import { knownMark } from './browser-mark.ts';
import { assertSignedOut, passFirstFactor } from './complete-sign-in.ts';
import { findAccounts } from './find-accounts.ts';
import { noteVerified, signUp } from './sign-up.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/magic-link/use']>;

/**
 * Elsewhere than in the browser that asked, a link only works for who says yes: someone else may have sent their own, to
 * have the reader act in an account that is not the reader's.
 */
function assertMeant(ctx: Context, { email, browser }: { email: string; browser?: string }, confirm: boolean): void {
  const mark = hashToken(knownMark(ctx) ?? '');
  if (confirm || (browser && timingSafeEqual(mark, Buffer.from(browser, 'hex')))) return;
  throw new AppError('confirmSignIn', { masked_email: maskEmail(email) });
}

/** Signs in, or up whoever is new and has agreed to the terms; a refusal leaves the link good for another try. */
export function createUseMagicLink(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input) => {
    assertSignedOut(ctx);
    const link = await consumeTicket(ctx, 'magic_link', input.token);
    assertMeant(ctx, link, input.confirm);
    const contact = { channel: 'email' as const, address: link.email };
    await lockAddress(ctx, link.email);
    const [known] = await findAccounts(ctx, contact);
    if (known) {
      await noteVerified(ctx, known, contact);
      return { ...(await passFirstFactor(ctx, parts, known, 'magic_link', input)), redirect: link.redirect };
    }
    const terms = link.termsVersion ?? (input.agree_terms ? termsVersion(parts.texts) : null);
    const made = await signUp(ctx, { contact, terms, role: input.role });
    return { ...(await passFirstFactor(ctx, parts, made, 'magic_link', input, true)), redirect: link.redirect };
  };
}
