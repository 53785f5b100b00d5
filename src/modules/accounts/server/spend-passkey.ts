import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq, type SQL } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { passkeys } from './accounts.tables.ts';
import { passkeyChallenge } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

interface PasskeyAnswer {
  /** What the challenge was made of. */
  token: string;
  response: Record<string, unknown>;
}

type Passkey = typeof passkeys.$inferSelect;

/** Accepts a device's answer and counts it. An unknown passkey and a wrong signature look alike. */
export async function spendPasskey(
  ctx: Context,
  site: RelyingParty,
  answer: PasskeyAnswer,
  matches: (credentialId: string) => SQL | undefined,
): Promise<Passkey> {
  const { id } = answer.response;
  // Held until the end, so that two answers with one counter cannot both be counted as new.
  const [passkey] = typeof id === 'string' ? await ctx.tx.select().from(passkeys).where(matches(id)).for('update') : [];
  const signCount = passkey && (await verify(ctx, site, answer, passkey));
  if (!passkey || signCount === undefined) throw new AppError('passkeyRefused');
  await ctx.tx.update(passkeys).set({ signCount, lastUsedAt: ctx.clock.now() }).where(eq(passkeys.id, passkey.id));
  return passkey;
}

/** The device's new counter, or nothing when the answer is not worth anything. */
async function verify(
  ctx: Context,
  site: RelyingParty,
  { token, response }: PasskeyAnswer,
  passkey: Passkey,
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
