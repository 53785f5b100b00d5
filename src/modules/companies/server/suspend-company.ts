import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { lockCompany } from './team.queries.ts';

/**
 * Hides a company, and ends the sessions in which its people act for it; as job seekers they stay signed in. Its jobs go
 * under the same lock before anyone hears of the change: otherwise search would index them once more on their way out.
 */
export async function suspendCompany(tx: Transaction, companyId: number, hideJobs: () => Promise<void>): Promise<void> {
  await lockCompany(tx, companyId);
  await tx.query(sql`update companies set status = 'suspended' where id = ${companyId} and status = 'active'`);
  await tx.query(sql`
    delete from sessions s using company_members m, accounts a
    where m.company_id = ${companyId} and a.id = m.account_id and s.account_id = a.id
      and coalesce(s.acting_role, a.role) = 'recruiter'`);
  await hideJobs();
  await tx.emit('company.changed', { id: companyId });
}

export async function liftCompany(tx: Transaction, companyId: number): Promise<void> {
  await lockCompany(tx, companyId);
  await tx.query(sql`update companies set status = 'active' where id = ${companyId} and status = 'suspended'`);
  await tx.emit('company.changed', { id: companyId });
}
