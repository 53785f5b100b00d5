import { createHash } from 'node:crypto';
import type { Context, RequestFacts, WriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { hashToken, KNOWN_COOKIE, newToken } from '../sessions/session-token.ts';

/** Browsers keep no cookie longer than about this. */
export const KNOWN_SECONDS = 365 * 24 * 3600;
/** So many accounts of one browser, and so many browsers or networks of one account, are remembered; the latest win. */
const MOST_TOKENS = 5;
const MOST_PLACES = 10;

/**
 * Notes that the account's owner has come in from here. Each account has a token of its own in the browser, made by us
 * when it signs in, so a planted cookie is worth nothing.
 */
export async function rememberPlace(ctx: WriteContext, accountId: number): Promise<void> {
  const tokens = readTokens(ctx);
  const own = await findOwnToken(ctx, accountId, tokens);
  const token = own ?? newToken();
  const others = tokens.filter((one) => one !== token).slice(0, MOST_TOKENS - 1);
  ctx.setCookie({
    name: KNOWN_COOKIE,
    value: [token, ...others].join('.'),
    maxAge: KNOWN_SECONDS,
    httpOnly: true,
  });
  await keep(ctx, accountId, 'browser', hashToken(token));
  await keep(ctx, accountId, 'network', hashNetwork(ctx, accountId));
}

/**
 * The browser or network from which someone tries an address, if its owner has come in from there before: a key for
 * tries of its own. Asked by the address alone, so that one without an account takes the same steps.
 */
export async function findKnownPlace(ctx: Context, address: string): Promise<string | undefined> {
  const { rows } = await ctx.tx.query<{ place: string }>(sql`
    select kind || ' ' || account_id || ' ' || encode(place_hash, 'hex') as place from known_places
    where account_id in (
        select id from accounts where email = ${address}
        union all select id from accounts where phone_num = ${address} and is_mobile_verified)
      and (place_hash = any(${readTokens(ctx).map(hashToken)}::bytea[])
        or place_hash = sha256(convert_to(account_id || ' ' || ${networkOf(ctx.request.ip)}, 'UTF8')))
      and expires_at > ${ctx.clock.now().toISOString()}
    order by kind, place_hash limit 1`);
  return rows[0]?.place;
}

/** Whether the account's owner has signed in from this very browser before. */
export async function hasComeInHere(tx: Reader, request: RequestFacts, accountId: number): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select 1 from known_places where account_id = ${accountId} and kind = 'browser'
      and place_hash = any(${readTokens({ request }).map(hashToken)}::bytea[])`);
  return (rowCount ?? 0) > 0;
}

/** Someone else may have come in: only where the owner is now stays known, or nowhere. */
export async function forgetPlaces(ctx: WriteContext, accountId: number): Promise<void> {
  await ctx.tx.query(sql`delete from known_places where account_id = ${accountId}`);
}

function readTokens(ctx: Pick<Context, 'request'>): string[] {
  const tokens = (ctx.request.cookie(KNOWN_COOKIE) ?? '').split('.');
  return tokens.filter((token) => /^[\w-]{43}$/.test(token)).slice(0, MOST_TOKENS);
}

async function findOwnToken(ctx: Context, accountId: number, tokens: string[]): Promise<string | undefined> {
  const { rows } = await ctx.tx.query<{ place_hash: Buffer }>(sql`
    select place_hash from known_places
    where account_id = ${accountId} and place_hash = any(${tokens.map(hashToken)}::bytea[])`);
  return tokens.find((token) => rows.some(({ place_hash }) => hashToken(token).equals(place_hash)));
}

function hashNetwork(ctx: Context, accountId: number): Buffer {
  return createHash('sha256')
    .update(`${accountId} ${networkOf(ctx.request.ip)}`)
    .digest();
}

async function keep(ctx: WriteContext, accountId: number, kind: 'browser' | 'network', hash: Buffer): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + KNOWN_SECONDS * 1000).toISOString();
  await ctx.tx.query(sql`
    insert into known_places (account_id, place_hash, kind, expires_at, created_at)
    values (${accountId}, ${hash}, ${kind}, ${until}, ${now.toISOString()})
    on conflict (account_id, place_hash) do update set expires_at = excluded.expires_at`);
  await ctx.tx.query(sql`
    delete from known_places where account_id = ${accountId} and kind = ${kind} and place_hash not in (
      select place_hash from known_places where account_id = ${accountId} and kind = ${kind}
      order by expires_at desc, (place_hash = ${hash}) desc limit ${MOST_PLACES})`);
}
