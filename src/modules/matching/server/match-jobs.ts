import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { JobFacts } from './facts.ts';
import { type JobText, type MatchJobRow, prepareJob, readJobText } from './prepare-job.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Jobs whose text has been read and has not changed since. */
const MOST_KEPT = 20_000;
/** A job that went while its text was asked for. */
const NOTHING_READ: JobText = { licences: [], months: 0, rank: 0 };

export interface MatchJob {
  row: MatchJobRow;
  facts: JobFacts;
}

export type LoadMatchJobs = (tx: Reader, ids: readonly number[]) => Promise<Map<number, MatchJob>>;

/** Jobs by id, whatever their state; only texts that were not read before are fetched. */
export function createLoadMatchJobs(data: OptionData): LoadMatchJobs {
  const read = new Map<number, JobText & { at: number }>();
  return async (tx, ids) => {
    const vocabulary = vocabularyOf(data);
    const rows = await findJobs(tx, ids);
    const unread = rows.filter(({ id, updated_at }) => read.get(id)?.at !== updated_at.getTime());
    if (read.size + unread.length > MOST_KEPT) read.clear();
    for (const { id, title, description, updated_at } of await findTexts(tx, unread)) {
      read.set(id, { at: updated_at.getTime(), ...readJobText(title, description, vocabulary) });
    }
    return new Map(
      rows.map((row) => {
        const text = read.get(row.id) ?? NOTHING_READ;
        return [row.id, { row, facts: prepareJob(row, text, { data, vocabulary }) }];
      }),
    );
  };
}

async function findJobs(tx: Reader, ids: readonly number[]): Promise<MatchJobRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<MatchJobRow>(
    sql`
    select id, company_id, title, job_title_id, function_id, sub_function_id, job_type_id, work_arrangement_id,
      country_id, location_ids, is_remote_worldwide, remote_country_ids, timezone, salary_type_id, currency, salary_min,
      salary_max, is_negotiable, work_experience_id, qualification_id, language_ids, skill_ids, work_eligibility_ids,
      status, is_hidden, updated_at
    from jobs where id = any(${[...ids]}::bigint[])`,
    { name: 'match_jobs' },
  );
  return rows;
}

async function findTexts(tx: Reader, jobs: readonly MatchJobRow[]) {
  if (jobs.length === 0) return [];
  const { rows } = await tx.query<{ id: number; title: string; description: string; updated_at: Date }>(sql`
    select id, title, description, updated_at from jobs where id = any(${jobs.map(({ id }) => id)}::bigint[])`);
  return rows;
}
