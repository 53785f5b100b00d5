import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { passkeys } from './accounts.tables.ts';
import { assertSignedOut, enter } from './complete-sign-in.ts';
import { findAccount } from './find-accounts.ts';
import { passkeyChallenge } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { issueTicket, spendTicket } from './tickets.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/passkeys/sign-in/finish']>;

/** Starts a sign-in without asking who it is: the device offers the passkeys that it has for this site. */
export function createStartPasskeySignIn({ publicUrl }: AccountsParts) {
  return async (ctx: Context) => {
    assertSignedOut(ctx);
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const site = relyingParty(publicUrl, ctx.request);
    const token = await issueTicket(ctx, 'passkey_sign_in', {});
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      challenge: passkeyChallenge(token),
      userVerification: 'required',
    });
    return { token, options: { ...options } };
  };
}

/**
 * Signs in with a passkey: the device is one factor, the finger or PIN it asked for the other. An unknown passkey and a
 * wrong signature look alike.
 */
export function createFinishPasskeySignIn(parts: AccountsParts) {
  return async (ctx: Context, input: Input) => {
    assertSignedOut(ctx);
    const site = relyingParty(parts.publicUrl, ctx.request);
    await spendTicket(ctx, 'passkey_sign_in', input.token);
    const { id } = input.response;
    // Held until the end, so that two answers with one counter cannot both be counted as new.
    const [passkey] =
      typeof id === 'string'
        ? await ctx.tx.select().from(passkeys).where(eq(passkeys.credentialId, id)).for('update')
        : [];
    const signCount = passkey && (await verify(ctx, site, input, passkey));
    const account = passkey && (await findAccount(ctx, passkey.accountId));
    if (!account || signCount === undefined) throw new AppError('passkeyRefused');
    await ctx.tx.update(passkeys).set({ signCount, lastUsedAt: ctx.clock.now() }).where(eq(passkeys.id, passkey.id));
    return enter(ctx, parts, account, 'passkey', input);
  };
}

/** The device's new counter, or nothing when the answer is not worth anything. */
async function verify(
  ctx: Context,
  site: { id: string; origin: string },
  { token, response }: Input,
  passkey: typeof passkeys.$inferSelect,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: passkeyChallenge(token).toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    ctx.log.debug({ err: error }, 'a passkey was refused');
    return undefined;
  }
}
