import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, loadCompanies } from './companies.queries.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { findInvitation, type InvitationRow, inviterOf, isOwnAddress, stateOf } from './invitations.queries.ts';
import { fullName } from './team.presenter.ts';
import { addMember, loadTeam, lockCompany } from './team.queries.ts';

/** What an invitation says to whoever opens its link. */
export function createReadInvitation({ namesIn }: InvitationsParts) {
  return async (ctx: Context, { token }: { token: string }) => {
    const invitation = await findInvitation(ctx.tx, token);
    const isOwn = await isOwnAddress(ctx, invitation.email);
    const row = (await loadCompanies(ctx.tx, [invitation.company_id])).get(invitation.company_id) as CompanyRow;
    return {
      state: stateOf(invitation, ctx.clock.now()),
      company: presentCompanyCard(row, namesIn(ctx.locale.language)),
      invited_by: inviterOf(invitation),
      email: isOwn ? invitation.email : hideAddress(invitation.email),
      is_own_address: isOwn,
      expires_at: invitation.expires_at.toISOString(),
    };
  };
}

/** Enough to know which mailbox is meant, too little to write to it. */
function hideAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Sends a code to the invited address, for someone who has signed in with another one. */
export function createProveInvitation({ proof }: InvitationsParts) {
  return async (ctx: AccountWriteContext, { token }: { token: string }) => {
    const invitation = await findInvitation(ctx.tx, token);
    assertOpen(invitation, ctx);
    return proof.sendCode(ctx, invitation.email);
  };
}

function assertOpen(invitation: InvitationRow, ctx: Context): void {
  if (stateOf(invitation, ctx.clock.now()) !== 'open') throw new AppError('invitationEnded');
}

/** Joins the company. A link works once, and for who owns the address it was sent to. */
export function createAcceptInvitation({ namesIn, notify, proof }: InvitationsParts) {
  return async (ctx: AccountWriteContext, input: { token: string; position: string; code?: string }) => {
    if (ctx.viewer.role === 'operator') throw new AppError('noPermission');
    const companyId = (await findInvitation(ctx.tx, input.token)).company_id;
    await lockCompany(ctx.tx, companyId);
    // Read again behind the lock: someone may have accepted or taken it back meanwhile.
    const invitation = await findInvitation(ctx.tx, input.token);
    assertOpen(invitation, ctx);
    if (!(await isOwnAddress(ctx, invitation.email))) {
      if (!input.code) throw new AppError('invitationAddressUnproven');
      await proof.consumeCode(ctx, invitation.email, input.code);
    }
    const { accountId } = ctx.viewer;
    const now = ctx.clock.now();
    const member = { companyId, accountId, role: 'recruiter' as const, position: input.position, at: now };
    if (!(await addMember(ctx.tx, member))) throw new AppError('companyAlreadyJoined');
    await endRequests(ctx, invitation);
    await ctx.tx.query(sql`
      update company_invitations set accepted_at = ${now.toISOString()}, accepted_by = ${accountId}
      where id = ${invitation.id}`);
    if (invitation.invited_by !== null) {
      const me = (await loadTeam(ctx.tx, companyId)).find((one) => one.account_id === accountId);
      const data = { name: me ? fullName(me) || invitation.email : invitation.email, company: invitation.company_name };
      const dedupeKey = `invitation_accepted:${invitation.id}`;
      const news = { accountId: invitation.invited_by, kind: 'invitation_accepted', data, dedupeKey } as const;
      await notify(ctx.tx, news);
    }
    const row = (await loadCompanies(ctx.tx, [companyId])).get(companyId) as CompanyRow;
    return { company: presentCompanyCard(row, namesIn(ctx.locale.language)) };
  };
}

/** A request to join that still waits is answered by the invitation, or no longer wanted. */
async function endRequests(ctx: AccountWriteContext, { company_id, invited_by }: InvitationRow): Promise<void> {
  const { accountId } = ctx.viewer;
  const decider = invited_by === accountId ? null : invited_by;
  await ctx.tx.query(sql`
    update join_requests set decided_at = ${ctx.clock.now().toISOString()},
      state = case when company_id = ${company_id} then 'approved' else 'withdrawn' end,
      decided_by = case when company_id = ${company_id} then ${decider}::bigint end
    where account_id = ${accountId} and state = 'pending'`);
}
