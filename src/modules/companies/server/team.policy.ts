import type { CompanyPermissions } from '../membership.contract.ts';

export type MemberRole = 'recruiter' | 'admin' | 'coordinator';

export interface Member {
  account_id: number;
  role: MemberRole;
  may_mask_salary: boolean;
  may_analyse: boolean;
}

const isAdmin = (role: MemberRole) => role !== 'recruiter';

/** What someone may do for their company; without one, nothing. */
export function permissionsOf(me: Member | undefined): CompanyPermissions {
  const admin = me !== undefined && isAdmin(me.role);
  return {
    post_jobs: me !== undefined,
    manage_all_jobs: admin,
    mask_salary: admin || Boolean(me?.may_mask_salary),
    analyse_talents: admin || Boolean(me?.may_analyse),
    edit_company: admin,
    verify_company: admin,
    decide_joiners: admin,
    manage_members: admin,
    transfer: admin,
    leave: me?.role === 'recruiter',
    delete_company: me?.role === 'coordinator',
  };
}

/**
 * Admins change and remove recruiters; other admins only the coordinator does: whoever could lower an admin could remove
 * them next. The coordinator's role changes by transfer only, and nobody raises or lowers themselves.
 */
export function mayChangeMember(me: Member, other: Member): boolean {
  if (me.account_id === other.account_id || other.role === 'coordinator') return false;
  return me.role === 'coordinator' || (me.role === 'admin' && other.role === 'recruiter');
}

export function mayRemoveMember(me: Member, other: Member): boolean {
  return mayChangeMember(me, other);
}

/** A role is handed to someone who does not have it already. */
export function mayReceiveTransfer(me: Member, other: Member): boolean {
  return (
    isAdmin(me.role) && me.account_id !== other.account_id && other.role !== 'coordinator' && other.role !== me.role
  );
}

const RANK: Record<MemberRole, number> = { recruiter: 0, admin: 1, coordinator: 2 };

/** Whoever follows someone gets their role, unless they have more already. */
export function roleAfterSuccession(left: MemberRole, own: MemberRole): MemberRole {
  return RANK[own] >= RANK[left] ? own : left;
}

/** Nobody decides about themselves. */
export function mayDecideJoiner(me: Member, joinerId: number): boolean {
  return isAdmin(me.role) && me.account_id !== joinerId;
}
