import { toSlug } from '#src/kernel/slug.ts';
import type { MembershipRow } from '#src/modules/companies/server/companies.public.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { insertColumns, setColumns } from '#src/platform/database/columns.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { type ColumnField, columnFields, jobColumnTypes } from '../job-fields.ts';
import type { CheckedJob } from './check-job.ts';
import { minorUnits } from './format-money.ts';
import { duplicateKey, repostKey } from './job-keys.ts';

/** The version of the words by which an employer says that the vacancy exists; they stand in locales/en/employer.json. */
export const ATTESTATION_VERSION = '2026-11';

/** A closed posting of the same vacancy within so many days makes a new one its repost. */
const CHAIN_DAYS = 180;
const DAY = 86_400_000;

function columnsOf(job: CheckedJob) {
  const minor = (amount: number | null) => (amount === null ? null : minorUnits(amount, job.currency));
  const fields = columnFields.map((name) => [name, sql`${job[name]}::${sql.raw(jobColumnTypes[name])}`]);
  return {
    ...(Object.fromEntries(fields) as Record<ColumnField, Sql>),
    salary_min: sql`${minor(job.salary_min)}`,
    salary_max: sql`${minor(job.salary_max)}`,
    is_web3: sql`${job.is_web3}`,
    duplicate_key: sql`${duplicateKey(job)}`,
  };
}

/** Adds the job as open, in the chain of the same vacancy's earlier postings. */
export async function insertJob(ctx: WriteContext, me: MembershipRow, job: CheckedJob): Promise<number> {
  const now = ctx.clock.now();
  const key = repostKey(job);
  const columns = {
    ...columnsOf(job),
    slug: sql`${toSlug(`${job.title} ${me.company_name}`) || 'job'}`,
    company_id: sql`${me.company_id}`,
    recruiter_id: sql`${me.account_id}`,
    status: sql`'open'`,
    posted_at: sql`${now.toISOString()}`,
    created_at: sql`${now.toISOString()}`,
    confirmed_at: sql`${now.toISOString()}`,
    chain_id: sql`${await findChain(ctx.tx, me.company_id, key, now)}`,
    repost_keys: sql`array[${key}]`,
  };
  const { id } = await ctx.tx.queryOne<{ id: number }>(sql`insert into jobs ${insertColumns(columns)} returning id`);
  return id;
}

/** Writes the fields over; slug, dates and chain stay, so that rewording makes nothing young. */
export async function updateJob(tx: Transaction, id: number, job: CheckedJob): Promise<void> {
  const key = repostKey(job);
  const columns = {
    ...columnsOf(job),
    repost_keys: sql`case when ${key} = any(repost_keys) then repost_keys else repost_keys || ${key}::text end`,
  };
  await tx.query(sql`update jobs set ${setColumns(columns)} where id = ${id}`);
}

async function findChain(tx: Reader, companyId: number, key: string, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - CHAIN_DAYS * DAY).toISOString();
  const { rows } = await tx.query<{ chain: number }>(sql`
    select coalesce(chain_id, id) as chain from jobs
    where company_id = ${companyId} and status = 'closed' and closed_at > ${since} and repost_keys @> array[${key}]
    order by closed_at desc, id desc limit 1`);
  return rows[0]?.chain ?? null;
}

export async function startPosting(ctx: WriteContext, jobId: number): Promise<void> {
  await ctx.tx.query(sql`
    insert into job_postings (job_id, posted_at) values (${jobId}, ${ctx.clock.now().toISOString()})`);
}

/** Keeps who said when, and in which words, that the vacancy exists. */
export async function attest(
  ctx: WriteContext,
  jobId: number,
  reason: 'publish' | 'reopen' | 'reconfirm',
): Promise<void> {
  await ctx.tx.query(sql`
    insert into job_attestations (job_id, account_id, reason, text_version, created_at)
    values (${jobId}, ${ctx.viewer.accountId}, ${reason}, ${ATTESTATION_VERSION}, ${ctx.clock.now().toISOString()})`);
}
