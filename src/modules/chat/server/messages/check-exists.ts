import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatParts } from '../chat.parts.ts';
import { findRefusal, findStartJob } from '../conversations/start-facts.ts';

/** Says whether the viewer and the other person already talk about a job, or whether a talent may begin. */
export function createCheckExists(parts: ChatParts) {
  return async (ctx: AccountContext, input: { id: number; job_id: number }) => {
    const viewerId = ctx.viewer.accountId;
    const job = await findStartJob(ctx, input.job_id);
    if (!job) throw new AppError('jobNotFound');
    const other = input.id || job.recruiter_id;
    const { rows } = await ctx.tx.query<{ id: number }>(sql`
      select id from conversations where job_id = ${input.job_id}
        and (talent_id, boss_id) in ((${viewerId}::bigint, ${other}::bigint), (${other}::bigint, ${viewerId}::bigint))
      order by id desc limit 1`);
    const conversationId = rows[0]?.id ?? null;
    if (conversationId !== null) {
      return { is_exists: true, conversation_id: conversationId, may_start: true, refusal: null };
    }
    const refusal = await findRefusal(ctx, parts, job, false);
    return { is_exists: false, conversation_id: null, may_start: refusal === null, refusal };
  };
}
