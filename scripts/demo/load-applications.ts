import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { Stage } from '#src/modules/applications/application-stages.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { writeDemoPdf } from './demo-pdf.ts';

interface Talk {
  id: number;
  talent_id: number;
  job_id: number;
  company_id: number;
  job_title: string;
  company_name: string;
  name: string;
  boss_wrote_at: Date | null;
  closed_at: Date | null;
  close_reason: string | null;
  sent_at: Date;
}

const PDF_TYPE = 'application/pdf';

/**
 * Some conversations of the demo talent and the demo Boss began with an application: their first words become its card,
 * with a resume that is drawn here, and it has come as far as the conversation has.
 */
export async function loadApplications(client: pg.ClientBase, storage: Storage | undefined): Promise<number> {
  const { rows } = await client.query<Talk>(`
    select c.id, c.talent_id, c.job_id, c.company_id, c.job_title, c.company_name, a.first_name || ' ' || a.last_name as name,
      c.boss_wrote_at, c.closed_at, c.close_reason, m.sent_at
    from conversations c join accounts a on a.id = c.talent_id
    join messages m on m.conversation_id = c.id and m.seq = 1 and m.side = 'talent' and m.kind = 'text'
    where c.job_id is not null and c.last_seq > 1 and exists (
      select from accounts shown where shown.id in (c.talent_id, c.boss_id)
        and shown.email in ('talent@parley.example', 'boss@parley.example'))
    order by c.id`);
  const about = Map.groupBy(rows, ({ job_id }) => job_id);
  // Not all of them: people also just write. For the job that is sought after they apply.
  const chosen = rows.filter(({ job_id }, index) => index % 3 !== 2 || (about.get(job_id)?.length ?? 0) > 4);
  for (const [index, talk] of chosen.entries()) await addApplication(client, storage, talk, index);
  await client.query(`
    insert into pipeline_cards (application_id, job_id, conversation_id, core, moved_at)
    select id, job_id, conversation_id, case stage when 'viewed' then 'applied' when 'withdrawn' then 'not_suitable'
      when 'closed' then 'not_suitable' else stage end, stage_at
    from applications where job_id is not null on conflict do nothing`);
  return chosen.length;
}

async function addApplication(
  client: pg.ClientBase,
  storage: Storage | undefined,
  talk: Talk,
  index: number,
): Promise<void> {
  const steps = stepsOf(talk, index);
  const [stage, at] = steps.at(-1) as [Stage, Date];
  const file = storage ? await addResume(client, storage, talk) : undefined;
  const documents = file ? [{ ...file, kind: 'resume', seconds: null }] : [];
  const { rows } = await client.query<{ id: number }>(
    `insert into applications (account_id, job_id, company_id, conversation_id, card_seq, job_title, company_name, stage,
       stage_at, documents, created_at)
     values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10) returning id`,
    [
      talk.talent_id,
      talk.job_id,
      talk.company_id,
      talk.id,
      talk.job_title,
      talk.company_name,
      stage,
      at,
      JSON.stringify(documents),
      talk.sent_at,
    ],
  );
  const id = Number(rows[0]?.id);
  for (const [step, when] of steps) {
    const mover = step === 'applied' ? 'talent' : step === 'closed' ? 'system' : 'employer';
    await client.query(
      `insert into application_events (application_id, account_id, stage, mover, created_at) values ($1, $2, $3, $4, $5)`,
      [id, talk.talent_id, step, mover, when],
    );
  }
  const data = { card: { kind: 'application', id }, ...(file && { files: [file] }) };
  await client.query(`update messages set kind = 'card', data = $2 where conversation_id = $1 and seq = 1`, [
    talk.id,
    JSON.stringify(data),
  ]);
  await client.query(`update conversations set name_shared_at = coalesce(name_shared_at, $2) where id = $1`, [
    talk.id,
    talk.sent_at,
  ]);
}

/** What has happened to it, as the conversation tells; every other that was answered is on the shortlist. */
function stepsOf({ sent_at, boss_wrote_at, closed_at, close_reason }: Talk, index: number): [Stage, Date][] {
  const steps: [Stage, Date][] = [['applied', sent_at]];
  if (close_reason === 'unanswered' && closed_at) steps.push(['closed', closed_at]);
  if (!boss_wrote_at) return steps;
  steps.push(['viewed', boss_wrote_at]);
  if (close_reason === 'declined' && closed_at) steps.push(['not_suitable', closed_at]);
  else if (index % 2 === 0) steps.push(['shortlisted', boss_wrote_at]);
  return steps;
}

async function addResume(client: pg.ClientBase, storage: Storage, { id, talent_id, name, sent_at }: Talk) {
  const pdf = writeDemoPdf([name.normalize('NFKD').replace(/[^\x20-\x7e]/g, ''), 'Resume'].filter(Boolean));
  const file = { id: idFor(id), name: `${name}.pdf`, size: pdf.length, content_type: PDF_TYPE };
  const folder = await mkdtemp(join(tmpdir(), 'parley-demo-'));
  const path = join(folder, 'resume.pdf');
  await writeFile(path, pdf);
  await storage.put(file.id, path, PDF_TYPE);
  await rm(folder, { recursive: true, force: true });
  await client.query(
    `insert into files (id, account_id, kind, name, content_type, size, sha256, subject, claimed_at, created_at)
     values ($1, $2, 'resume', $3, $4, $5, $6, $7, $8, $8)`,
    [
      file.id,
      talent_id,
      file.name,
      PDF_TYPE,
      pdf.length,
      createHash('sha256').update(pdf).digest(),
      `conversation:${id}`,
      sent_at,
    ],
  );
  return { ...file, url: `/files/${file.id}/${encodeURIComponent(file.name)}` };
}

/** The same in every load of a seed. */
function idFor(conversationId: number): string {
  const hash = createHash('sha256').update(`demo resume ${conversationId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
