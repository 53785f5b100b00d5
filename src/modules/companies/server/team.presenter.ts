import type { CompanyMember } from '../membership.contract.ts';
import { type Member, mayChangeMember, mayReceiveTransfer, mayRemoveMember } from './team.policy.ts';
import type { TeamRow } from './team.queries.ts';

export function fullName(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}

export function presentTeam(team: TeamRow[], me: Member): CompanyMember[] {
  return team.map((row) => ({
    account_id: row.account_id,
    name: fullName(row),
    email: row.email,
    avatar: row.avatar,
    position: row.position,
    role: row.role,
    may_mask_salary: row.role !== 'recruiter' || row.may_mask_salary,
    may_analyse: row.role !== 'recruiter' || row.may_analyse,
    joined_at: row.created_at.toISOString(),
    is_me: row.account_id === me.account_id,
    may: {
      change: mayChangeMember(me, row),
      remove: mayRemoveMember(me, row),
      receive_transfer: mayReceiveTransfer(me, row),
    },
  }));
}
