import type pg from 'pg';
import { documentFacts } from '../../src/modules/search/server/engine/jobs/document-facts.ts';
import type { BenchDatabase } from '../search-database.ts';

interface ExportedJob {
  id: number;
  posted: string;
  country_id: number;
  function_id: number;
  work_arrangement_id: number;
  pay: number | null;
  title: string;
  company: string;
  skill_ids: number[];
  language: string;
  description: string;
}

const BATCH = 2000;

/** Every job that our index holds as a line: its numbers, and the text that our documents are made of. */
export async function* exportJobs({ database, options }: BenchDatabase): AsyncGenerator<string> {
  const { skillNames } = documentFacts(options);
  for (let jobs = await readJobs(database.pool, 0); jobs.length; jobs = await readJobs(database.pool, lastOf(jobs))) {
    let lines = '';
    for (const job of jobs) {
      const skills = job.skill_ids.flatMap((id) => skillNames(id, job.language)).join(' · ');
      const numbers = [job.id, job.posted, job.country_id, job.function_id, job.work_arrangement_id, job.pay ?? ''];
      const texts = [job.title, job.company, skills, job.description].map((text) => text.replace(/\s+/g, ' '));
      lines += `${[...numbers, ...texts].join('\t')}\n`;
    }
    yield lines;
  }
}

const lastOf = (jobs: readonly ExportedJob[]) => jobs.at(-1)?.id ?? 0;

async function readJobs(pool: pg.Pool, after: number): Promise<ExportedJob[]> {
  const { rows } = await pool.query<ExportedJob>({
    name: 'bench_export',
    text: `select j.id, floor(extract(epoch from s.posted_at) * 1000)::bigint as posted, j.country_id, j.function_id,
        j.work_arrangement_id, s.comparable_pay as pay, j.title, c.name as company, j.skill_ids, j.language, j.description
      from job_search s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id
      where s.job_id > $1 order by s.job_id limit ${BATCH}`,
    values: [after],
  });
  return rows;
}
