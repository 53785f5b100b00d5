import type pg from 'pg';
import { languages } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { sites } from '#src/modules/options/sites.ts';

const CUSTOM_TITLE_ID = 881;

/** Plain jobs, one in English and two in other languages for every title there is: a fair field for relevance. */
export async function insertTitleJobs(pool: pg.Pool, options: OptionData, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into accounts (role, first_name, last_name, country_id, language)
     values ('recruiter', 'Test', 'Boss', 196, 'en') returning id`,
  );
  const recruiter = rows[0]?.id;
  await pool.query(
    `insert into companies (slug, name, country_id, industry_id, size_id, language, overview)
     values ('plain', 'Plain', 196, 1, 1, 'en', 'Plain')`,
  );
  const jobs = options.functions
    .flatMap((main) => main.subs.flatMap((sub) => sub.titles))
    .filter(({ id }) => id !== CUSTOM_TITLE_ID)
    .flatMap((title, at) => {
      const others = languages.slice(1);
      const chosen = ['en', others[at % 9]?.code, others[(at * 4 + 3) % 9]?.code];
      return [...new Set(chosen)].map((code) => ({
        title,
        language: code ?? 'en',
        name: title.names[code ?? 'en'] ?? '',
      }));
    });
  const site = (language: string) =>
    sites.find((one) => one.language === language || one.languages.includes(language as 'en'));
  const columns = [
    jobs.map(({ name }) => name),
    jobs.map(({ title }) => title.id),
    jobs.map(({ title }) => title.mainId),
    jobs.map(({ title }) => title.subId),
    jobs.map(({ language }) => site(language)?.id ?? 196),
    jobs.map(({ language }) => language),
    jobs.map((_, at) => new Date(now.getTime() - (((at * 7919) % 60_000) + 1) * 60_000)),
  ];
  await pool.query(
    `insert into jobs (slug, company_id, recruiter_id, title, job_title_id, function_id, sub_function_id, country_id,
       work_arrangement_id, job_type_id, salary_type_id, currency, xp_lvl_id, degree_id, language, description, posted_at)
     select 'job', c.id, ${recruiter}, title, job_title_id, function_id, sub_function_id, row.country_id, 1, 1, 0, 'USD', 1, 1,
       row.language, repeat('- ', 10), posted_at
     from companies c, unnest($1::text[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::text[],
       $7::timestamptz[]) as row (title, job_title_id, function_id, sub_function_id, country_id, language, posted_at)`,
    columns,
  );
}
