import type { EventMap } from '#src/kernel/events.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { endCompany } from './delete-company.ts';
import type { TeamParts } from './team.parts.ts';
import { loadTeam, lockCompany, type TeamRow } from './team.queries.ts';

/**
 * Takes someone whose account is about to be deleted out of their company. Their chats go to whoever stays in batches
 * first, then their jobs with what is left; after a coordinator the longest-serving admin follows, else the
 * longest-serving recruiter, and is told. A company that nobody is left in ends as if it had been deleted.
 */
export function createRetireMember({ notify }: Pick<TeamParts, 'notify'>) {
  return async (tx: Transaction, { id: accountId, at, most, goOn }: EventMap['account.leaving']): Promise<void> => {
    const seat = await lockSeat(tx, accountId);
    if (!seat) return;
    const { companyId, role, heir } = seat;
    if (!heir) return endCompany(tx, companyId, at);
    const left = { companyId, accountId, heirId: heir.account_id };
    if (await hasMoreToHandOver(tx, left, most)) return goOn();
    await tx.emit('member.left', left);
    await tx.query(sql`delete from company_members where account_id = ${accountId}`);
    if (role === 'coordinator') await promote(tx, notify, companyId, heir);
  };
}

async function hasMoreToHandOver(tx: Transaction, left: EventMap['member.left'], most: number): Promise<boolean> {
  let hasMore = false;
  const goOn = () => {
    hasMore = true;
  };
  await tx.emit('member.leaving', { ...left, most, goOn });
  return hasMore;
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

async function promote(tx: Transaction, notify: TeamParts['notify'], companyId: number, heir: TeamRow): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(sql`
    update company_members m set role = 'coordinator' from companies c
    where m.account_id = ${heir.account_id} and c.id = ${companyId} returning c.name`);
  const data = { company: rows[0]?.name ?? '' };
  await notify(tx, { accountId: heir.account_id, kind: 'company_coordinator', data });
}
