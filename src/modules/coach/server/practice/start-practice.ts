import { AppError } from '#src/kernel/errors.ts';
import { maySee } from '#src/modules/jobs/server/jobs.public.ts';
import { vocabularyOf } from '#src/modules/matching/server/matching.public.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Practice } from '../../coach.contract.ts';
import { MOST_PRACTICES } from '../../coach-limits.ts';
import type { CoachParts } from '../coach.parts.ts';
import { drawQuestions } from './draw-questions.ts';
import type { PracticeRow } from './practices.queries.ts';
import { presentPractice } from './present-practice.ts';
import { readDuties } from './read-duties.ts';

/** Begins to practise for a job that the person may read; the oldest practices make room. */
export function createStartPractice(parts: CoachParts) {
  return async (ctx: AccountWriteContext, { job_id }: { job_id: number }): Promise<Practice> => {
    const { language } = ctx.locale;
    const t = parts.texts.translate(language);
    const { company, duties, row } = await findJob(ctx, parts, job_id);
    const names = parts.namesIn(language);
    const questions = drawQuestions(
      {
        id: job_id,
        title: row.title,
        company,
        skills: row.skill_ids.map((id) => ({ id, name: names.skill(id).value })).filter(({ name }) => name),
        duties,
        leastMonths: vocabularyOf(parts.data).monthsOf(row.work_experience_id),
      },
      t,
    );
    const accountId = await lockAccount(ctx);
    const now = ctx.clock.now().toISOString();
    const made = await ctx.tx.queryOne<PracticeRow>(sql`
      insert into coach_practices (account_id, job_id, job_title, company_name, language, questions, touched_at, created_at)
      values (${accountId}, ${job_id}, ${row.title}, ${company}, ${language}, ${JSON.stringify(questions)}::jsonb, ${now}, ${now})
      returning id, job_id, job_title, company_name, language, questions, finished_at`);
    await ctx.tx.query(sql`
      delete from coach_practices where account_id = ${accountId} and id in (
        select id from coach_practices where account_id = ${accountId}
        order by touched_at desc, id desc offset ${MOST_PRACTICES})`);
    return presentPractice(made, [], t, language);
  };
}

async function findJob(ctx: AccountWriteContext, { matching }: CoachParts, jobId: number) {
  const { row } = (await matching.loadMatchJobs(ctx.tx, [jobId])).get(jobId) ?? {};
  const blocked = await findBlockedCompanies(ctx);
  if (!row || !maySee(row) || blocked.includes(row.company_id)) throw new AppError('jobNotFound');
  const { description, company } = await ctx.tx.queryOne<{ description: string; company: string }>(sql`
    select j.description, c.name as company from jobs j join companies c on c.id = j.company_id where j.id = ${jobId}`);
  return { row, company, duties: readDuties(description) };
}
