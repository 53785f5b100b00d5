import { AppError } from '#src/kernel/errors.ts';
import type { Context, MemberWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TeamParts } from './team.parts.ts';
import { roleAfterSuccession } from './team.policy.ts';
import { fullName } from './team.presenter.ts';
import { findColleague, loadTeam, lockMembership, type MembershipRow, type TeamRow } from './team.queries.ts';

/**
 * Leaves the company. Jobs and chats go to the successor, a recruiter's to the coordinator unless one is named. An admin
 * or the coordinator names who takes their role over; whoever is alone in a company cannot leave it, only delete it.
 */
export function createLeaveCompany(parts: TeamParts) {
  return async (ctx: MemberWriteContext, input: { successor_id?: number }) => {
    const me = await lockMembership(ctx);
    const heir = await findHeir(ctx, me, input.successor_id);
    if (heir) {
      const left = { companyId: me.company_id, accountId: me.account_id, heirId: heir.account_id };
      await ctx.emit('member.left', left);
    }
    const team = await loadTeam(ctx.tx, me.company_id);
    await ctx.tx.query(sql`delete from company_members where account_id = ${me.account_id}`);
    if (heir) await succeed(ctx, parts, me, heir, team);
    return { has_left: true };
  };
}

async function findHeir(ctx: Context, me: MembershipRow, id: number | undefined): Promise<TeamRow | undefined> {
  if (id === me.account_id) throw new AppError('notFound');
  if (id !== undefined) return findColleague(ctx.tx, me.company_id, id);
  if (me.role !== 'recruiter') throw new AppError('adminMustTransfer');
  return (await loadTeam(ctx.tx, me.company_id)).find((one) => one.account_id !== me.account_id);
}

/** The successor has at least the role that was left, and is told what is theirs now. */
async function succeed(ctx: WriteContext, { notify }: TeamParts, me: MembershipRow, heir: TeamRow, team: TeamRow[]) {
  const role = roleAfterSuccession(me.role, heir.role);
  await ctx.tx.query(sql`update company_members set role = ${role} where account_id = ${heir.account_id}`);
  const leaver = team.find((one) => one.account_id === me.account_id);
  const data = {
    name: leaver ? fullName(leaver) : '',
    company: me.company_name,
    role: role === heir.role ? null : role,
  };
  await notify(ctx.tx, { accountId: heir.account_id, kind: 'team_handover', data });
}
