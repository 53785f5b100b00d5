import { prepareOptions } from '../scripts/demo/prepare-options.ts';
import { createRandom } from '../scripts/demo/random.ts';
import { chooseSkills } from '../scripts/demo/skill-fit.ts';
import type { Pool } from '../src/platform/database/database.ts';
import { createCompany } from '../test/factories/create-company.ts';
import { createJob } from '../test/factories/create-job.ts';
import { createRecruiter } from '../test/factories/create-recruiter.ts';

const SEEKERS = 20;
const KNOWN = 5000;
const BLOCKERS = 200;

/** Companies with somebody who looks for people for one job, and who know thousands of them already: those who come first. */
export async function createSeekers(pool: Pool): Promise<void> {
  const { works } = prepareOptions();
  const companies: number[] = [];
  for (let at = 0; at < SEEKERS; at += 1) {
    const company = await createCompany(pool);
    const boss = await createRecruiter(pool, company.id);
    const work = works[at * 3];
    if (!work) throw new Error('There are too few titles');
    await createJob(pool, {
      company_id: company.id,
      recruiter_id: boss.id,
      title: work.title.names.en,
      job_title_id: work.title.id,
      function_id: work.title.mainId,
      sub_function_id: work.title.subId,
      skill_ids: chooseSkills(createRandom('seeker', at), work.fit),
    });
    companies.push(company.id);
  }
  await pool.query(
    `insert into conversations (talent_id, company_id, job_title, company_name, last_message_at, created_at)
     select t.account_id, c, 'Engineer', 'Company', now(), now() from unnest($1::bigint[]) c,
       (select account_id from talent_search order by boost desc, active_on desc, account_id desc limit ${KNOWN}) t`,
    [companies],
  );
  await pool.query(
    `insert into chat_blocks (blocker_id, blocked_id, created_at)
     select t.account_id, m.account_id, now() from company_members m,
       lateral (select account_id from talent_search t where account_id % 50 = m.account_id % 50 limit ${BLOCKERS}) t
     where m.company_id = any($1)`,
    [companies],
  );
}
