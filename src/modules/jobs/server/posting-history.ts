import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

export interface Posting {
  posted_at: string;
  closed_at: string | null;
}

interface Row {
  job_id: number;
  posted_at: Date;
  closed_at: Date | null;
}

/** The postings of one job as a column of its own row, of the table called j; moments are in the database's words. */
export const postingsColumn = sql`
  coalesce((select jsonb_agg(to_jsonb(posting)) from (
    select coalesce(p.posted_at, least(vacancy.posted_at, vacancy.created_at)) as posted_at,
      case when p.id is null then vacancy.closed_at else p.closed_at end as closed_at
    from (
      select id, posted_at, closed_at, created_at from jobs where id = coalesce(j.chain_id, j.id)
      union select id, posted_at, closed_at, created_at from jobs where chain_id = coalesce(j.chain_id, j.id)
      union select j.id, j.posted_at, j.closed_at, j.created_at
    ) vacancy left join job_postings p on p.job_id = vacancy.id order by 1 desc) posting), '[]') as postings`;

export function presentPostings(postings: readonly Posting[]): Posting[] {
  const inOwnWords = (moment: string) => new Date(moment).toISOString();
  return postings.map(({ posted_at, closed_at }) => ({
    posted_at: inOwnWords(posted_at),
    closed_at: closed_at === null ? null : inOwnWords(closed_at),
  }));
}

/**
 * When the vacancy of each job was public, newest first, with all jobs of its chain: one that was closed and posted
 * again is still the same. A job from before postings were written down tells by its own dates.
 */
export async function loadPostings(tx: Context['tx'], jobIds: number[]): Promise<Map<number, Posting[]>> {
  if (jobIds.length === 0) return new Map();
  const query = sql`
    with asked as (select id as job_id, coalesce(chain_id, id) as chain from jobs
      where id = any(${jobIds}::bigint[])),
    chained as (
      select asked.job_id, j.id, j.posted_at, j.closed_at, j.created_at from asked join jobs j on j.id = asked.chain
      union
      select asked.job_id, j.id, j.posted_at, j.closed_at, j.created_at from asked join jobs j on j.chain_id = asked.chain
      union
      select asked.job_id, j.id, j.posted_at, j.closed_at, j.created_at from asked join jobs j on j.id = asked.job_id
    )
    select c.job_id, coalesce(p.posted_at, least(c.posted_at, c.created_at)) as posted_at,
      case when p.id is null then c.closed_at else p.closed_at end as closed_at
    from chained c left join job_postings p on p.job_id = c.id
    order by c.job_id, 2 desc`;
  const { rows } = await tx.query<Row>(query, { name: 'job_postings' });
  const postings = new Map<number, Posting[]>();
  for (const { job_id, posted_at, closed_at } of rows) {
    const one = {
      posted_at: posted_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    };
    postings.set(job_id, [...(postings.get(job_id) ?? []), one]);
  }
  return postings;
}

const DAY = 86_400_000;

/** Days from the first posting: posting the same vacancy again, or rewording it, does not make it young. */
export function daysOpen(postings: readonly Posting[], now: Date, until: Date | null = null): number {
  const first = Math.min(...postings.map(({ posted_at }) => Date.parse(posted_at)));
  const end = until === null ? now.getTime() : until.getTime();
  return Number.isFinite(first) ? Math.max(0, Math.floor((end - first) / DAY)) : 0;
}

export function repostCount(postings: readonly Posting[]): number {
  return Math.max(0, postings.length - 1);
}
