import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { asWebAuthn } from '../../webauthn-json.ts';
import { type Passkey, passkeyColumns } from '../accounts.tables.ts';
import { readDeviceAnswer } from './read-device-answer.ts';
import type { RelyingParty } from './relying-party.ts';

interface PasskeyAnswer {
  /** What the challenge was made of. */
  token: string;
  response: Record<string, unknown>;
}

/** Accepts a device's answer, of one account's passkeys or of any, and counts it. An unknown passkey and a wrong signature look alike. */
export async function consumePasskey(
  ctx: WriteContext,
  site: RelyingParty,
  answer: PasskeyAnswer,
  accountId?: number,
): Promise<Passkey> {
  const { id } = answer.response;
  const passkey = typeof id === 'string' ? await lockPasskey(ctx, id, accountId) : undefined;
  const signCount = passkey && (await verify(ctx, site, answer, passkey));
  if (!passkey || signCount === undefined) throw new AppError('passkeyRefused');
  await ctx.tx.query(sql`
    update passkeys set sign_count = ${signCount}, last_used_at = ${ctx.clock.now()} where id = ${passkey.id}`);
  return passkey;
}

/** Held until the end, so that two answers with one counter cannot both be counted as new. */
async function lockPasskey(ctx: WriteContext, credentialId: string, accountId?: number): Promise<Passkey | undefined> {
  const isOwn = accountId === undefined ? sql`` : sql`and account_id = ${accountId}`;
  const query = sql`select ${passkeyColumns} from passkeys where credential_id = ${credentialId} ${isOwn} for update`;
  return (await ctx.tx.query<Passkey>(query)).rows[0];
}

/** The device's new counter, or nothing when the answer is not worth anything. */
async function verify(
  ctx: Context,
  site: RelyingParty,
  { token, response }: PasskeyAnswer,
  passkey: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const credential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(passkey.publicKey),
    counter: passkey.signCount,
  };
  const read = await readDeviceAnswer(ctx, site, token, (expected) =>
    verifyAuthenticationResponse({
      ...expected,
      credential,
      response: asWebAuthn<AuthenticationResponseJSON>(response),
    }),
  );
  return read?.verified ? read.authenticationInfo.newCounter : undefined;
}
