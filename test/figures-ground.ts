import { createJob } from './factories/create-job.ts';
import { insertRow } from './factories/insert-row.ts';
import type { TestApp } from './test-app.ts';

const HOUR = 3600_000;

interface Told {
  jobId: number;
  at: Date;
  /** Hours until each happened; nothing for what did not. */
  reply?: number;
  interview?: number;
  offer?: number;
  hire?: number;
  withdrawn?: number;
}

/** A conversation as real calls would have left it, with its messages, an interview and an offer; answers its number. */
export async function tell({ database: { pool } }: Pick<TestApp, 'database'>, told: Told): Promise<number> {
  const after = (hours: number | undefined) =>
    hours === undefined ? null : new Date(told.at.getTime() + hours * HOUR);
  const { rows } = await pool.query('select recruiter_id, company_id from jobs where id = $1', [told.jobId]);
  const replied = after(told.reply);
  const withdrawn = after(told.withdrawn);
  const { id } = await insertRow<{ id: number }>(pool, 'conversations', {
    boss_id: rows[0].recruiter_id,
    job_id: told.jobId,
    company_id: rows[0].company_id,
    job_title: 'Job',
    company_name: 'Company',
    last_seq: replied ? 2 : 1,
    last_message_at: replied ?? told.at,
    talent_wrote_at: told.at,
    boss_wrote_at: replied,
    closed_at: withdrawn,
    close_reason: withdrawn && 'withdrawn',
    created_at: told.at,
  });
  const message = { conversation_id: id, kind: 'text', text: 'x' };
  await insertRow(pool, 'messages', { ...message, seq: 1, side: 'talent', sent_at: told.at });
  if (replied) await insertRow(pool, 'messages', { ...message, seq: 2, side: 'boss', sent_at: replied });
  const agreed = after(told.interview);
  if (agreed) {
    const { id: interviewId } = await insertRow<{ id: number }>(pool, 'interviews', {
      conversation_id: id,
      kind: 'video',
      minutes: 30,
      time_zone: 'UTC',
      status: 'accepted',
      starts_at: agreed,
      listed_at: agreed,
      created_at: agreed,
      updated_at: agreed,
    });
    const accepted = { interview_id: interviewId, step: 'accept', side: 'talent', status: 'accepted' };
    await insertRow(pool, 'interview_events', { ...accepted, created_at: agreed });
  }
  const [made, hired] = [after(told.offer ?? told.hire), after(told.hire)];
  if (made) {
    await insertRow(pool, 'offers', {
      conversation_id: id,
      status: hired ? 'accepted' : 'sent',
      expires_at: new Date(made.getTime() + 999 * HOUR),
      ended_at: hired,
      created_at: made,
      updated_at: made,
    });
  }
  return id;
}

/** A job of a company with an admin, and another of the same Boss. */
export async function createJobs(app: Pick<TestApp, 'database'>) {
  const job = await createJob(app.database.pool, { title: 'Harbour Hand' });
  const { company_id, recruiter_id } = job;
  const other = await createJob(app.database.pool, { title: 'Crane Driver', company_id, recruiter_id });
  return { job, other, companyId: company_id, bossId: recruiter_id };
}
