import type pg from 'pg';
import type { OptionData } from '#src/modules/options/server/options.public.ts';

export interface PlainJob {
  /** As it stands on the job, in the job's language. */
  name: string;
  title: OptionData['functions'][number]['subs'][number]['titles'][number];
  language: string;
  countryId: number;
  postedAt: Date;
  locationId?: number;
  arrangementId?: number;
  jobTypeId?: number;
}

const BATCH = 5000;
const ON_SITE = 1;
const FULL_TIME = 1;

/** Jobs of one plain company with nothing but a title and where and how one works: a fair field for relevance. */
export async function insertPlainJobs(pool: pg.Pool, jobs: PlainJob[]): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into accounts (role, first_name, last_name, country_id, language)
     values ('recruiter', 'Test', 'Boss', 196, 'en') returning id`,
  );
  await pool.query(
    `insert into companies (slug, name, country_id, industry_id, size_id, language, overview)
     values ('plain', 'Plain', 196, 1, 1, 'en', 'Plain')`,
  );
  for (let from = 0; from < jobs.length; from += BATCH)
    await insertBatch(pool, rows[0]?.id, jobs.slice(from, from + BATCH));
}

async function insertBatch(pool: pg.Pool, recruiter: number | undefined, jobs: PlainJob[]): Promise<void> {
  await pool.query(
    `insert into jobs (slug, company_id, recruiter_id, title, job_title_id, function_id, sub_function_id, country_id,
       work_arrangement_id, job_type_id, salary_type_id, currency, work_experience_id, qualification_id, language, description, posted_at,
       location_ids, remote_country_ids)
     select 'job', c.id, ${recruiter}, title, job_title_id, function_id, sub_function_id, row.country_id,
       arrangement_id, job_type_id, 0, 'USD', 1, 1, row.language, repeat('- ', 10), posted_at,
       case when row.location_id is null or arrangement_id = 3 then '{}' else array[row.location_id] end,
       case when arrangement_id = 3 then array[row.country_id] else '{}' end
     from companies c, unnest($1::text[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::text[],
       $7::timestamptz[], $8::integer[], $9::integer[], $10::integer[]) as row (title, job_title_id, function_id,
       sub_function_id, country_id, language, posted_at, location_id, arrangement_id, job_type_id)`,
    [
      jobs.map(({ name }) => name),
      jobs.map(({ title }) => title.id),
      jobs.map(({ title }) => title.mainId),
      jobs.map(({ title }) => title.subId),
      jobs.map(({ countryId }) => countryId),
      jobs.map(({ language }) => language),
      jobs.map(({ postedAt }) => postedAt),
      jobs.map(({ locationId }) => locationId ?? null),
      jobs.map(({ arrangementId }) => arrangementId ?? ON_SITE),
      jobs.map(({ jobTypeId }) => jobTypeId ?? FULL_TIME),
    ],
  );
}
