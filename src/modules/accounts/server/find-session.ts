import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '#src/kernel/clock.ts';
import { type RequestFacts, type Viewer, visitor } from '#src/platform/context.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { accounts, sessions } from './accounts.tables.ts';
import { hasSecondFactor } from './second-factor.policy.ts';
import { hashToken, OPERATOR_SECONDS, SESSION_COOKIE } from './session-token.ts';

/** How exact the list of devices is about when one was last seen. */
const SEEN_MS = 3600_000;

/**
 * A suspension ends every session at once, without a search for them. An operator's ends after its hours also when it
 * was opened before there was such a rule, or before its owner became an operator.
 */
const isWelcome = or(
  isNull(sessions.accountId),
  and(
    eq(accounts.status, 'active'),
    or(
      ne(accounts.role, 'operator'),
      sql`coalesce(${sessions.signedInAt}, ${sessions.createdAt})
        > ${sql.placeholder('now')}::timestamptz - make_interval(secs => ${OPERATOR_SECONDS})`,
    ),
  ),
);

/** Asked by every call, so it is built and planned once, not each time. */
function prepareQuestion(db: Database | Transaction) {
  return db
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      guestRole: sessions.guestRole,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      role: accounts.role,
      actingRole: sessions.actingRole,
      signedInBy: sessions.signedInBy,
      totpEnabledAt: accounts.totpEnabledAt,
      otpFactorEnabledAt: accounts.otpFactorEnabledAt,
    })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now')), isWelcome),
    )
    .prepare('live_session');
}

const prepared = new WeakMap<object, ReturnType<typeof prepareQuestion>>();

/** The live session that the request's cookie names. */
export async function findSession(db: Database | Transaction, clock: Clock, request: RequestFacts) {
  const token = request.cookie(SESSION_COOKIE);
  if (!token) return undefined;
  const question = prepared.get(db) ?? prepareQuestion(db);
  prepared.set(db, question);
  const [row] = await question.execute({ hash: hashToken(token), now: clock.now().toISOString() });
  return row;
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
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  }
  return {
    sessionId: session.id,
    accountId: session.accountId,
    role: session.actingRole ?? session.role ?? 'guest',
    hasSecondFactor: hasSecondFactor(session) || session.signedInBy === 'passkey',
  };
}
