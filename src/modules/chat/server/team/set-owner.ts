import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { fullName, shortName } from '#src/modules/accounts/person-name.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { AccountContext, AccountWriteContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Conversation } from '../../chat-fields.ts';
import type { teamContract } from '../../team.contract.ts';
import type { ChatParts } from '../chat.parts.ts';
import { recordChange } from '../conversations/record-change.ts';
import { appendMessage } from '../messages/append-message.ts';
import { moveTurns } from './move-turns.ts';
import {
  type Colleague,
  findColleague,
  lockTeamConversation,
  readView,
  type TeamConversation,
  talentName,
} from './team-conversation.ts';
import { writeNote } from './team-notes.ts';

type Input = ParsedInputOf<(typeof teamContract)['POST /chat/conversations/:id/owner']>;

/**
 * EMP-07: gives a conversation to whoever answers from now on. Whoever reads it may take it over; its owner and admins
 * may give it to any colleague. The one before reads along, and the talent sees in the thread who answers.
 */
export function createSetOwner(parts: ChatParts) {
  return async (ctx: MemberWriteContext, input: Input): Promise<Conversation> => {
    const viewerId = ctx.viewer.accountId;
    // The company first: nobody can leave it between being chosen and being given the conversation.
    const me = await lockMembership(ctx);
    const conversation = await lockTeamConversation(ctx, input.id);
    if (conversation.boss_id === input.account_id) return readView(ctx, input.id);
    const isOwner = conversation.boss_id === viewerId;
    if (input.account_id !== viewerId && !isOwner && me.role === 'recruiter') throw new AppError('noPermission');
    const heir = await findColleague(ctx, me.company_id, input.account_id);
    await assertMayMeet(ctx, conversation, heir.account_id);
    await moveConversation(ctx, conversation, heir.account_id);
    if (input.note) await writeNote(ctx, conversation.id, input.note);
    const line = await appendMessage(ctx.tx, ctx.clock.now(), {
      conversationId: conversation.id,
      senderId: null,
      side: 'system',
      kind: 'system',
      data: { system: { key: 'owner_changed', values: lineValues(conversation, heir) } },
    });
    await tellColleagues(ctx, parts, conversation, heir);
    await ctx.tx.emit('meter.recountRequested', { conversationId: conversation.id });
    const concerned = new Set([conversation.talent_id, conversation.boss_id, heir.account_id, viewerId]);
    const views = [...concerned]
      .filter((accountId) => accountId !== null)
      .map((accountId) => ({ accountId, conversationId: conversation.id, seqs: [line.seq] }));
    const told = (await recordChange(ctx, parts.publish, views)).get(viewerId);
    return told?.conversations[0] as Conversation;
  };
}

function lineValues(conversation: TeamConversation, heir: Colleague) {
  return { name: shortName(heir), company: conversation.company_name };
}

/** Nobody talks to themselves, and a block between two people cannot be got round by a colleague. */
async function assertMayMeet(ctx: AccountContext, conversation: TeamConversation, heirId: number): Promise<void> {
  if (conversation.talent_id === null) throw new AppError('notFound');
  if (heirId === conversation.talent_id) throw new AppError('selfContact');
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from chat_blocks b where (b.blocker_id, b.blocked_id) in
      ((${conversation.talent_id}::bigint, ${heirId}::bigint), (${heirId}::bigint, ${conversation.talent_id}::bigint))`);
  if (conversation.is_blocked || rowCount) throw new AppError('chatBlocked');
}

/** The new owner's unread ones are those that nobody has answered; read marks stay, so that no receipt is taken back. */
async function moveConversation(
  ctx: AccountWriteContext,
  { id, boss_id: from }: TeamConversation,
  to: number,
): Promise<void> {
  const { tx } = ctx;
  const at = ctx.clock.now().toISOString();
  await tx.query(sql`update conversations set boss_id = ${to}, nudged_at = null where id = ${id}`);
  await tx.query(sql`
    update conversation_members m set account_id = ${to}, not_interested_at = null, unread_count = (
      select count(*)::int from messages one where one.conversation_id = m.conversation_id and one.side = 'talent'
        and one.recalled_at is null and one.seq > coalesce((select max(seq) from messages answer
          where answer.conversation_id = m.conversation_id and answer.side = 'boss' and not answer.is_automatic), 0))
    where m.conversation_id = ${id} and m.side = 'boss'`);
  if (from !== null) {
    await tx.query(sql`
      insert into conversation_readers (conversation_id, account_id, created_at) values (${id}, ${from}, ${at})
      on conflict do nothing`);
  }
  await moveTurns(tx, ctx.clock.now(), { ids: [id], from, to, by: ctx.viewer.accountId });
}

/** Who gets it and who had it hear of it, unless they did it themselves. */
async function tellColleagues(
  ctx: AccountWriteContext,
  parts: ChatParts,
  conversation: TeamConversation,
  heir: Colleague,
) {
  const viewerId = ctx.viewer.accountId;
  const me = await findColleague(ctx, conversation.company_id, viewerId);
  const tell = (accountId: number, what: 'assigned' | 'taken' | 'moved') =>
    parts.notify(ctx.tx, {
      accountId,
      kind: 'team_chat',
      data: {
        what,
        by: fullName(me),
        to: fullName(heir),
        name: talentName(conversation),
        job: conversation.job_title,
        conversation_id: conversation.id,
      },
    });
  if (heir.account_id !== viewerId) await tell(heir.account_id, 'assigned');
  const before = conversation.boss_id;
  if (before !== null && before !== viewerId) await tell(before, heir.account_id === viewerId ? 'taken' : 'moved');
}
