import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { DemoCompany } from './build-company.ts';
import { writeDemoPdf } from './demo-pdf.ts';
import { drawLogo } from './logo.ts';
import { createRandom } from './random.ts';

const DAY = 86_400_000;
const DOCUMENT = '4d1f0c52-6a53-4b7e-9a55-0a5f3c1e7d20';

interface Scene {
  showcase: DemoCompany;
  seed: number;
  now: Date;
  /** Where files are kept; without it the company's paper is only named. */
  storage?: Storage;
}

/** What an employer and an operator find to do: a company that waits for verification, someone who asks to join. */
export async function loadEmployerScenes(client: pg.ClientBase, scene: Scene): Promise<{ accounts: number }> {
  const ago = (days: number) => new Date(scene.now.getTime() - days * DAY).toISOString();
  const founder = await addBoss(client, 'founder@parley.example', 'Adaeze', 'Okafor', ago(9));
  const joiner = await addBoss(client, 'joiner@parley.example', 'Wei Jie', 'Ng', ago(3));
  const companyId = await addCompany(client, scene, ago(9));
  await client.query(
    `insert into company_members (company_id, account_id, role, position, created_at, updated_at)
     values ($1, $2, 'coordinator', 'Founder', $3, $3)`,
    [companyId, founder, ago(9)],
  );
  await addSubmission(client, scene, companyId, founder, ago);
  await addViews(client, scene);
  await addSources(client, scene);
  await client.query(
    `insert into join_requests (company_id, account_id, position, message, created_at)
     values ($1, $2, 'Talent Partner', 'I joined the people team this week.', $3)`,
    [scene.showcase.id, joiner, ago(1)],
  );
  await client.query(
    `insert into company_credits (company_id, kind, balance) values ($1, 'urgent', 5), ($1, 'featured', 3)`,
    [scene.showcase.id],
  );
  return { accounts: 2 };
}

/** Views of the showcase's jobs: most in the first days, fewer at the weekend. */
async function addViews(client: pg.ClientBase, { showcase, now }: Scene): Promise<void> {
  await client.query(
    `insert into job_days (job_id, day, views)
     select id, day, views from (
       select j.id, day::date, ((6 + 34 * exp(-extract(day from day - j.posted_at) / 9.0))
         * (0.5 + (abs(hashtext(j.id || '/' || day::date)) % 100) / 100.0)
         * case when extract(isodow from day) > 5 then 0.4 else 1 end)::integer as views
       from jobs j, generate_series(date_trunc('day', greatest(j.posted_at, $2::timestamptz - interval '40 days')),
         $2::timestamptz, interval '1 day') day
       where j.company_id = $1 and j.status = 'open') counted
     where views > 0`,
    [showcase.id, now.toISOString()],
  );
}

/** Where the showcase's candidates came from: their views add up to those of each job, and whoever wrote came some way. */
async function addSources(client: pg.ClientBase, { showcase }: Scene): Promise<void> {
  await client.query(
    `insert into contact_views (job_id, day, source, views)
     select d.job_id, d.day, part.source, part.views
     from job_days d join jobs j on j.id = d.job_id and j.company_id = $1
     cross join lateral (select d.views * 24 / 100 as recommended, d.views * 14 / 100 as alert, d.views * 10 / 100 as direct) share
     cross join lateral (values ('recommended', share.recommended), ('alert', share.alert), ('direct', share.direct),
       ('search', d.views - share.recommended - share.alert - share.direct)) part (source, views)
     where part.views > 0`,
    [showcase.id],
  );
  await client.query(
    `insert into contact_sources (conversation_id, talent_id, source, created_at)
     select id, talent_id, (array['search', 'search', 'search', 'recommended', 'recommended', 'alert', 'direct'])
       [1 + abs(hashtext('source/' || id)) % 7], created_at
     from conversations where company_id = $1 and talent_id is not null and talent_wrote_at is not null`,
    [showcase.id],
  );
}

async function addBoss(client: pg.ClientBase, email: string, first: string, last: string, at: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into accounts (role, email, first_name, last_name, country_id, language, created_at, updated_at)
     values ('recruiter', $1, $2, $3, 196, 'en', $4, $4) returning id`,
    [email, first, last, at],
  );
  return rows[0]?.id as number;
}

async function addCompany(client: pg.ClientBase, { seed, showcase }: Scene, at: string): Promise<number> {
  const logo = drawLogo(createRandom(seed, 'company', -1), 'tidewater-robotics');
  const { rows } = await client.query<{ id: number }>(
    `insert into companies (slug, name, name_key, logo_svg, country_id, location_id, industry_id, size_id, website,
       language, overview, created_at, updated_at)
     values ('tidewater-robotics', 'Tidewater Robotics', 'tidewater robotics', $1, 196, $2, 2, 2,
       'https://tidewater-robotics.example', 'en',
       'We build small robots that clean the hulls of ships while they are in the water.', $3, $3) returning id`,
    [logo, showcase.location.id, at],
  );
  return rows[0]?.id as number;
}

async function addSubmission(
  client: pg.ClientBase,
  { storage }: Scene,
  companyId: number,
  accountId: number,
  ago: (days: number) => string,
): Promise<void> {
  const add = `insert into company_verifications (company_id, state, legal_name, registration_number, country_id, note,
      submitted_by, submitted_at, decided_at, reason)
    values ($1, $2, 'Tidewater Robotics Pte. Ltd.', '202418846M', 196, $3, $4, $5, $6, $7) returning id`;
  const reason = 'The register extract is older than a year. Please send one of this year.';
  await client.query(add, [companyId, 'rejected', '', accountId, ago(8), ago(6), reason]);
  const note = 'The new extract is of last week.';
  const { rows } = await client.query<{ id: number }>(add, [companyId, 'pending', note, accountId, ago(2), null, null]);
  if (!storage) return;
  const pdf = writeDemoPdf(['Business profile', 'Tidewater Robotics Pte. Ltd.', '202418846M', 'Singapore']);
  const path = join(await mkdtemp(join(tmpdir(), 'parley-demo-')), 'paper.pdf');
  await writeFile(path, pdf);
  await storage.put(DOCUMENT, path, 'application/pdf');
  await client.query(
    `insert into files (id, account_id, kind, name, content_type, size, sha256, subject, claimed_at, created_at)
     values ($1, $2, 'company_document', 'business-profile.pdf', 'application/pdf', $3, $4, $5, $6, $6)`,
    [DOCUMENT, accountId, pdf.length, createHash('sha256').update(pdf).digest(), `company:${companyId}`, ago(2)],
  );
  await client.query(
    `insert into company_verification_documents (verification_id, file_id, position) values ($1, $2, 0)`,
    [rows[0]?.id, DOCUMENT],
  );
}
