import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import { type AccountsParts, termsVersion } from './accounts.parts.ts';
import { assertSignedOut, passFirstFactor } from './complete-sign-in.ts';
import { findAccounts } from './find-accounts.ts';
import { lockAddress } from './one-time-codes.ts';
import { noteVerified, signUp } from './sign-up.ts';
import { spendTicket } from './tickets.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/magic-link/use']>;

export function createUseMagicLink(parts: AccountsParts) {
  return async (ctx: Context, input: Input) => {
    assertSignedOut(ctx);
    const link = await spendTicket(ctx, 'magic_link', input.token);
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
