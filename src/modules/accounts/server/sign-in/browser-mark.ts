import { createHmac } from 'node:crypto';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { BROWSER_COOKIE, hashToken, newToken } from '../sessions/session-token.ts';

/** As long as the longest step may wait. */
const MARK_SECONDS = 900;

/** The secret that tells this browser from others while it signs in, if it has one. */
export function knownMark(ctx: Context): string | undefined {
  return ctx.request.cookie(BROWSER_COOKIE);
}

/** The browser's mark; one that nothing hangs on any more is replaced, so that a planted cookie is worth nothing. */
export async function markBrowser(ctx: Context): Promise<string> {
  const known = knownMark(ctx);
  const mark = known && (await isInUse(ctx, known)) ? known : newToken();
  ctx.setCookie({ name: BROWSER_COOKIE, value: mark, maxAge: MARK_SECONDS, httpOnly: true });
  return mark;
}

/** A token that only this browser's mark leads to: the step can be shown again although no secret is stored. */
export function tokenOfMark(mark: string, kind: string, nonce: string): string {
  return createHmac('sha256', mark)
    .update(JSON.stringify([kind, nonce]))
    .digest('base64url');
}

async function isInUse(ctx: Context, mark: string): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from pending_steps
    where browser_hash = ${hashToken(mark)} and expires_at > ${ctx.clock.now().toISOString()} limit 1`);
  return (rowCount ?? 0) > 0;
}
