import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext, MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { JoinRequest } from '../membership.contract.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, loadCompanies } from './companies.queries.ts';
import type { TeamParts } from './team.parts.ts';
import { mayDecideJoiner, permissionsOf } from './team.policy.ts';
import { fullName } from './team.presenter.ts';
import { addMember, findMembership, listAdminIds, lockMembership } from './team.queries.ts';

/** How long to wait after the first, the second and every further time that one company has declined. */
const WAIT_DAYS = [1, 7, 30] as const;
const SHOWN_DAYS = 90;
const DAY = 86_400_000;

interface RequestRow {
  id: number;
  company_id: number;
  account_id: number;
  position: string;
  message: string;
  state: JoinRequest['state'];
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
}

/** The newest request of someone, decided or not. */
export async function findNewestRequest(
  ctx: AccountContext,
  namesIn: TeamParts['namesIn'],
): Promise<JoinRequest | undefined> {
  const { rows } = await ctx.tx.query<RequestRow>(sql`
    select id, company_id, account_id, position, message, state, reason, created_at, decided_at from join_requests
    where account_id = ${ctx.viewer.accountId} order by id desc limit 1`);
  const row = rows[0];
  if (!row) return undefined;
  const company = (await loadCompanies(ctx.tx, [row.company_id])).get(row.company_id) as CompanyRow;
  return {
    ...presentRequest(row),
    company: presentCompanyCard(company, namesIn(ctx.locale.language)),
    may_ask_at: (await mayAskAt(ctx, row.company_id))?.toISOString() ?? null,
  };
}

function presentRequest(row: RequestRow): Omit<JoinRequest, 'company' | 'may_ask_at'> {
  const { id, position, message, state, reason } = row;
  const decided_at = row.decided_at?.toISOString() ?? null;
  return { id, position, message, state, reason, created_at: row.created_at.toISOString(), decided_at };
}

/** Asks to join a company; its admins are told and one of them decides. */
export function createJoinCompany({ namesIn, notify }: TeamParts) {
  return async (ctx: AccountWriteContext, input: { company_id: number; position: string; message: string }) => {
    const { accountId } = ctx.viewer;
    const { rows } = await ctx.tx.query<{ name: string }>(
      sql`select name from companies where id = ${input.company_id} and status = 'active'`,
    );
    const company = rows[0];
    if (!company) throw new AppError('companyNotFound');
    if (await findMembership(ctx.tx, accountId)) throw new AppError('companyAlreadyJoined');
    const opensAt = await mayAskAt(ctx, input.company_id);
    if (opensAt && opensAt > ctx.clock.now()) throw new AppError('companyJoinRefused');
    const added = await ctx.tx.query(sql`
      insert into join_requests (company_id, account_id, position, message, created_at)
      values (${input.company_id}, ${accountId}, ${input.position}, ${input.message},
        ${ctx.clock.now().toISOString()})
      on conflict (account_id) where state = 'pending' do nothing returning id`);
    if (!added.rowCount) throw new AppError('companyJoinPending');
    const join_request = (await findNewestRequest(ctx, namesIn)) as JoinRequest;
    const name = await nameOf(ctx, accountId);
    for (const adminId of await listAdminIds(ctx.tx, input.company_id)) {
      const data = { name, company: company.name, request_id: join_request.id };
      const dedupeKey = `join_request:${join_request.id}`;
      await notify(ctx.tx, { accountId: adminId, kind: 'join_request', data, dedupeKey });
    }
    return { join_request };
  };
}

/** From when someone may ask a company again that has declined; null where it has not. */
async function mayAskAt(ctx: AccountContext, companyId: number): Promise<Date | null> {
  const since = new Date(ctx.clock.now().getTime() - SHOWN_DAYS * DAY).toISOString();
  const { rows } = await ctx.tx.query<{ count: number; newest: Date | null }>(sql`
    select count(*) as count, max(decided_at) as newest from join_requests
    where account_id = ${ctx.viewer.accountId} and company_id = ${companyId} and state = 'rejected'
      and decided_at > ${since}`);
  const { count = 0, newest = null } = rows[0] ?? {};
  if (newest === null) return null;
  const days = WAIT_DAYS[Math.min(count, WAIT_DAYS.length) - 1] ?? 1;
  return new Date(newest.getTime() + days * DAY);
}

async function nameOf(ctx: AccountContext, accountId: number): Promise<string> {
  const { rows } = await ctx.tx.query<{ first_name: string; last_name: string }>(
    sql`select first_name, last_name from accounts where id = ${accountId}`,
  );
  return rows[0] ? fullName(rows[0]) : '';
}

/** Takes the waiting request back; nothing happens when there is none. */
export async function withdrawRequest(ctx: AccountWriteContext) {
  const { rowCount } = await ctx.tx.query(sql`
    update join_requests set state = 'withdrawn', decided_at = ${ctx.clock.now().toISOString()}
    where account_id = ${ctx.viewer.accountId} and state = 'pending' returning id`);
  return { is_withdrawn: Boolean(rowCount) };
}

/** Who asks to join the viewer's company: waiting ones first, then those of the last months. */
export async function listJoinRequests(ctx: MemberContext) {
  const me = ctx.viewer.membership;
  if (!permissionsOf(me).decide_joiners) throw new AppError('noPermission');
  const since = new Date(ctx.clock.now().getTime() - SHOWN_DAYS * DAY).toISOString();
  const { rows } = await ctx.tx.query<RequestRow & Record<string, string | null>>(sql`
    select r.id, r.company_id, r.account_id, r.position, r.message, r.state, r.reason, r.created_at, r.decided_at,
      a.first_name, a.last_name, a.email, d.first_name as decider_first, d.last_name as decider_last
    from join_requests r join accounts a on a.id = r.account_id left join accounts d on d.id = r.decided_by
    where r.company_id = ${me.company_id} and (r.state = 'pending' or r.created_at > ${since})
    order by r.state <> 'pending', r.id desc limit 200`);
  return {
    requests: rows.map((row) => ({
      ...presentRequest(row),
      account_id: row.account_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email as string | null,
      decided_by: row.decider_first === null ? null : `${row.decider_first} ${row.decider_last}`.trim(),
    })),
  };
}

/** An admin of the company lets someone in or not; nobody decides about themselves, and each request once. */
export function createDecideJoinRequest({ notify }: TeamParts) {
  return async (ctx: MemberWriteContext, input: { id: number; decision: 'approve' | 'reject'; reason: string }) => {
    const me = await lockMembership(ctx);
    const { rows } = await ctx.tx.query<RequestRow>(sql`
      select id, company_id, account_id, position, message, state, reason, created_at, decided_at
      from join_requests where id = ${input.id} and company_id = ${me.company_id} for update`);
    const request = rows[0];
    if (!request) throw new AppError(permissionsOf(me).decide_joiners ? 'notFound' : 'noPermission');
    if (request.account_id === me.account_id) throw new AppError('recruiterSelfVerification');
    if (!mayDecideJoiner(me, request.account_id)) throw new AppError('noPermission');
    if (request.state !== 'pending') throw new AppError('alreadyDecided');
    const now = ctx.clock.now();
    const state = input.decision === 'approve' ? 'approved' : 'rejected';
    await ctx.tx.query(sql`
      update join_requests set state = ${state}, decided_by = ${me.account_id}, decided_at = ${now.toISOString()},
        reason = ${input.reason || null} where id = ${request.id}`);
    if (state === 'approved') {
      const member = { companyId: me.company_id, accountId: request.account_id, position: request.position, at: now };
      if (!(await addMember(ctx.tx, { ...member, role: 'recruiter' }))) throw new AppError('companyAlreadyJoined');
    }
    const data = { company: me.company_name, accepted: state === 'approved', reason: input.reason };
    const dedupeKey = `join_decided:${request.id}`;
    await notify(ctx.tx, { accountId: request.account_id, kind: 'join_decided', data, dedupeKey });
    return { state } as { state: 'approved' | 'rejected' };
  };
}
