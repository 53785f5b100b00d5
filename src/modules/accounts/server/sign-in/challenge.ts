import { z } from 'zod';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { AccountsParts } from '../accounts.parts.ts';

const TIMEOUT_MS = 5_000;
/** Reasons that are ours or the service's, not the visitor's. */
const OUR_FAULT = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']);
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

interface Challenged {
  challenge_token?: string;
  purpose?: string;
}

export type AssertHuman = (ctx: Context, input: Challenged) => Promise<void>;

/**
 * Refuses who has not passed the bot challenge, where one is configured. Whoever changes an address is signed in and has
 * passed it before.
 */
export function createAssertHuman({ settings: { challenge } }: Pick<AccountsParts, 'settings'>): AssertHuman {
  return async (ctx, { challenge_token, purpose = 'login' }) => {
    if (!challenge || purpose !== 'login') return;
    if (!challenge_token) throw new AppError('botCheckMissing');
    const body = new URLSearchParams({
      secret: challenge.secret,
      response: challenge_token,
      remoteip: ctx.request.ip,
    });
    const { success, 'error-codes': reasons } = await ask(ctx, challenge.verifyUrl, body);
    if (success) return;
    const isOurs = reasons.some((reason) => OUR_FAULT.has(reason));
    if (isOurs) ctx.log.error({ reasons }, 'the bot challenge refused us');
    throw new AppError(isOurs ? 'botCheckUnavailable' : 'botCheckFailed');
  };
}

async function ask(ctx: Context, url: string, body: URLSearchParams): Promise<z.infer<typeof verdict>> {
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return verdict.parse(await response.json());
  } catch (error) {
    ctx.log.error({ err: error }, 'the bot challenge did not answer');
    throw new AppError('botCheckUnavailable');
  }
}
