import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { maskContact } from '../codes/mask-address.ts';
import { type CodeSubject, waitAfter, waitOfLiveCode } from '../codes/one-time-codes.ts';
import { findNewestLink, peekTicket } from '../codes/tickets.ts';
import { contactOf, secondFactorMethods } from '../second-factor/second-factor.policy.ts';
import type { SignedInBy } from '../sessions/open-session.ts';
import { knownMark, tokenOfMark } from './browser-mark.ts';
import { presentChoice } from './complete-sign-in.ts';
import { findAccount } from './find-accounts.ts';
import { findSteps, forgetSteps, type PendingSteps, type SentCode } from './pending-steps.ts';

type Answer = AnswerOf<(typeof accountsContract)['GET /authentication/pending']>;
type SignIn = NonNullable<Answer['sign_in']>;
type ForgetInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/pending/forget']>;

/** Tells this browser, and no other, how far it has come; what was used, has run out or was replaced is not told. */
export async function getPending(ctx: Context): Promise<Answer> {
  const steps = await findSteps(ctx);
  const sign_in = steps.sign_in ? await presentSignIn(ctx, steps.sign_in) : null;
  return {
    sign_in,
    redirect: (sign_in && steps.sign_in?.redirect) ?? null,
    role: (sign_in && steps.sign_in?.role) ?? null,
    change_email: await presentCode(ctx, 'change_email', steps.change_email),
    change_phone: await presentCode(ctx, 'change_phone', steps.change_phone),
    is_connecting_email: steps.connect_email !== undefined,
  };
}

export async function forgetPending(ctx: WriteContext, { flow }: ForgetInput) {
  await forgetSteps(ctx, flow);
  return {};
}

function presentSignIn(ctx: Context, step: PendingSteps['sign_in']): Promise<SignIn | null> {
  switch (step.step) {
    case 'code':
      return presentCode(ctx, 'login', step).then((sent) => sent && { step: 'code' as const, ...sent });
    case 'link':
      return presentLink(ctx, step.address);
    case 'choose':
      return presentChooser(ctx, step.nonce);
    case 'second_factor':
      return presentSecondFactor(ctx, step.nonce, step.sentBy);
  }
}

async function presentCode(ctx: Context, purpose: CodeSubject['purpose'], sent: SentCode | undefined) {
  if (!sent) return null;
  const accountId = purpose === 'login' ? null : ctx.viewer.accountId;
  const retry_after = await waitOfLiveCode(ctx, { purpose, address: sent.address, accountId });
  if (retry_after === undefined) return null;
  const { channel, email = '', phone_num = '', country_code = '' } = sent;
  return { channel, email, phone_num, country_code, retry_after };
}

async function presentLink(ctx: Context, email: string): Promise<SignIn | null> {
  const newest = await findNewestLink(ctx, email);
  const now = ctx.clock.now();
  if (!newest || newest.usedAt || newest.expiresAt <= now) return null;
  return { step: 'link', email, retry_after: Math.max(0, waitAfter(newest.createdAt, now)) };
}

async function presentChooser(ctx: Context, nonce: string): Promise<SignIn | null> {
  const token = tokenOfMark(knownMark(ctx) ?? '', 'account_choice', nonce);
  const ticket = await peekTicket(ctx, 'account_choice', token);
  if (!ticket) return null;
  const found = await Promise.all(ticket.accountIds.map((id) => findAccount(ctx, id)));
  return { step: 'choose', token, accounts: found.filter((account) => account !== undefined).map(presentChoice) };
}

async function presentSecondFactor(
  ctx: Context,
  nonce: string,
  method: 'email' | 'phone' | null,
): Promise<SignIn | null> {
  const token = tokenOfMark(knownMark(ctx) ?? '', 'two_factor', nonce);
  const ticket = await peekTicket(ctx, 'two_factor', token);
  const account = ticket && (await findAccount(ctx, ticket.accountId));
  if (!account) return null;
  const contact = method ? contactOf(account, method) : undefined;
  const subject = contact && { purpose: 'two_factor' as const, address: contact.address, accountId: account.id };
  const retry_after = subject && (await waitOfLiveCode(ctx, subject));
  const isSent = method && contact && retry_after !== undefined;
  return {
    step: 'second_factor',
    token,
    methods: secondFactorMethods(account, ticket.by as SignedInBy),
    sent: isSent ? { method, masked_address: maskContact(contact), retry_after } : null,
  };
}
