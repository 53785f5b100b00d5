import type { Clock } from '#src/kernel/clock.ts';
import { type RequestFacts, type Viewer, visitor } from '#src/platform/context.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { isDiskFull } from '#src/platform/storage/is-disk-full.ts';
import type { Account } from '../accounts.tables.ts';
import { hasSecondFactor } from '../second-factor/second-factor.policy.ts';
import { hashToken, OPERATOR_SECONDS, SESSION_COOKIE } from './session-token.ts';

/** How exact the list of devices is about when one was last seen. */
const SEEN_MS = 3600_000;
/** Calls that were under way when the session got a new token may read for so long. */
const GRACE_MS = 10_000;

interface LiveSession {
  id: number;
  accountId: number | null;
  guestRole: string | null;
  expiresAt: Date;
  lastSeenAt: Date | null;
  role: Account['role'] | null;
  actingRole: 'talent' | 'recruiter' | null;
  signedInBy: string | null;
  totpEnabledAt: Date | null;
  otpFactorEnabledAt: Date | null;
}

/**
 * The live session that the request's cookie names, by its token or by the one it had until a moment ago: a call that was
 * on its way meanwhile would otherwise look like that of someone signed out, and the answer would sign them out.
 */
export async function findSession(
  db: Reader,
  clock: Clock,
  request: RequestFacts,
): Promise<(LiveSession & { isReplaced: boolean }) | undefined> {
  const token = request.cookie(SESSION_COOKIE);
  if (!token) return undefined;
  const hash = hashToken(token);
  const now = clock.now();
  const live = await findLive(db, now, sql`s.token_hash = ${hash}`, 'live_session');
  if (live) return { ...live, isReplaced: false };
  const since = new Date(now.getTime() - GRACE_MS);
  const byOldToken = sql`s.previous_token_hash = ${hash} and s.renewed_at > ${since}`;
  const renewed = await findLive(db, now, byOldToken, 'renewed_session');
  return renewed && { ...renewed, isReplaced: true };
}

/**
 * A suspension ends every session at once, without a search for them. An operator's ends after its hours also when it was
 * opened before there was such a rule, or before its owner became an operator.
 */
async function findLive(db: Reader, now: Date, byToken: Sql, name: string): Promise<LiveSession | undefined> {
  const query = sql`
    select s.id, s.account_id as "accountId", s.guest_role as "guestRole", s.expires_at as "expiresAt",
      s.last_seen_at as "lastSeenAt", a.role, s.acting_role as "actingRole", s.signed_in_by as "signedInBy",
      a.totp_enabled_at as "totpEnabledAt", a.otp_factor_enabled_at as "otpFactorEnabledAt"
    from sessions s left join accounts a on a.id = s.account_id
    where ${byToken} and s.expires_at > ${now}
      and (s.account_id is null or a.status = 'active' and (a.role <> 'operator'
        or coalesce(s.signed_in_at, s.created_at) > ${now}::timestamptz - make_interval(secs => ${OPERATOR_SECONDS})))`;
  // Asked by every call, so it is planned once, not each time.
  return (await db.query<LiveSession>(query, { name })).rows[0];
}

/** Tells who asks; one page asks the database once however many calls it makes. */
export function createResolveViewer(db: Database, clock: Clock) {
  const known = new WeakMap<RequestFacts, Promise<Viewer>>();
  return (request: RequestFacts): Promise<Viewer> => {
    const viewer = known.get(request) ?? resolveViewer(db, clock, request);
    known.set(request, viewer);
    return viewer;
  };
}

async function resolveViewer(db: Database, clock: Clock, request: RequestFacts): Promise<Viewer> {
  const session = await findSession(db, clock, request);
  if (!session) return visitor;
  const now = clock.now();
  if (session.accountId !== null && now.getTime() - (session.lastSeenAt?.getTime() ?? 0) > SEEN_MS) {
    // Who only reads need not be written down: a disk without room must not lock everybody out.
    await db.query(sql`update sessions set last_seen_at = ${now} where id = ${session.id}`).catch(ignoreFullDisk);
  }
  return {
    sessionId: session.id,
    accountId: session.accountId,
    role: session.actingRole ?? session.role ?? 'guest',
    hasSecondFactor: hasSecondFactor(session) || session.signedInBy === 'passkey',
    ...(session.isReplaced && { mayOnlyRead: true }),
  };
}

function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
