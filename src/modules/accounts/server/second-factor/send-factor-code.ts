import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import type { Account } from '../accounts.tables.ts';
import { maskContact } from '../codes/mask-address.ts';
import { composeCode } from '../codes/messages.ts';
import { CODE_SECONDS, issueCode } from '../codes/one-time-codes.ts';
import { sendAwaited } from '../codes/send-message.ts';
import { findTicket } from '../codes/tickets.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import type { SignedInBy } from '../sessions/open-session.ts';
import { knownMark, tokenOfMark } from '../sign-in/browser-mark.ts';
import { findAccount } from '../sign-in/find-accounts.ts';
import { findSteps, rememberStep } from '../sign-in/pending-steps.ts';
import { contactOf, secondFactorMethods } from './second-factor.policy.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/two-factor/send-code']>;

/** Sends a code to the other verified address: of who is in the middle of a sign-in, or of who is signed in. */
export function createSendFactorCode(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input) => {
    const { account, by } = await findAsker(ctx, input.token);
    const channels = secondFactorMethods(account, by).filter((method) => method !== 'totp');
    const method = input.method ?? channels[0];
    const contact = method && channels.includes(method) ? contactOf(account, method) : undefined;
    if (!method || !contact) throw new AppError('secondChannelMissing');
    const subject = { purpose: 'two_factor' as const, address: contact.address, accountId: account.id };
    const { code, retryAfter, expiresIn } = await issueCode(ctx, parts, subject, null, input.resume);
    if (input.token) await remember(ctx, input.token, method);
    if (code) await sendAwaited(ctx, parts.deliver, composeCode(parts.texts, ctx.locale.language, contact, code));
    return { method, masked_address: maskContact(contact), retry_after: retryAfter, expires_in: expiresIn };
  };
}

/** Notes which way the code went, when the sign-in is this browser's own. */
async function remember(ctx: WriteContext, token: string, sentBy: 'email' | 'phone'): Promise<void> {
  const mark = knownMark(ctx);
  const { sign_in: step } = await findSteps(ctx);
  if (!mark || step?.step !== 'second_factor' || tokenOfMark(mark, 'two_factor', step.nonce) !== token) return;
  await rememberStep(ctx, mark, 'sign_in', { ...step, sentBy }, CODE_SECONDS);
}

async function findAsker(ctx: WriteContext, token: string | undefined): Promise<{ account: Account; by?: SignedInBy }> {
  if (!token) return { account: await findOwnAccount(ctx) };
  const ticket = await findTicket(ctx, 'two_factor', token);
  const account = await findAccount(ctx, ticket.accountId);
  if (!account) throw new AppError('otpExpired');
  return { account, by: ticket.by as SignedInBy };
}
