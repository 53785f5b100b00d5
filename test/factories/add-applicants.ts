interface Asked {
  query(text: string, values: unknown[]): Promise<unknown>;
}

const STAGES = ['applied', 'viewed', 'applied', 'shortlisted', 'applied', 'interview', 'viewed', 'not_suitable'];
const NAMES = ['Ana', 'Bo', 'Chidi', 'Dewi', 'Emre', 'Farah', 'Giulia', 'Hana', 'Ibrahim', 'Jun'];

/**
 * Many who have applied for a job, as so many applications would have left them: at every stage, some waiting for an
 * answer for days.
 */
export async function addApplicants(pool: Asked, jobId: number, count: number): Promise<void> {
  await pool.query(
    `with job as (
       select j.id, j.company_id, j.recruiter_id, j.title, c.name from jobs j join companies c on c.id = j.company_id
       where j.id = $1::bigint
     ), person as (
       insert into accounts (role, email, first_name, last_name, country_id, language)
       select 'talent', 'applicant-' || $1::bigint || '-' || n || '@people.example',
         ($4::text[])[1 + n % cardinality($4::text[])], 'Applicant ' || n, 196, 'en'
       from generate_series(1, $2::int) as n returning id
     ), numbered as (
       select id, (row_number() over (order by id))::int as n from person
     ), fact as (
       select id, n, ($3::text[])[1 + n % cardinality($3::text[])] as stage, now() - n * interval '20 minutes' as at
       from numbered
     ), talk as (
       insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_seq,
         last_message_at, talent_wrote_at, waiting_since, name_shared_at, created_at)
       select fact.id, recruiter_id, job.id, company_id, title, name, 1, at, at,
         case when stage in ('applied', 'viewed') then at end, at, at
       from fact, job returning id, talent_id, created_at
     ), member as (
       insert into conversation_members (conversation_id, account_id, side, unread_count, last_message_at)
       select talk.id, recruiter_id, 'boss', case when talk.id % 3 = 0 then 1 else 0 end, talk.created_at from talk, job
       union all select id, talent_id, 'talent', 0, created_at from talk
     ), words as (
       insert into messages (conversation_id, seq, sender_id, side, kind, text, sent_at)
       select id, 1, talent_id, 'talent', 'text', 'I would love to join.', created_at from talk
     ), sent as (
       insert into applications (account_id, job_id, company_id, conversation_id, job_title, company_name, stage,
         stage_at, answers, created_at)
       select fact.id, job.id, company_id, talk.id, title, name, stage, at,
         '[{"question":"Can you start soon?","kind":"yes_no","answer":"yes"}]', at
       from fact join talk on talk.talent_id = fact.id, job returning id, job_id, conversation_id, stage, stage_at
     )
     insert into pipeline_cards (application_id, job_id, conversation_id, core, moved_at)
     select id, job_id, conversation_id, case stage when 'viewed' then 'applied' else stage end, stage_at from sent`,
    [jobId, count, STAGES, NAMES],
  );
}
