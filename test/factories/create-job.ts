import type pg from 'pg';
import { createCompany } from './create-company.ts';
import { createRecruiter } from './create-recruiter.ts';
import { insertRow } from './insert-row.ts';

const SINGAPORE = 196;

/** An open on-site job in Singapore for S$5,200 to 7,800 a month, with a company of its own unless one is named. */
export async function createJob(pool: pg.Pool, wish: Record<string, unknown> = {}) {
  const company_id = wish.company_id ?? (await createCompany(pool)).id;
  const recruiter_id = wish.recruiter_id ?? (await createRecruiter(pool, Number(company_id))).id;
  return insertRow<{ id: number; slug: string; company_id: number; recruiter_id: number }>(pool, 'jobs', {
    slug: 'software-engineer-company',
    company_id,
    recruiter_id,
    title: 'Software Engineer',
    job_title_id: 10101,
    function_id: 1,
    sub_function_id: 101,
    country_id: SINGAPORE,
    location_ids: [SINGAPORE * 1000 + 1],
    work_arrangement_id: 1,
    job_type_id: 1,
    salary_type_id: 1,
    salary_min: 520_000,
    salary_max: 780_000,
    currency: 'SGD',
    work_experience_id: 3,
    qualification_id: 1,
    language: 'en',
    language_ids: [1],
    description: '<p>You will build the harbour.</p>',
    posted_at: new Date(),
    ...wish,
  });
}
