import { AppError } from '#src/kernel/errors.ts';
import { mayReadAs } from '#src/modules/chat/server/chat.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

export interface PipelineJob {
  id: number;
  recruiter_id: number;
}

/** A job of the viewer's company; someone else's is not found. */
export async function findPipelineJob(ctx: MemberContext, id: number): Promise<PipelineJob> {
  const { rows } = await ctx.tx.query<PipelineJob>(sql`
    select id, recruiter_id from jobs
    where id = ${id} and company_id = ${ctx.viewer.membership.company_id} and deleted_at is null`);
  if (!rows[0]) throw new AppError('jobNotFound');
  return rows[0];
}

/** Cards with their conversations. Whatever else a query needs it joins itself: a board has thousands of them. */
export const cardSource = sql`pipeline_cards card join conversations c on c.id = card.conversation_id`;

/** What the Boss of a conversation has of it. */
export const bossOf = sql`conversation_members m on m.conversation_id = c.id and m.side = 'boss'`;

/** Applicants stand on the board for those who may read the conversation with them. */
export function isOnBoardOf(ctx: MemberContext): Sql {
  return mayReadAs(ctx.viewer.membership, ctx.clock.now());
}
