import { randomUUID } from 'node:crypto';
import { expect, inject, vi } from 'vitest';
import { askDatabase } from '../harness/sign-in.ts';

/** One that nobody has applied to yet. */
const FREE_JOB = `from jobs j where status = 'open'
  and not exists (select from applications a where a.job_id = j.id) order by id desc limit 1`;

/** For each name in the addresses of the screens, something of the demo data that has a page. */
const QUERIES: Record<string, string> = {
  job: `select slug || '-' || id as place ${FREE_JOB}`,
  jobId: `select id as place ${FREE_JOB}`,
  company: `select slug as place from companies c where exists (select from jobs where company_id = c.id) order by id limit 1`,
  companyId: 'select id as place from companies order by id limit 1',
  talentChat: `select m.conversation_id as place from conversation_members m join accounts a on a.id = m.account_id
    where a.email = 'talent@parley.example' order by 1 desc limit 1`,
  bossChat: `select m.conversation_id as place from conversation_members m join accounts a on a.id = m.account_id
    where a.email = 'boss@parley.example' order by 1 desc limit 1`,
  bossJob: `select j.id as place from jobs j join accounts a on a.id = j.recruiter_id
    where a.email = 'boss@parley.example' and j.status = 'open'
    order by (select count(*) from applications where job_id = j.id) desc, j.id limit 1`,
  case: 'select id as place from moderation_cases order by id limit 1',
  verification: 'select id as place from company_verifications order by id desc limit 1',
  feedback: 'select id as place from feedback order by id desc limit 1',
  onlineResume: `select o.id as place from online_resumes o join accounts a on a.id = o.account_id
    where a.email = 'talent@parley.example' limit 1`,
};

/** Sends what the demo data has none of, then looks all of it up. */
export async function findPlaces(talentCookie: string): Promise<Record<string, string>> {
  const feedback = {
    client_key: randomUUID(),
    topic: 'idea',
    text: 'More jobs by the sea.',
    email: 'sea@parley.example',
  };
  await call('/api-go/user/feedback', feedback, talentCookie);
  await call('/resume-template/online-resumes/create', { name: 'For the sweep', design: 'plain' }, talentCookie);
  const found = Object.entries(QUERIES).map(async ([name, text]) => {
    // Some are made by the site's own tasks.
    const [row] = await vi.waitFor(async () => {
      const rows = await askDatabase<{ place: string }>(text);
      if (rows.length === 0) throw new Error(`the demo data has nothing for {${name}}`);
      return rows;
    }, 60_000);
    return [name, String(row?.place)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function call(path: string, body: object, cookie: string): Promise<void> {
  const response = await fetch(`${inject('siteUrl')}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  expect(await response.json(), path).toMatchObject({ code: 0 });
}
