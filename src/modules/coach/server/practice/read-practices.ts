import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Practice, PracticeJobs } from '../../coach.contract.ts';
import type { CoachParts } from '../coach.parts.ts';
import { loadProgress } from '../load-progress.ts';
import { findPractice, loadAnswers } from './practices.queries.ts';
import { presentPractice, presentRules } from './present-practice.ts';

const MOST_JOBS = 8;
const ORIGIN = { queryId: '', recoFrom: 'coach', scene: '' };

export function createGetPractice({ texts }: CoachParts) {
  return async (ctx: AccountContext, { id }: { id: number }): Promise<Practice> => {
    const { language } = ctx.locale;
    const practice = await findPractice(ctx, id);
    return presentPractice(practice, await loadAnswers(ctx.tx, id), texts.translate(language), language);
  };
}

/** Interviews first, then what is applied for, saved jobs, and what fits. */
export function createListPracticeJobs({ texts, search, presenter }: CoachParts) {
  return async (ctx: AccountContext, { job_id }: { job_id?: number | undefined }): Promise<PracticeJobs> => {
    const { accountId } = ctx.viewer;
    const talks = await loadProgress(ctx.tx, accountId, ctx.clock.now());
    const open = talks.filter(({ lane, job_id }) => lane !== 'closed' && job_id !== null);
    const meetings = open.toSorted((one, other) => Number(other.meets_at !== null) - Number(one.meets_at !== null));
    const saved = await ctx.tx.query<{ job_id: number }>(sql`
      select job_id from saved_jobs where account_id = ${accountId} order by id desc limit ${MOST_JOBS}`);
    const own = [...meetings.flatMap(({ job_id }) => job_id ?? []), ...saved.rows.map(({ job_id }) => job_id)];
    const fitting = own.length < MOST_JOBS ? (await search.recommend(ctx, MOST_JOBS)).jobIds : [];
    const ids = [...new Set([...(job_id ? [job_id] : []), ...own, ...fitting])].slice(0, MOST_JOBS);
    const cards = await presenter.presentJobCards(ctx, ids, ORIGIN);
    return {
      jobs: cards.map(({ id, job_title, company }) => ({ id, title: job_title, company_name: company.name })),
      rules: presentRules(texts.translate(ctx.locale.language), ctx.locale.language),
    };
  };
}

export async function deletePractice({ tx, viewer }: AccountWriteContext, { id }: { id: number }) {
  const { rows } = await tx.query<{ id: number }>(sql`
    delete from coach_practices where id = ${id} and account_id = ${viewer.accountId} returning id`);
  if (rows.length === 0) throw new AppError('notFound');
  return { is_deleted: true };
}
