import type pg from 'pg';
import { insertRow } from './insert-row.ts';

let made = 0;

/** Someone who hires for the company. */
export async function createRecruiter(pool: pg.Pool, companyId: number, wish: Record<string, unknown> = {}) {
  made += 1;
  const { position = 'Talent Lead', ...account } = wish;
  const recruiter = await insertRow<{ id: number }>(pool, 'accounts', {
    role: 'recruiter',
    email: `recruiter-${made}@company.example`,
    first_name: 'Mei',
    last_name: 'Tan',
    country_id: 196,
    language: 'en',
    ...account,
  });
  const member = { company_id: companyId, account_id: recruiter.id, role: 'recruiter', position };
  await insertRow(pool, 'company_members', member);
  return recruiter;
}
