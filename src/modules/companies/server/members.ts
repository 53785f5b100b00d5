import { AppError } from '#src/kernel/errors.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TeamParts } from './team.parts.ts';
import { mayChangeMember, mayReceiveTransfer, mayRemoveMember } from './team.policy.ts';
import { presentTeam } from './team.presenter.ts';
import { findColleague, loadTeam, lockMembership } from './team.queries.ts';

/** Who hires for the viewer's company. */
export async function listMembers(ctx: MemberContext) {
  const me = ctx.viewer.membership;
  return { members: presentTeam(await loadTeam(ctx.tx, me.company_id), me) };
}

interface Change {
  id: number;
  role?: 'recruiter' | 'admin';
  position?: string;
  may_mask_salary?: boolean;
  may_analyse?: boolean;
}

/** Changes a member's role, position or rights; admins only, the coordinator's role never, one's own position always. */
export async function changeMember(ctx: MemberWriteContext, input: Change) {
  const me = await lockMembership(ctx);
  const other = await findColleague(ctx.tx, me.company_id, input.id);
  const isSelf = other.account_id === me.account_id;
  const rights = [input.role, input.may_mask_salary, input.may_analyse];
  const wantsRights = rights.some((right) => right !== undefined);
  if (wantsRights && me.role === 'recruiter') throw new AppError('noPermission');
  if (wantsRights && isSelf) throw new AppError('recruiterSelfVerification');
  if (input.role !== undefined && other.role === 'coordinator') throw new AppError('coordinatorProtected');
  if (!isSelf && !mayChangeMember(me, other)) throw new AppError('noPermission');
  await ctx.tx.query(sql`
    update company_members set role = ${input.role ?? other.role}, position = ${input.position ?? other.position},
      may_mask_salary = ${input.may_mask_salary ?? other.may_mask_salary},
      may_analyse = ${input.may_analyse ?? other.may_analyse}
    where account_id = ${other.account_id}`);
  return { members: presentTeam(await loadTeam(ctx.tx, me.company_id), me) };
}

/** Removes a member; their jobs and chats go to whoever removes them, so that nobody who wrote is left without an answer. */
export async function removeMember(ctx: MemberWriteContext, input: { id: number }) {
  const me = await lockMembership(ctx);
  const other = await findColleague(ctx.tx, me.company_id, input.id);
  if (me.role === 'recruiter') throw new AppError('noPermission');
  if (other.role === 'coordinator') throw new AppError('coordinatorProtected');
  if (other.account_id === me.account_id) throw new AppError('adminMustTransfer');
  if (!mayRemoveMember(me, other)) throw new AppError('noPermission');
  await ctx.emit('member.left', { companyId: me.company_id, accountId: other.account_id, heirId: me.account_id });
  await ctx.tx.query(sql`delete from company_members where account_id = ${other.account_id}`);
  return { members: presentTeam(await loadTeam(ctx.tx, me.company_id), me) };
}

/** Hands the own role to another member and becomes a recruiter: the company always has its coordinator. */
export function createTransferRole({ notify }: TeamParts) {
  return async (ctx: MemberWriteContext, input: { account_id: number }) => {
    const me = await lockMembership(ctx);
    const other = await findColleague(ctx.tx, me.company_id, input.account_id);
    if (!mayReceiveTransfer(me, other)) throw new AppError('noPermission');
    // In this order: a company has one coordinator at a time.
    await ctx.tx.query(sql`update company_members set role = 'recruiter' where account_id = ${me.account_id}`);
    await ctx.tx.query(sql`update company_members set role = ${me.role} where account_id = ${other.account_id}`);
    if (me.role === 'coordinator') {
      const data = { company: me.company_name };
      await notify(ctx.tx, { accountId: other.account_id, kind: 'company_coordinator', data });
    }
    const now = { ...me, role: 'recruiter' as const };
    return { members: presentTeam(await loadTeam(ctx.tx, me.company_id), now) };
  };
}
