import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { insertColumns } from '#src/platform/database/columns.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { asWebAuthn } from '../../webauthn-json.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { type Passkey, passkeyColumns } from '../accounts.tables.ts';
import { lockAddress } from '../codes/one-time-codes.ts';
import { consumeTicket, issueTicket } from '../codes/tickets.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { removeWays } from '../step-up/removed-ways.ts';
import { settleChange } from '../step-up/settle-change.ts';
import { assertNotLastWayIn } from '../step-up/ways-in.ts';
import { passkeyChallenge, readDeviceAnswer } from './read-device-answer.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

type FinishInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/passkeys/register/finish']>;

export const MOST_PASSKEYS = 20;

/** Starts adding a passkey: one that the device can offer by itself, after it has made sure who holds it. */
export function createStartPasskey({ publicUrl }: AccountsParts) {
  return async (ctx: AccountWriteContext) => {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const site = relyingParty(publicUrl, ctx.request);
    const account = await findOwnAccount(ctx);
    const own = await findPasskeys(ctx, account.id);
    if (own.length >= MOST_PASSKEYS) throw new AppError('passkeyLimit');
    const token = await issueTicket(ctx, 'passkey_register', { accountId: account.id });
    const options = await generateRegistrationOptions({
      rpName: 'Parley',
      rpID: site.id,
      userName: account.email ?? `+${account.phoneNum ?? ''}`,
      userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
      userID: Buffer.from(`account ${account.id}`),
      challenge: passkeyChallenge(token),
      attestationType: 'none',
      excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { token, options: { ...options } };
  };
}

/** Adds the passkey. Whoever owns the account is told: it is a way in without a code. */
export function createFinishPasskey(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, input: FinishInput) => {
    const site = relyingParty(parts.publicUrl, ctx.request);
    const account = await findOwnAccount(ctx);
    const ticket = await consumeTicket(ctx, 'passkey_register', input.token);
    if (ticket.accountId !== account.id) throw new AppError('otpExpired');
    const { credential, credentialBackedUp } = await verify(ctx, site, input);
    await lockAddress(ctx, `passkeys ${account.id}`);
    if ((await findPasskeys(ctx, account.id)).length >= MOST_PASSKEYS) throw new AppError('passkeyLimit');
    const passkey = insertColumns({
      account_id: account.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: (credential.transports ?? []).slice(0, 10),
      is_synced: credentialBackedUp,
      name: input.name ?? 'Passkey',
      created_at: ctx.clock.now(),
    });
    const { rows } = await ctx.tx.query<Passkey>(
      sql`insert into passkeys ${passkey} on conflict (credential_id) do nothing returning ${passkeyColumns}`,
    );
    const made = rows[0];
    if (!made) throw new AppError('passkeyRefused');
    await settleChange(ctx, parts, account, 'passkey');
    return present(made);
  };
}

async function verify(ctx: AccountContext, site: RelyingParty, { token, response }: FinishInput) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const read = await readDeviceAnswer(ctx, site, token, (expected) =>
    verifyRegistrationResponse({ ...expected, response: asWebAuthn<RegistrationResponseJSON>(response) }),
  );
  if (!read?.verified) throw new AppError('passkeyRefused');
  return read.registrationInfo;
}

export async function listPasskeys(ctx: AccountContext) {
  return { passkeys: (await findPasskeys(ctx, ctx.viewer.accountId)).map(present) };
}

export async function renamePasskey(ctx: AccountWriteContext, { id, name }: { id: number; name: string }) {
  const query = sql`update passkeys set name = ${name} where ${isOwn(ctx.viewer.accountId, id)} returning ${passkeyColumns}`;
  const [renamed] = (await ctx.tx.query<Passkey>(query)).rows;
  if (!renamed) throw new AppError('notFound');
  return present(renamed);
}

/** Removes a passkey, never the last way in. Whoever came in with it is signed out, and the owner is told. */
export function createDeletePasskey(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, { id }: { id: number }) => {
    const account = await findOwnAccount(ctx);
    await removePasskey(ctx, account.id, id);
    await settleChange(ctx, parts, account, 'passkey_removed');
    return { deleted: true as const };
  };
}

export async function removePasskey(ctx: WriteContext, accountId: number, id: number): Promise<void> {
  const { rowCount } = await ctx.tx.query(sql`select from passkeys where ${isOwn(accountId, id)}`);
  if (rowCount === 0) throw new AppError('notFound');
  await assertNotLastWayIn(ctx, accountId);
  await removeWays(ctx, 'passkeys', isOwn(accountId, id));
}

async function findPasskeys(ctx: AccountContext, accountId: number): Promise<Passkey[]> {
  const query = sql`select ${passkeyColumns} from passkeys where account_id = ${accountId} order by id`;
  return (await ctx.tx.query<Passkey>(query)).rows;
}

function isOwn(accountId: number, id: number): Sql {
  return sql`id = ${id} and account_id = ${accountId}`;
}

function present({ id, name, isSynced, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    name,
    is_synced: isSynced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
