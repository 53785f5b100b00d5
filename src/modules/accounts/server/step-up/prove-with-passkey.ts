import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { consumeTicket, issueTicket } from '../codes/tickets.ts';
import { consumePasskey } from '../passkeys/consume-passkey.ts';
import { passkeyChallenge } from '../passkeys/read-device-answer.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { presentProof } from './prove.ts';
import { noteProof } from './session-proof.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/proof/passkey/finish']>;

/** Asks the device for one of the passkeys that this account has. */
export function createStartPasskeyProof({ publicUrl }: AccountsParts) {
  return async (ctx: AccountWriteContext) => {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const site = relyingParty(publicUrl, ctx.request);
    const { id: accountId } = await findOwnAccount(ctx);
    const { rows: own } = await ctx.tx.query<{ id: string; transports: string[] }>(
      sql`select credential_id as id, transports from passkeys where account_id = ${accountId}`,
    );
    const token = await issueTicket(ctx, 'passkey_proof', { accountId, sessionId: ctx.viewer.sessionId });
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      challenge: passkeyChallenge(token),
      userVerification: 'required',
      allowCredentials: own.map(({ id, transports }) => ({ id, transports: transports as never })),
    });
    return { token, options: { ...options } };
  };
}

/** The device is one factor, the finger or PIN it asked for the other. */
export function createFinishPasskeyProof({ publicUrl }: AccountsParts) {
  return async (ctx: AccountWriteContext, { token, response }: Input) => {
    const site = relyingParty(publicUrl, ctx.request);
    const account = await findOwnAccount(ctx);
    const ticket = await consumeTicket(ctx, 'passkey_proof', token);
    if (ticket.accountId !== account.id || ticket.sessionId !== ctx.viewer.sessionId) throw new AppError('otpExpired');
    await consumePasskey(ctx, site, { token, response }, account.id);
    await noteProof(ctx, { by: 'passkey', factor: true });
    return presentProof(ctx, account);
  };
}
