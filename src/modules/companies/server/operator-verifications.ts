import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OperatorVerification, SubmissionState } from '../verification.contract.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { loadCompanies } from './companies.queries.ts';
import { findNamesakes } from './find-namesakes.ts';
import type { TeamParts } from './team.parts.ts';
import { fullName } from './team.presenter.ts';
import { findSubmissions, presentSubmissions, type VerificationRow } from './verification.queries.ts';

const PAGE_SIZE = 20;

/** Companies that wait for a decision, the longest waiting first; or decided ones, newest first. */
export function createListVerifications({ namesIn }: TeamParts) {
  return async (ctx: AccountContext, input: { state: SubmissionState; page: number }) => {
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

/** One submission, what the company submitted before it, who else has its number, and its place among the waiting. */
export function createGetVerification({ namesIn }: TeamParts) {
  return async (ctx: AccountContext, input: { id: number }) => {
    const names = namesIn(ctx.locale.language);
    const [row] = await findSubmissions(ctx.tx, sql`v.id = ${input.id}`);
    const [one] = row ? await present(ctx, [row], namesIn) : [];
    if (!row || !one) throw new AppError('notFound');
    const before = sql`v.company_id = ${row.company_id} and v.id < ${row.id} order by v.id desc limit 50`;
    const entry = { companyId: row.company_id, countryId: row.country_id, number: row.registration_number };
    return {
      ...one,
      earlier: await presentSubmissions(ctx.tx, await findSubmissions(ctx.tx, before), names),
      namesakes: await findNamesakes(ctx.tx, entry, names),
      may_revoke: row.state === 'approved' && one.company.is_verified && (await isNewest(ctx, row)),
      queue: await findPlace(ctx, row),
    };
  };
}

async function isNewest(ctx: Context, row: VerificationRow): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(
    sql`select 1 from company_verifications where company_id = ${row.company_id} and id > ${row.id} limit 1`,
  );
  return !rowCount;
}

interface Place {
  place: number | null;
  total: number;
  previous_id: number | null;
  next_id: number | null;
}

/** Where a submission stands among those that wait, the longest waiting first; a decided one has all of them after it. */
async function findPlace(ctx: Context, { id, state, submitted_at }: VerificationRow): Promise<Place> {
  const waiting = sql`company_verifications where state = 'pending'`;
  if (state !== 'pending') {
    return ctx.tx.queryOne<Place>(sql`
      select null::bigint as place, (select count(*) from ${waiting}) as total, null::bigint as previous_id,
        (select id from ${waiting} order by submitted_at, id limit 1) as next_id`);
  }
  const here = sql`(${submitted_at}::timestamptz, ${id}::bigint)`;
  return ctx.tx.queryOne<Place>(sql`
    select (select count(*) from ${waiting} and (submitted_at, id) <= ${here}) as place,
      (select count(*) from ${waiting}) as total,
      (select id from ${waiting} and (submitted_at, id) < ${here} order by submitted_at desc, id desc limit 1)
        as previous_id,
      (select id from ${waiting} and (submitted_at, id) > ${here} order by submitted_at, id limit 1) as next_id`);
}

async function countStates(ctx: Context) {
  const { rows } = await ctx.tx.query<{ state: SubmissionState; count: number }>(
    sql`select state, count(*) as count from company_verifications group by state`,
  );
  const counts = { pending: 0, approved: 0, rejected: 0, revoked: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

interface CompanyFacts {
  id: number;
  website: string | null;
  created_at: Date;
  rejections: number;
}

async function present(
  ctx: Context,
  rows: VerificationRow[],
  namesIn: TeamParts['namesIn'],
): Promise<OperatorVerification[]> {
  const companyIds = [...new Set(rows.map((row) => row.company_id))];
  const peopleIds = [...new Set(rows.flatMap((row) => [row.submitted_by, row.decided_by]))].filter((id) => id !== null);
  const names = namesIn(ctx.locale.language);
  const [submissions, companies, facts, people] = await Promise.all([
    presentSubmissions(ctx.tx, rows, names),
    loadCompanies(ctx.tx, companyIds),
    loadFacts(ctx, companyIds),
    loadPeople(ctx, peopleIds),
  ]);
  return rows.flatMap((row, index) => {
    const [submission, company, fact] = [submissions[index], companies.get(row.company_id), facts.get(row.company_id)];
    if (!submission || !company || !fact) return [];
    const sender = people.get(row.submitted_by);
    const decider = people.get(row.decided_by);
    return [
      {
        ...submission,
        company: presentCompanyCard(company, names),
        company_country: names.country(company.country_id),
        website: fact.website,
        company_created_at: fact.created_at.toISOString(),
        submitted_by: {
          account_id: row.submitted_by,
          name: sender ? fullName(sender) : '',
          email: sender?.email ?? null,
          language: sender?.language ?? null,
        },
        decided_by: decider ? fullName(decider) : null,
        earlier_rejections: fact.rejections - (row.state === 'rejected' ? 1 : 0),
      },
    ];
  });
}

async function loadFacts(ctx: Context, ids: number[]): Promise<Map<number, CompanyFacts>> {
  const { rows } = await ctx.tx.query<CompanyFacts>(sql`
    select c.id, c.website, c.created_at, (select count(*) from company_verifications v
      where v.company_id = c.id and v.state = 'rejected') as rejections
    from companies c where c.id = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

interface PersonRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  language: string;
}

/** Who is gone (null) is not among them. */
async function loadPeople(ctx: Context, ids: number[]): Promise<Map<number | null, PersonRow>> {
  const { rows } = await ctx.tx.query<PersonRow>(sql`
    select id, first_name, last_name, email, language from accounts where id = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
