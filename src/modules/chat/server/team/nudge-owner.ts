import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Conversation } from '../../chat-fields.ts';
import type { ChatParts } from '../chat.parts.ts';
import { mayNudge } from '../chat.policy.ts';
import { recordChange } from '../conversations/record-change.ts';
import { findColleague, lockTeamConversation, talentName } from './team-conversation.ts';

/** EMP-07: reminds who answers that someone waits, at most once a day whoever asks. */
export function createNudgeOwner(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number }): Promise<Conversation> => {
    const viewerId = ctx.viewer.accountId;
    const conversation = await lockTeamConversation(ctx, input.id);
    const { boss_id: ownerId, waiting_since: since, nudged_at: nudged } = conversation;
    const now = ctx.clock.now();
    const isDue = mayNudge(since ? since : null, nudged ? nudged : null, now);
    if (ownerId === null || ownerId === viewerId || !isDue) throw new AppError('nudgeNotDue');
    const me = await findColleague(ctx, conversation.company_id, viewerId);
    await ctx.tx.query(sql`update conversations set nudged_at = ${now.toISOString()} where id = ${input.id}`);
    const data = {
      what: 'nudge' as const,
      by: fullName(me),
      name: talentName(conversation),
      job: conversation.job_title,
      conversation_id: conversation.id,
    };
    await parts.notify(ctx.tx, { accountId: ownerId, kind: 'team_chat', data });
    const views = [ownerId, viewerId].map((accountId) => ({ accountId, conversationId: input.id, seqs: [] }));
    return (await recordChange(ctx, parts.publish, views)).get(viewerId)?.conversations[0] as Conversation;
  };
}
