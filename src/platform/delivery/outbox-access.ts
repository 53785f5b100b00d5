import type { RequestFacts } from '../context.ts';
import type { Env } from '../env.ts';
import { type AccessToken, opens } from '../http/access-token.ts';

/** The browser that has opened the outbox once need not carry the token in its addresses. */
export const OUTBOX_COOKIE = 'parley_outbox';

/**
 * Whether messages that no service takes are kept for somebody to read: in development, in tests, in a demo, or when a
 * token for them was set. Anywhere else they are refused, because nobody would ever see the codes that stand in there.
 */
export function keepsOutbox(env: Env): boolean {
  const isWanted = env.NODE_ENV !== 'production' || env.PARLEY_DEMO || env.OUTBOX_TOKEN !== undefined;
  return isWanted && (!env.SMTP_URL || !env.SMS_URL);
}

/** Lets in whoever has the token, and nobody for where they come from: behind a bare proxy all come from this machine. */
export function createOutboxAccess(env: Env, token: AccessToken) {
  const isKept = keepsOutbox(env);
  return (request: Pick<RequestFacts, 'cookie'>, given?: string): boolean =>
    isKept && opens(token, given ?? request.cookie(OUTBOX_COOKIE));
}
