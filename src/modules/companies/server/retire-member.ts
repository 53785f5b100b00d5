import type { Database, Transaction } from '#src/platform/database/database.ts';
import { inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import { endCompany } from './delete-company.ts';
import type { TeamParts } from './team.parts.ts';
import { loadTeam, lockCompany, type TeamRow } from './team.queries.ts';

const CHATS_AT_ONCE = 500;

/**
 * Takes someone whose account is about to be deleted out of their company. Their chats go to whoever stays in batches
 * first, then their jobs with what is left; after a coordinator the longest-serving admin follows, else the
 * longest-serving recruiter, and is told. A company that nobody is left in ends as if it had been deleted.
 */
export function createRetireMember(parts: TeamParts) {
  return async (db: Database, accountId: number, now: Date): Promise<void> => {
    const handOverSome = async (tx: Transaction, size: number) => {
      const seat = await lockSeat(tx, accountId);
      return seat?.heir ? handOverChats(tx, parts, seat.companyId, accountId, seat.heir, size) : 0;
    };
    await inBatches(db, handOverSome, { size: CHATS_AT_ONCE });
    await db.transaction((tx) => leave(tx, parts, accountId, now));
  };
}

async function leave(tx: Transaction, parts: TeamParts, accountId: number, now: Date): Promise<void> {
  const seat = await lockSeat(tx, accountId);
  if (!seat) return;
  const { companyId, role, heir } = seat;
  if (!heir) return endCompany(tx, parts, companyId, now);
  await parts.jobs.handOver(tx, companyId, accountId, heir.account_id);
  await handOverChats(tx, parts, companyId, accountId, heir);
  await tx.query(sql`delete from company_members where account_id = ${accountId}`);
  if (role === 'coordinator') await promote(tx, parts, companyId, heir);
}

/** No page waits for this task; devices learn of it when they next ask. */
function handOverChats(
  tx: Transaction,
  parts: TeamParts,
  companyId: number,
  from: number,
  heir: TeamRow,
  most?: number,
): Promise<number> {
  return parts.handOverChats({ tx }, companyId, from, heir.account_id, most);
}

/** Where someone works, held until the end of the transaction, and who follows them. */
async function lockSeat(tx: Transaction, accountId: number) {
  const { rows } = await tx.query<{ company_id: number }>(
    sql`select company_id from company_members where account_id = ${accountId}`,
  );
  const companyId = rows[0]?.company_id;
  if (companyId === undefined) return undefined;
  await lockCompany(tx, companyId);
  const team = await loadTeam(tx, companyId);
  const me = team.find((one) => one.account_id === accountId);
  // The team comes in the order of succession: coordinator, admins, recruiters, each by when they came.
  return me && { companyId, role: me.role, heir: team.find((one) => one.account_id !== accountId) };
}

async function promote(tx: Transaction, { notify }: TeamParts, companyId: number, heir: TeamRow): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(sql`
    update company_members m set role = 'coordinator' from companies c
    where m.account_id = ${heir.account_id} and c.id = ${companyId} returning c.name`);
  const data = { company: rows[0]?.name ?? '' };
  await notify(tx, { accountId: heir.account_id, kind: 'company_coordinator', data });
}
