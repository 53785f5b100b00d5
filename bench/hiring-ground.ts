import type pg from 'pg';

/** Everyone is a job seeker of the demo, so that the database has rows to pass over. */
export async function fillBoard(pool: pg.Pool, applicants: number): Promise<{ jobId: number; column: string }> {
  const job = await pool.query<{ job_id: number; boss_id: number; company_id: number }>(`
    select j.id::int as job_id, j.recruiter_id::int as boss_id, j.company_id::int as company_id from jobs j
    join accounts a on a.id = j.recruiter_id and a.email = 'boss@parley.example'
    where j.status = 'open' order by j.id limit 1`);
  const [{ job_id: jobId, boss_id: bossId, company_id: companyId }] = job.rows as [(typeof job.rows)[0]];
  await pool.query(
    `insert into accounts (role, email, first_name, last_name, country_id, language)
     select 'talent', 'applicant-' || n || '@mail.example', 'Applicant', 'Number ' || n, 196, 'en'
     from generate_series(1, $1::int) as n`,
    [applicants],
  );
  // A third waits for an answer, a tenth of those for too long; the rest was answered.
  await pool.query(
    `insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_seq,
       last_message_at, talent_wrote_at, boss_wrote_at, waiting_since, name_shared_at, created_at)
     select a.id, $1, $2, $3, 'Bench', 'Bench', 1, at, at, case when n % 3 = 0 then null else at end,
       case when n % 3 = 0 then at end, at, at
     from (select id, row_number() over (order by id) as n,
       now() - (row_number() over (order by id) % 80) * interval '1 hour' as at
       from accounts where email like 'applicant-%') a`,
    [bossId, jobId, companyId],
  );
  await pool.query(
    `insert into conversation_members (conversation_id, account_id, side, last_message_at, unread_count)
     select c.id, side.account_id, side.name, c.last_message_at, (c.id % 2)::int from conversations c
     cross join lateral (values (c.talent_id, 'talent'), (c.boss_id, 'boss')) as side (account_id, name)
     where c.job_title = 'Bench'`,
  );
  await pool.query(
    `with made as (
       insert into applications (account_id, job_id, company_id, conversation_id, card_seq, job_title, company_name, stage,
         stage_at, created_at)
       select talent_id, job_id, company_id, id, 1, 'Bench', 'Bench',
         (array['applied', 'applied', 'applied', 'shortlisted', 'interview', 'not_suitable'])[1 + id % 6],
         last_message_at, last_message_at from conversations where job_title = 'Bench' returning *
     )
     insert into pipeline_cards (application_id, job_id, conversation_id, core, moved_at)
     select id, job_id, conversation_id, stage, stage_at from made`,
  );
  // As many interviews as a whole team has in two months.
  await pool.query(
    `insert into interviews (conversation_id, talent_id, boss_id, seq, kind, minutes, time_zone, link, status, starts_at,
       listed_at, finishes_at, created_at, updated_at)
     select id, talent_id, boss_id, 1, 'video', 45, 'Asia/Singapore', 'https://meet.parley.example/x', 'accepted', at, at,
       at + interval '2 hours', now(), now()
     from (select *, now() + (id % 1400 - 700) * interval '1 hour' as at from conversations where job_title = 'Bench') c`,
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: number }>(
    `insert into pipeline_columns (company_id, job_id, name, after_core, created_at)
     values ($1, $2, 'Test task', 'shortlisted', now()) returning id::int`,
    [companyId, jobId],
  );
  return { jobId, column: `own-${rows[0]?.id}` };
}
