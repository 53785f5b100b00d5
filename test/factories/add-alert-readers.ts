import type pg from 'pg';

interface Wish {
  dueAt: Date;
  /** What they look for, in turn. */
  queries: string[];
  perPerson?: number;
}

/** People in Singapore with job alerts that are due, who have heard of nothing for a day. */
export async function addAlertReaders(pool: pg.Pool, count: number, { dueAt, queries, perPerson = 1 }: Wish) {
  await pool.query(
    `with people as (
       insert into accounts (role, email, first_name, last_name, country_id, language, is_email_verify)
       select 'talent', 'reader' || n || '@example.com', 'A', 'B', 196, 'en', true from generate_series(1, $1::int) n
       returning id),
     readers as (insert into job_alert_readers (account_id, due_at) select id, $2 from people)
     insert into job_alerts (account_id, country_id, filters, frequency, told_until, due_at, created_at)
     select id, 196, jsonb_build_object('scope', 'local', 'sort', 'latest',
         'query', ($3::text[])[1 + (id * 7 + n) % cardinality($3::text[])]),
       'daily', $2::timestamptz - interval '1 day', $2, $2::timestamptz - interval '9 days'
     from people cross join generate_series(1, $4::int) n`,
    [count, dueAt, queries, perPerson],
  );
}
