import type pg from 'pg';
import { insertRow } from './insert-row.ts';

const SINGAPORE = 196;
let made = 0;

/** A verified software company in Singapore, unless the test says otherwise. */
export async function createCompany(pool: pg.Pool, wish: Record<string, unknown> = {}) {
  made += 1;
  return insertRow<{ id: number; slug: string; name: string }>(pool, 'companies', {
    slug: `company-${made}`,
    name: `Company ${made}`,
    country_id: SINGAPORE,
    location_id: SINGAPORE * 1000 + 1,
    industry_id: 2,
    size_id: 3,
    language: 'en',
    overview: 'We build software for harbours.',
    verified_at: new Date('2026-01-01T00:00:00Z'),
    ...wish,
  });
}
