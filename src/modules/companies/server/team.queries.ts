import { AppError } from '#src/kernel/errors.ts';
import type { Context, MemberWriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Member, MemberRole } from './team.policy.ts';

export interface MembershipRow extends Member {
  company_id: number;
  company_name: string;
  position: string;
  created_at: Date;
  is_verified: boolean;
}

declare module '#src/platform/context.ts' {
  interface Membership extends MembershipRow {}
}

const membershipColumns = sql`m.company_id, m.account_id, m.role, m.position, m.may_mask_salary, m.may_analyse, m.created_at,
  c.name as company_name, c.verified_at is not null as is_verified`;

/** The company someone hires for, and as what; a company that is not active counts as none. */
export async function findMembership(tx: Reader, accountId: number): Promise<MembershipRow | undefined> {
  const { rows } = await tx.query<MembershipRow>(sql`
    select ${membershipColumns} from company_members m join companies c on c.id = m.company_id
    where m.account_id = ${accountId} and c.status = 'active'`);
  return rows[0];
}

/**
 * The viewer's membership while nobody else changes the company's team or posts for it: writes about one company come
 * one after another, so that their limits hold.
 */
export async function lockMembership({ tx, viewer }: MemberWriteContext): Promise<MembershipRow> {
  const { company_id } = viewer.membership;
  await lockCompany(tx, company_id);
  const still = await findMembership(tx, viewer.accountId);
  if (still?.company_id !== company_id) throw new AppError('companyNotFound');
  return still;
}

export async function lockCompany(tx: Transaction, companyId: number): Promise<void> {
  await tx.query(sql`select id from companies where id = ${companyId} for no key update`);
}

export interface TeamRow extends Member {
  first_name: string;
  last_name: string;
  email: string | null;
  avatar: string | null;
  position: string;
  created_at: Date;
}

/** Everyone who hires for the company: coordinator, admins, recruiters, each by when they came. */
export async function loadTeam(tx: Context['tx'], companyId: number): Promise<TeamRow[]> {
  const { rows } = await tx.query<TeamRow>(sql`
    select m.account_id, m.role, m.position, m.may_mask_salary, m.may_analyse, m.created_at, a.first_name, a.last_name, a.email,
      a.avatar
    from company_members m join accounts a on a.id = m.account_id where m.company_id = ${companyId}
    order by array_position(array['coordinator', 'admin', 'recruiter'], m.role), m.created_at, m.account_id`);
  return rows;
}

export async function findColleague(tx: Reader, companyId: number, accountId: number): Promise<TeamRow> {
  const found = (await loadTeam(tx, companyId)).find((one) => one.account_id === accountId);
  if (!found) throw new AppError('notFound');
  return found;
}

export async function listAdminIds(tx: Reader, companyId: number): Promise<number[]> {
  const { rows } = await tx.query<{ account_id: number }>(sql`
    select account_id from company_members where company_id = ${companyId} and role <> 'recruiter'
    order by account_id`);
  return rows.map((row) => row.account_id);
}

/** False when the person belongs to a company by now. */
export async function addMember(
  tx: Transaction,
  member: { companyId: number; accountId: number; role: MemberRole; position: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into company_members (company_id, account_id, role, position, created_at)
    values (${member.companyId}, ${member.accountId}, ${member.role}, ${member.position}, ${member.at.toISOString()})
    on conflict do nothing returning account_id`);
  return Boolean(rowCount);
}
