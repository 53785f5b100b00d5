import { AppError } from '#src/kernel/errors.ts';
import { safeHtml } from '#src/kernel/safe-html.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { maySee } from './jobs.policy.ts';
import { findJob } from './jobs.queries.ts';
import { readScreeningQuestions } from './screening-questions.ts';

/** The employer's own words, for whoever may see the job's page. */
export async function readJobText(ctx: Context, id: number) {
  const [job, blocked] = await Promise.all([findJob(ctx.tx, id), findBlockedCompanies(ctx)]);
  if (!job || job.deleted_at !== null || !maySee(job) || blocked.includes(job.company_id)) {
    throw new AppError('notFound');
  }
  const questions = await readScreeningQuestions(ctx.tx, id);
  const { rows } = await ctx.tx.query<{ name: string }>(sql`select name from companies where id = ${job.company_id}`);
  return {
    title: job.title,
    description: safeHtml(job.description),
    questions: questions.map(({ question }) => question),
    company: rows[0]?.name ?? '',
  };
}
