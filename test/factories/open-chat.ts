import type pg from 'pg';
import { createJob } from './create-job.ts';
import { insertRow } from './insert-row.ts';
import { openSession } from './open-session.ts';

/** A job, somebody who has asked its Boss about it, and the browsers of both, signed in at the site of this address. */
export async function openChat(pool: pg.Pool, address: string, email = 'asks@parley.example') {
  const job = await createJob(pool);
  await insertRow(pool, 'accounts', {
    role: 'talent',
    email,
    first_name: 'A',
    last_name: 'B',
    country_id: 196,
    language: 'en',
    terms_version: '1',
  });
  const talent = await openSession(pool, email, address);
  const { rows } = await pool.query('select email from accounts where id = $1', [job.recruiter_id]);
  const boss = await openSession(pool, rows[0].email, address);
  const { conversation } = await talent.api('POST /chat/conversations', {
    job_id: job.id,
    client_id: crypto.randomUUID(),
    text: 'Hello, is this still open?',
    confirm_country: true,
  });
  return { job, talent, boss, conversationId: conversation.id };
}
