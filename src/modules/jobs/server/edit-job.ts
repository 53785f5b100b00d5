import { AppError } from '#src/kernel/errors.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import type { TypedFields } from '../job-schemas.ts';
import { forgetEditDrafts } from './edit-drafts.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { presentEmployerJob } from './employer-jobs.presenter.ts';
import { fieldsOf, lockOwnJob } from './employer-jobs.queries.ts';
import { assertMask, assertNoDuplicate, assertPublishable } from './job-rules.ts';
import { readScreeningQuestions, writeScreeningQuestions } from './screening-questions.ts';
import { updateJob } from './write-job.ts';

/** Changes what was given and leaves the rest; the whole must still be publishable. Dates and history stay. */
export function createEditJob(parts: EmployerJobsParts) {
  return async (ctx: MemberWriteContext, input: { id: number; fields: TypedFields }) => {
    const { me, job } = await lockOwnJob(ctx, input.id);
    if (job.status === 'closed') throw new AppError('closedJobNotEditable');
    const before = fieldsOf(job, await readScreeningQuestions(ctx.tx, job.id));
    // A function belongs to its title: a new title brings its own.
    const { function_id, sub_function_id, ...rest } = before;
    const isSameTitle = (input.fields.job_title_id ?? before.job_title_id) === before.job_title_id;
    const merged = { ...rest, ...(isSameTitle && { function_id, sub_function_id }), ...input.fields };
    const next = assertPublishable(ctx, parts, merged);
    // Who may not mask pay may still edit a job that someone else has masked.
    if (!before.is_negotiable) assertMask(me, next);
    await assertNoDuplicate(ctx, parts, me, next, job.id);
    await updateJob(ctx.tx, job.id, next);
    await writeScreeningQuestions(ctx.tx, job.id, next.screening_questions);
    await forgetEditDrafts(ctx.tx, job.id, me.account_id);
    await ctx.emit('job.written', { id: job.id });
    return presentEmployerJob(ctx, parts, me, job.id);
  };
}
