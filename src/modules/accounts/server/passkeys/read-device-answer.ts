import { createHash } from 'node:crypto';
import type { Context } from '#src/platform/context.ts';
import type { RelyingParty } from './relying-party.ts';

/** What the device signs. It comes from the ticket's token, so it is as single-use as the ticket. */
export function passkeyChallenge(token: string): Buffer<ArrayBuffer> {
  return Buffer.from(createHash('sha256').update(`passkey ${token}`).digest());
}

interface Expected {
  expectedChallenge: string;
  expectedOrigin: string;
  expectedRPID: string;
}

/** Has a device's answer checked; nothing when it cannot even be read. */
export async function readDeviceAnswer<Read>(
  ctx: Context,
  site: RelyingParty,
  token: string,
  verify: (expected: Expected) => Promise<Read>,
): Promise<Read | undefined> {
  const expectedChallenge = passkeyChallenge(token).toString('base64url');
  try {
    return await verify({ expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.id });
  } catch (error) {
    // A made-up answer of a browser is no fault of ours, however it breaks the reading.
    ctx.log.debug({ err: error }, 'a passkey was refused');
    return undefined;
  }
}
