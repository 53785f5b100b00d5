import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { OperatorVerification, Submission } from '../verification.contract.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { loadCompanies } from './companies.queries.ts';
import type { RecordAction, TeamParts } from './team.parts.ts';
import { fullName } from './team.presenter.ts';
import { listAdminIds, lockCompany } from './team.queries.ts';
import { findSubmissions, presentSubmissions, type VerificationRow } from './verification.queries.ts';

const PAGE_SIZE = 20;

/** Companies that wait for a decision, the longest waiting first; or decided ones, newest first. */
export function createListVerifications({ namesIn }: TeamParts) {
  return async (ctx: Context, input: { state: Submission['state']; page: number }) => {
    const order = input.state === 'pending' ? sql`v.submitted_at, v.id` : sql`v.decided_at desc, v.id desc`;
    const offset = (input.page - 1) * PAGE_SIZE;
    const rows = await findSubmissions(
      ctx.tx,
      sql`v.state = ${input.state} order by ${order} limit ${PAGE_SIZE} offset ${offset}`,
    );
    const counts = await countStates(ctx);
    return {
      verifications: await present(ctx, rows, namesIn),
      counts,
      page: input.page,
      page_count: Math.ceil(counts[input.state] / PAGE_SIZE),
    };
  };
}

/** One submission, and what the company submitted before it. */
export function createGetVerification({ namesIn }: TeamParts) {
  return async (ctx: Context, input: { id: number }) => {
    const [row] = await findSubmissions(ctx.tx, sql`v.id = ${input.id}`);
    if (!row) throw new AppError('notFound');
    const before = sql`v.company_id = ${row.company_id} and v.id < ${row.id} order by v.id desc limit 50`;
    const earlier = await presentSubmissions(ctx.tx, await findSubmissions(ctx.tx, before), true);
    const [one] = await present(ctx, [row], namesIn);
    if (!one) throw new AppError('notFound');
    return { ...one, earlier };
  };
}

/** Decides about a submission once, with a reason and a line in the audit log; the company's admins are told. */
export function createDecideVerification(parts: TeamParts, recordAction: RecordAction) {
  return async (ctx: Context, input: { id: number; decision: 'approve' | 'reject'; reason: string }) => {
    // The company first, as everyone else does who changes it: two who wait for each other never happen.
    await lockCompanyOf(ctx, input.id);
    const { rows } = await ctx.tx.execute<{ company_id: number; company: string; state: string }>(sql`
      select v.company_id, c.name as company, v.state from company_verifications v
      join companies c on c.id = v.company_id where v.id = ${input.id} for update of v`);
    const found = rows[0];
    if (!found) throw new AppError('notFound');
    if (found.state !== 'pending') throw new AppError('alreadyDecided');
    const state = input.decision === 'approve' ? ('approved' as const) : ('rejected' as const);
    const now = ctx.clock.now();
    const operatorId = ctx.viewer.accountId as number;
    await ctx.tx.execute(sql`
      update company_verifications set state = ${state}, reason = ${input.reason}, decided_by = ${operatorId},
        decided_at = ${now.toISOString()} where id = ${input.id}`);
    if (state === 'approved') await markVerified(ctx, parts, found.company_id, input.id);
    await recordAction(ctx.tx, {
      operatorId,
      action: `company_verification.${state}`,
      subject: 'company',
      subjectId: found.company_id,
      reason: input.reason,
      details: { verification_id: input.id, company: found.company },
      at: now,
    });
    await tellAdmins(ctx, parts, found.company_id, input.id, {
      company: found.company,
      accepted: state === 'approved',
      reason: input.reason,
    });
    return { state };
  };
}

async function lockCompanyOf(ctx: Context, verificationId: number): Promise<void> {
  const [found] = await findSubmissions(ctx.tx, sql`v.id = ${verificationId}`);
  if (!found) throw new AppError('notFound');
  await lockCompany(ctx.tx, found.company_id);
}

async function markVerified(ctx: Context, { jobs }: TeamParts, companyId: number, id: number): Promise<void> {
  await ctx.tx.execute(sql`
    update companies c set verified_at = ${ctx.clock.now().toISOString()}, legal_name = v.legal_name,
      registration_number = v.registration_number
    from company_verifications v where v.id = ${id} and c.id = v.company_id`);
  await jobs.reindex(ctx.tx, companyId);
}

async function tellAdmins(
  ctx: Context,
  { notify }: TeamParts,
  companyId: number,
  id: number,
  data: Record<string, unknown>,
): Promise<void> {
  for (const accountId of await listAdminIds(ctx.tx, companyId)) {
    const news = { accountId, kind: 'company_verification', data, dedupeKey: `company_verification:${id}` };
    await notify(ctx.tx, news, ctx.afterCommit);
  }
}

async function countStates(ctx: Context) {
  const { rows } = await ctx.tx.execute<{ state: Submission['state']; count: number }>(
    sql`select state, count(*) as count from company_verifications group by state`,
  );
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

interface CompanyFacts extends Record<string, unknown> {
  id: number;
  website: string | null;
  created_at: string;
  rejections: number;
}

async function present(
  ctx: Context,
  rows: VerificationRow[],
  namesIn: TeamParts['namesIn'],
): Promise<OperatorVerification[]> {
  const companyIds = [...new Set(rows.map((row) => row.company_id))];
  const peopleIds = [...new Set(rows.flatMap((row) => [row.submitted_by, row.decided_by]))].filter((id) => id !== null);
  const [submissions, companies, facts, people] = await Promise.all([
    presentSubmissions(ctx.tx, rows, true),
    loadCompanies(ctx.tx, companyIds),
    loadFacts(ctx, companyIds),
    loadPeople(ctx, peopleIds),
  ]);
  const names = namesIn(ctx.locale.language);
  return rows.flatMap((row, index) => {
    const [submission, company, fact] = [submissions[index], companies.get(row.company_id), facts.get(row.company_id)];
    if (!submission || !company || !fact) return [];
    const sender = people.get(row.submitted_by ?? 0);
    const decider = people.get(row.decided_by ?? 0);
    return [
      {
        ...submission,
        company: presentCompanyCard(company, names),
        company_country: names.country(company.country_id),
        website: fact.website,
        company_created_at: new Date(fact.created_at).toISOString(),
        submitted_by: {
          account_id: row.submitted_by ?? 0,
          name: sender ? fullName(sender) : '',
          email: sender?.email ?? null,
        },
        decided_by: decider ? fullName(decider) : null,
        earlier_rejections: fact.rejections - (row.state === 'rejected' ? 1 : 0),
      },
    ];
  });
}

async function loadFacts(ctx: Context, ids: number[]): Promise<Map<number, CompanyFacts>> {
  const { rows } = await ctx.tx.execute<CompanyFacts>(sql`
    select c.id, c.website, c.created_at, (select count(*) from company_verifications v
      where v.company_id = c.id and v.state = 'rejected') as rejections
    from companies c where c.id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadPeople(ctx: Context, ids: number[]) {
  const { rows } = await ctx.tx.execute<{
    id: number;
    first_name: string;
    last_name: string;
    email: string | null;
  }>(sql`
    select id, first_name, last_name, email from accounts where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
