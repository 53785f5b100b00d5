import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { consumeTicket, issueTicket } from '../codes/tickets.ts';
import { assertSignedOut, enter } from '../sign-in/complete-sign-in.ts';
import { findAccount } from '../sign-in/find-accounts.ts';
import { consumePasskey } from './consume-passkey.ts';
import { passkeyChallenge } from './read-device-answer.ts';
import { relyingParty } from './relying-party.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/passkeys/sign-in/finish']>;

/** Starts a sign-in without asking who it is: the device offers the passkeys that it has for this site. */
export function createStartPasskeySignIn({ publicUrl }: AccountsParts) {
  return async (ctx: WriteContext) => {
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

/** Signs in with a passkey: the device is one factor, the finger or PIN it asked for the other. */
export function createFinishPasskeySignIn(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input) => {
    assertSignedOut(ctx);
    const site = relyingParty(parts.publicUrl, ctx.request);
    await consumeTicket(ctx, 'passkey_sign_in', input.token);
    const { accountId } = await consumePasskey(ctx, site, input);
    const account = await findAccount(ctx, accountId);
    if (!account) throw new AppError('passkeyRefused');
    return enter(ctx, parts, account, 'passkey', input);
  };
}
