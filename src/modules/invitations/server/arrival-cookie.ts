import { shortName } from '#src/modules/accounts/person-name.ts';
import { isShown } from '#src/modules/accounts/server/accounts.public.ts';
import type { Context, RequestFacts } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { ARRIVAL_DAYS } from '../invitation-rules.ts';

/** Remembers in the browser who invited it, so that signing up days later, by whichever way, still counts. */
const ARRIVAL_COOKIE = 'parley_invite';
const CODE = /^[a-z2-9]{10}$/;

export interface Inviter {
  id: number;
  name: string;
}

export function codeOfRequest(request: RequestFacts): string | null {
  const code = request.cookie(ARRIVAL_COOKIE) ?? '';
  return CODE.test(code) ? code : null;
}

/** Whose code it is; a code of someone who is gone or suspended leads nowhere. */
export async function findInviter(tx: Reader, code: string | null): Promise<Inviter | null> {
  if (code === null || !CODE.test(code)) return null;
  const { rows } = await tx.query<{ id: number; first: string; last: string }>(sql`
    select a.id, a.first_name as first, a.last_name as last
    from invitation_codes c join accounts a on a.id = c.account_id where c.code = ${code} and ${isShown('a')}`);
  return rows[0] ? { id: rows[0].id, name: plainName(rows[0]) } : null;
}

/** A name that is shown to strangers: whoever calls themselves by an address of a site has none here. */
export function plainName(name: { first: string; last: string }): string {
  const short = shortName(name);
  return /[/:@]|\.\S|www/i.test(short) ? '' : short;
}

/** A code as it may have been typed: in capitals, in full width, with spaces and hyphens between its signs. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, '');
  return CODE.test(code) ? code : null;
}

/** What a link says. The last link that someone opens counts. */
export async function openInvitation(ctx: Context, { code: typed }: { code: string }) {
  const code = readCode(typed);
  const inviter = await findInviter(ctx.tx, code);
  const { accountId } = ctx.viewer;
  const is_own = inviter !== null && inviter.id === accountId;
  if (inviter && code && accountId === null) {
    ctx.setCookie({ name: ARRIVAL_COOKIE, value: code, maxAge: ARRIVAL_DAYS * 24 * 3600, httpOnly: true });
  }
  return { inviter: inviter?.name ?? null, is_own, is_signed_in: accountId !== null };
}

export async function getArrival(ctx: Context) {
  const inviter = await findInviter(ctx.tx, codeOfRequest(ctx.request));
  return { inviter: inviter?.name ?? null };
}
