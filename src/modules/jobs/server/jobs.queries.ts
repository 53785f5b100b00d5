import {
  companyJoin,
  type JoinedCompany,
  type JoinedMember,
  joinedColumns,
  memberColumns,
  memberJoin,
} from '#src/modules/companies/server/companies.public.ts';
import type { Context } from '#src/platform/context.ts';
import { isOwn } from '#src/platform/database/owner.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type ColumnField, columnFields, type FieldsOf, jobFieldTable } from '../job-fields.ts';
import type { JobFields } from '../job-schemas.ts';
import { type Posting, postingsColumn } from './posting-history.ts';
import type { AskedQuestion } from './screening-questions.ts';

export type JobStatus = 'open' | 'on_hold' | 'closed';

/** The fields of a job that are read with its card, or only with the whole. */
type Told<Part> = { [Name in Extract<FieldsOf<Part>, ColumnField>]-?: Exclude<JobFields[Name], undefined> };

/** What a card is made of; the long text stays where it is. */
export interface JobRow extends Told<{ read: 'card' }> {
  id: number;
  slug: string;
  company_id: number;
  recruiter_id: number;
  status: JobStatus;
  is_urgent: boolean;
  is_featured: boolean;
  is_web3: boolean;
  /** New chats are refused until the recruiter has caught up (TRU-02). */
  intake_paused_at: Date | null;
  posted_at: Date;
  /** Operators have taken it out of public. */
  is_hidden: boolean;
}

export interface JobDetailRow extends JobRow, Told<{ read: 'detail' }> {
  /** When the employer last said that the vacancy exists; null for jobs from before the rule. */
  confirmed_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const cardFields = columnFields.filter((name) => jobFieldTable[name].read === 'card');
const CARD = `id, slug, company_id, recruiter_id, ${cardFields.join(', ')}, status, is_urgent, is_featured, is_web3,
  intake_paused_at, posted_at, is_hidden`;
const detailFields = columnFields.filter((name) => jobFieldTable[name].read === 'detail');
const DETAIL = `${CARD}, ${detailFields.join(', ')}, confirmed_at, deleted_at, created_at, updated_at`;
const cardColumns = sql.raw(CARD);

/** Everything of a job, of the table called j. */
export const jobColumns = sql.raw(DETAIL.replace(/\w+/g, 'j.$&'));

/** Jobs by id, whatever their state. */
export async function loadJobs(tx: Context['tx'], ids: number[]): Promise<Map<number, JobRow>> {
  if (ids.length === 0) return new Map();
  const query = sql`select ${cardColumns} from jobs where id = any(${ids}::bigint[])`;
  const { rows } = await tx.query<JobRow>(query, { name: 'job_cards' });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a card shows, of the table called j. */
const jobCardColumns = sql.raw(CARD.replace(/\w+/g, 'j.$&'));

/** Jobs with their companies, whatever their state: all that is the same on everyone's cards, in one question. */
export async function loadCards(tx: Context['tx'], ids: number[]): Promise<Map<number, JobRow & JoinedCompany>> {
  if (ids.length === 0) return new Map();
  const query = sql`
    select ${jobCardColumns}, ${joinedColumns} from jobs j ${companyJoin} where j.id = any(${ids}::bigint[])`;
  const { rows } = await tx.query<JobRow & JoinedCompany>(query, { name: 'job_company_cards' });
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findJob(tx: Context['tx'], id: number): Promise<JobDetailRow | undefined> {
  const query = sql`select ${jobColumns} from jobs j where j.id = ${id}`;
  return (await tx.query<JobDetailRow>(query, { name: 'job_detail' })).rows[0];
}

/** Everything that the page of a job tells alike to all, in one question. */
export interface JobPageRow extends JobDetailRow, JoinedCompany, JoinedMember {
  view_count: number;
  /** Never null: an empty list where none is asked. */
  questions: AskedQuestion[];
  /** Never null: every job was posted once at least. */
  postings: Posting[];
}

export async function findJobPage(tx: Context['tx'], id: number): Promise<JobPageRow | undefined> {
  const query = sql`
    select ${jobColumns}, ${joinedColumns}, ${memberColumns}, ${postingsColumn},
      (select coalesce(sum(views), 0) from job_days d where d.job_id = j.id) as view_count,
      coalesce((select jsonb_agg(to_jsonb(asked)) from (
        select id, question, kind, choices from screening_questions where job_id = j.id order by position) asked), '[]')
        as questions
    from jobs j ${companyJoin} ${memberJoin} where j.id = ${id}`;
  return (await tx.query<JobPageRow>(query, { name: 'job_page' })).rows[0];
}

/** The state of a job; undefined when there is no such job. */
export async function findStatus(
  tx: Context['tx'],
  id: number,
): Promise<{ status: JobStatus; is_hidden: boolean } | undefined> {
  const { rows } = await tx.query<{ status: JobStatus; is_hidden: boolean }>(
    sql`select status, is_hidden from jobs where id = ${id}`,
  );
  return rows[0];
}

/** Those of the jobs that the viewer has saved. */
export async function findSaved(ctx: Pick<Context, 'tx' | 'viewer'>, jobIds: number[]): Promise<Set<number>> {
  if (jobIds.length === 0 || ctx.viewer.sessionId === null) return new Set();
  const { rows } = await ctx.tx.query<{ job_id: number }>(sql`
    select job_id from saved_jobs where ${isOwn(ctx.viewer)} and job_id = any(${jobIds}::bigint[])`);
  return new Set(rows.map((row) => row.job_id));
}

/** How many open jobs a company has in each main function, the largest first. */
export async function countOpenFunctions(tx: Context['tx'], companyId: number) {
  const query = sql`
    select function_id, count(*) as count from jobs where company_id = ${companyId} and status = 'open'
    group by function_id order by count(*) desc, function_id`;
  return (await tx.query<{ function_id: number; count: number }>(query, { name: 'company_functions' })).rows;
}
