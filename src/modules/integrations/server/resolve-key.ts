import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import { hashToken } from '#src/modules/accounts/server/accounts.public.ts';
import { type RequestFacts, type Viewer, visitor } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { KEY_PREFIX } from '../integration-rules.ts';

/** A use is written down once a minute: whoever looks wants to know whether a key is still needed, not more. */
const USED_MS = 60_000;
/** A key has no session; no session has this number. */
const NO_SESSION = 0;
const BEARER = /^Bearer +(\S{1,200})$/i;

interface LiveKey {
  id: number;
  company_id: number;
  account_id: number;
  scopes: string[];
  last_used_at: Date | null;
}

/**
 * Tells who asks with an API key. It is looked up for each call, so that it ends everywhere with the commit that revokes
 * it, expires it, takes its maker out of the company's management, or suspends either.
 */
export function createResolveKey(db: Database, clock: Clock) {
  return async (request: RequestFacts): Promise<Viewer> => {
    const header = request.header('authorization');
    if (!header) return visitor;
    const token = BEARER.exec(header)?.[1];
    const now = clock.now();
    const key = token?.startsWith(KEY_PREFIX) ? await findLive(db, now, token) : undefined;
    if (!key) throw new AppError('apiKeyInvalid');
    const { id, company_id: companyId, account_id: accountId, scopes } = key;
    if (now.getTime() - (key.last_used_at?.getTime() ?? 0) > USED_MS) await noteUse(db, now, id);
    return { sessionId: NO_SESSION, accountId, role: 'recruiter', apiKey: { id, companyId, scopes } };
  };
}

async function findLive(db: Database, now: Date, token: string): Promise<LiveKey | undefined> {
  const query = sql`
    select k.id, k.company_id, k.account_id, k.scopes, k.last_used_at from api_keys k
    join company_members m on m.account_id = k.account_id and m.company_id = k.company_id and m.role <> 'recruiter'
    join companies c on c.id = k.company_id and c.status = 'active'
    join accounts a on a.id = k.account_id and a.status = 'active'
    where k.token_hash = ${hashToken(token)} and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > ${now.toISOString()})`;
  // Asked by every call, so it is planned once, not each time.
  return (await db.query<LiveKey>(query, { name: 'live_api_key' })).rows[0];
}

/** Of many calls at once, one writes. */
async function noteUse(db: Database, now: Date, id: number): Promise<void> {
  const before = new Date(now.getTime() - USED_MS).toISOString();
  await db.query(sql`
    update api_keys set last_used_at = ${now.toISOString()}
    where id = ${id} and (last_used_at is null or last_used_at < ${before})`);
}
