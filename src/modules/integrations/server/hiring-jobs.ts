import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import { describeProblems, type EmployerJobVerbs } from '#src/modules/jobs/server/jobs.public.ts';
import type { KeyContext, KeyWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { HiringJob, hiringApiContract } from '../hiring-api.contract.ts';
import { findByExternalId, nameJob } from './external-ids.ts';
import { createPresentJobs } from './present-jobs.ts';

type Api = typeof hiringApiContract;
type Listing = Api['GET /hiring/v1/jobs'];
type Creating = Api['POST /hiring/v1/jobs'];
type Changing = Api['PATCH /hiring/v1/jobs/:id'];
type Verb = 'reopen' | 'hold' | 'close';

/** The jobs module's own verbs, for programs: the rules, limits and checks of the form hold for each call. */
export function hiringJobVerbs(jobs: EmployerJobVerbs, siteUrl: string) {
  const present = createPresentJobs(jobs, siteUrl);
  const one = async (ctx: KeyContext, id: number): Promise<{ job: HiringJob }> => {
    const [job] = await present(ctx, [id]);
    if (!job) throw new AppError('jobNotFound');
    return { job };
  };
  return {
    list: (ctx: KeyContext, input: ParsedInputOf<Listing>) => listJobs(ctx, input, present),
    get: async (ctx: KeyContext, input: { id: number }) => {
      const { fields } = await jobs.get(ctx, input);
      return { ...(await one(ctx, input.id)), fields };
    },
    check: async (ctx: KeyContext, { fields }: ParsedInputOf<Api['POST /hiring/v1/jobs/check']>) => {
      const { problems } = jobs.parts.checkJob(fields, ctx.locale);
      const told = describeProblems(ctx, jobs.parts, problems);
      return { problems: told.map(({ field, problem, text }) => ({ field, problem, text })) };
    },
    /** Once for each external id, however many ask at once: the company is locked before it is looked for. */
    create: async (ctx: KeyWriteContext, input: ParsedInputOf<Creating>): Promise<AnswerOf<Creating>> => {
      const { company_id } = await lockMembership(ctx);
      const known = await findByExternalId(ctx.tx, company_id, input.external_id);
      if (known) return { ...(await one(ctx, known)), is_new: false };
      const { draft_id } = await jobs.saveDraft(ctx, { fields: input.fields });
      const { job } = await jobs.publish(ctx, { id: draft_id });
      await nameJob(ctx, company_id, job.id, input.external_id);
      return { ...(await one(ctx, job.id)), is_new: true };
    },
    change: async (ctx: KeyWriteContext, { id, external_id, fields }: ParsedInputOf<Changing>) => {
      await jobs.edit(ctx, { id, fields });
      if (external_id !== undefined) await nameJob(ctx, ctx.viewer.membership.company_id, id, external_id);
      return one(ctx, id);
    },
    /** A change of state by the verb of that name. */
    by: (verb: Verb) => async (ctx: KeyWriteContext, input: { id: number; reason?: string }) => {
      await jobs[verb](ctx, { reason: 'other', ...input });
      return one(ctx, input.id);
    },
  };
}

async function listJobs(
  ctx: KeyContext,
  { state, external_id, cursor, limit }: ParsedInputOf<Listing>,
  present: ReturnType<typeof createPresentJobs>,
): Promise<AnswerOf<Listing>> {
  const { company_id } = ctx.viewer.membership;
  const conditions = [sql`j.company_id = ${company_id} and j.deleted_at is null`];
  if (state !== 'all') conditions.push(sql`j.status = ${state}`);
  if (cursor !== undefined) conditions.push(sql`j.id < ${cursor}`);
  if (external_id !== undefined) {
    const known = await findByExternalId(ctx.tx, company_id, external_id);
    conditions.push(sql`j.id = ${known ?? 0}`);
  }
  const { rows } = await ctx.tx.query<{ id: number }>(sql`
    select j.id from jobs j where ${sql.join(conditions, ' and ')} order by j.id desc limit ${limit + 1}`);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { jobs: await present(ctx, ids), next_cursor: rows.length > limit ? (ids.at(-1) ?? null) : null };
}
