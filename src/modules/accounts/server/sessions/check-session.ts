import type { Context } from '#src/platform/context.ts';
import { clearSessionCookies } from './open-session.ts';
import { AUTH_STATUS_COOKIE, SESSION_COOKIE } from './session-token.ts';

/**
 * Tells a page that met a 401 where it stands. A cookie whose session has run out or was revoked is taken away, and the
 * page may say so; a guest's session is left alone.
 */
export function checkSession(ctx: Context): { status: 'visitor' | 'guest' | 'user' | 'expired' } {
  const { sessionId, accountId } = ctx.viewer;
  if (sessionId !== null) return { status: accountId === null ? 'guest' : 'user' };
  if (ctx.request.cookie(SESSION_COOKIE)) {
    clearSessionCookies(ctx, 'expired');
    return { status: 'expired' };
  }
  return { status: ctx.request.cookie(AUTH_STATUS_COOKIE) === 'expired' ? 'expired' : 'visitor' };
}
