import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { endCompany } from './delete-company.ts';
import type { TeamParts } from './team.parts.ts';
import { loadTeam, lockCompany, type TeamRow } from './team.queries.ts';

/**
 * Takes someone whose account is about to be deleted out of their company, in the same transaction. Their jobs and
 * chats go to whoever stays; after a coordinator the longest-serving admin follows, else the longest-serving recruiter, and is told.
 * A company that nobody is left in ends as if it had been deleted.
 */
export function createRetireMember(parts: TeamParts) {
  return async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
    const companyId = await findCompanyOf(tx, accountId);
    if (companyId === undefined) return;
    await lockCompany(tx, companyId);
    const team = await loadTeam(tx, companyId);
    const me = team.find((one) => one.account_id === accountId);
    if (!me) return;
    // The team comes in the order of succession: coordinator, admins, recruiters, each by when they came.
    const heir = team.find((one) => one.account_id !== accountId);
    if (!heir) return endCompany(tx, parts, companyId, now);
    await parts.jobs.handOver(tx, companyId, accountId, heir.account_id);
    // No page waits for this task; devices learn of it when they next ask.
    await parts.handOverChats({ tx }, companyId, accountId, heir.account_id);
    await tx.query(sql`delete from company_members where account_id = ${accountId}`);
    if (me.role === 'coordinator') await promote(tx, parts, companyId, heir);
  };
}

async function findCompanyOf(tx: Transaction, accountId: number): Promise<number | undefined> {
  const { rows } = await tx.query<{ company_id: number }>(
    sql`select company_id from company_members where account_id = ${accountId}`,
  );
  return rows[0]?.company_id;
}

async function promote(tx: Transaction, { notify }: TeamParts, companyId: number, heir: TeamRow): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(sql`
    update company_members m set role = 'coordinator' from companies c
    where m.account_id = ${heir.account_id} and c.id = ${companyId} returning c.name`);
  const data = { company: rows[0]?.name };
  await notify(tx, { accountId: heir.account_id, kind: 'company_coordinator', data });
}
