import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext, Context, WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import type { Account, ProvedBy } from '../accounts.tables.ts';
import type { ContactAddress } from '../codes/contact-address.ts';
import { maskContact } from '../codes/mask-address.ts';
import { composeCode } from '../codes/messages.ts';
import { consumeCode, issueCode } from '../codes/one-time-codes.ts';
import { sendAwaited } from '../codes/send-message.ts';
import { assertPassword } from '../passwords/assert-password.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { contactOf, secondFactorMethods } from '../second-factor/second-factor.policy.ts';
import { passSecondFactor } from '../second-factor/second-factor.ts';
import { noteProof, readProof } from './session-proof.ts';
import { hasPasskey } from './ways-in.ts';

type State = AnswerOf<(typeof accountsContract)['GET /authentication/proof']>;
type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/proof']>;
type SendInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/proof/send-code']>;

/** What is proved and what could be shown next. */
export async function getProof(ctx: AccountContext): Promise<State> {
  return presentProof(ctx, await findOwnAccount(ctx));
}

export async function presentProof(ctx: Context, account: Account): Promise<State> {
  const { missing, by } = await readProof(ctx, account);
  const mask = (contact: ContactAddress | undefined) => (contact ? maskContact(contact) : null);
  return {
    missing,
    methods: missing === 'first' ? await firstMethods(ctx, account) : missing ? nextMethods(account, by) : [],
    masked_email: mask(ownContact(account, 'email')),
    masked_phone: mask(ownContact(account, 'phone')),
  };
}

async function firstMethods(ctx: Context, account: Account): Promise<State['methods']> {
  const methods: State['methods'] = [];
  if (account.passwordHash) methods.push('password');
  if (await hasPasskey(ctx, account.id)) methods.push('passkey');
  return [...methods, ...(['email', 'phone'] as const).filter((channel) => ownContact(account, channel))];
}

function nextMethods(account: Account, by: ProvedBy | null): State['methods'] {
  return [...secondFactorMethods(account, by ?? undefined), 'recovery'];
}

/** Nobody can have put an address here without a proof, so an e-mail address from before there were codes will do too. */
function ownContact(account: Account, channel: 'email' | 'phone'): ContactAddress | undefined {
  if (channel === 'email' && account.email) return { channel: 'email', address: account.email.toLowerCase() };
  return contactOf(account, channel);
}

/** Sends a code to an address that the account has already, never to one that was just typed. */
export function createSendProofCode(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, { method, resume }: SendInput) => {
    const account = await findOwnAccount(ctx);
    const { methods, missing } = await presentProof(ctx, account);
    const contact = methods.includes(method) ? ownContact(account, method) : undefined;
    if (!contact) throw new AppError('secondChannelMissing');
    const purpose = missing === 'second' ? ('two_factor' as const) : ('proof' as const);
    const subject = { purpose, address: contact.address, accountId: account.id };
    const { code, retryAfter, expiresIn } = await issueCode(ctx, parts, subject, null, resume);
    if (code) await sendAwaited(ctx, parts.deliver, composeCode(parts.texts, ctx.locale.language, contact, code));
    return { masked_address: maskContact(contact), retry_after: retryAfter, expires_in: expiresIn };
  };
}

/** Takes one proof; wrong ones count as guesses, on the same count as those of a sign-in. */
export function createProve(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, input: Input): Promise<State> => {
    const account = await findOwnAccount(ctx);
    const { missing, by } = await readProof(ctx, account);
    if (missing === 'first') await proveFirst(ctx, parts, account, input);
    if (missing === 'second') await proveSecond(ctx, parts, account, by, input);
    return presentProof(ctx, account);
  };
}

async function proveFirst(
  ctx: WriteContext,
  parts: AccountsParts,
  account: Account,
  { method, password, code }: Input,
) {
  if (method === 'password') {
    await assertPassword(ctx, parts.limit, account, password ?? '');
    return noteProof(ctx, { by: 'password' });
  }
  const contact = method === 'email' || method === 'phone' ? ownContact(account, method) : undefined;
  if (!contact) throw new AppError('otpIncorrect');
  const subject = { purpose: 'proof' as const, address: contact.address, accountId: account.id };
  await consumeCode(ctx, parts, subject, code ?? '', [account.id]);
  await noteProof(ctx, { by: method === 'email' ? 'email_code' : 'phone_code' });
}

async function proveSecond(
  ctx: WriteContext,
  parts: AccountsParts,
  account: Account,
  by: ProvedBy | null,
  { method, code }: Input,
) {
  if (method === 'password') throw new AppError('twoFactorCodeIncorrect');
  const proof = method === 'recovery' ? { recovery_code: code || '-' } : { method, code };
  await passSecondFactor(ctx, parts, account, proof, secondFactorMethods(account, by ?? undefined));
  await noteProof(ctx, { factor: true });
}
