import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { presentEmployerJob } from './employer-jobs.presenter.ts';
import { findDraft } from './job-drafts.ts';
import { assertMask, assertNoDuplicate, assertPublishable, assertRoomForJob } from './job-rules.ts';
import { writeScreeningQuestions } from './screening-questions.ts';
import { attest, insertJob, startPosting } from './write-job.ts';

/** Makes a draft a public job that is in search with the same commit; the draft is gone then. */
export function createPublishJob(parts: EmployerJobsParts) {
  return async (ctx: MemberWriteContext, input: { id: number }) => {
    const me = await lockMembership(ctx);
    const draft = await findDraft(ctx, input.id);
    const job = assertPublishable(ctx, parts, draft.fields);
    assertMask(me, job);
    await assertRoomForJob(ctx, me);
    await assertNoDuplicate(ctx, parts, me, job);
    const id = await insertJob(ctx, me, job);
    await writeScreeningQuestions(ctx.tx, id, job.screening_questions);
    await startPosting(ctx, id);
    await attest(ctx, id, 'publish');
    await ctx.emit('job.published', { id, draft_id: draft.id });
    await ctx.tx.query(sql`delete from job_drafts where id = ${draft.id}`);
    await ctx.emit('job.written', { id });
    return presentEmployerJob(ctx, parts, me, id);
  };
}
