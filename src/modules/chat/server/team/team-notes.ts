import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { AccountContext, AccountWriteContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { teamContract } from '../../team.contract.ts';
import type { ChatParts } from '../chat.parts.ts';
import { recordChange } from '../conversations/record-change.ts';
import { assertOnTeam } from '../conversations/visible-conversation.ts';
import { findColleagues, lockTeamConversation, type TeamConversation, talentName } from './team-conversation.ts';

type Notes = AnswerOf<(typeof teamContract)['GET /chat/conversations/:id/notes']>;
type Input = ParsedInputOf<(typeof teamContract)['POST /chat/conversations/:id/notes']>;

const MOST_SHOWN = 200;

interface NoteRow {
  id: number;
  author_id: number;
  first: string;
  last: string;
  text: string;
  created_at: Date;
}

export async function listNotes(ctx: AccountContext, input: { id: number }): Promise<Notes> {
  await assertOnTeam(ctx, input.id);
  return readNotes(ctx, input.id);
}

/** Notes something that only the team sees; those it mentions are told and may read the conversation along. */
export function createAddNote(parts: ChatParts) {
  return async (ctx: MemberWriteContext, input: Input): Promise<Notes> => {
    const me = await lockMembership(ctx);
    const conversation = await lockTeamConversation(ctx, input.id);
    await writeNote(ctx, input.id, input.text);
    const mentioned = new Set([...input.mention_ids, input.mention_id ?? me.account_id]);
    mentioned.delete(me.account_id);
    if (mentioned.size > 0) await mention(ctx, parts, conversation, [...mentioned], input.text);
    await tellTeam(ctx, parts, conversation);
    return readNotes(ctx, input.id);
  };
}

/** Deletes an own note; those of colleagues stay. */
export function createDeleteNote(parts: ChatParts) {
  return async (ctx: AccountWriteContext, input: { id: number }): Promise<Notes> => {
    const { rows } = await ctx.tx.query<{ conversation_id: number }>(sql`
      select conversation_id from conversation_notes where id = ${input.id} and author_id = ${ctx.viewer.accountId}`);
    const id = rows[0]?.conversation_id;
    if (id === undefined) throw new AppError('notFound');
    const conversation = await lockTeamConversation(ctx, id);
    await ctx.tx.query(sql`delete from conversation_notes where id = ${input.id}`);
    await tellTeam(ctx, parts, conversation);
    return readNotes(ctx, id);
  };
}

export async function writeNote(ctx: AccountWriteContext, conversationId: number, text: string): Promise<void> {
  await ctx.tx.query(sql`
    insert into conversation_notes (conversation_id, author_id, text, created_at)
    values (${conversationId}, ${ctx.viewer.accountId}, ${text}, ${ctx.clock.now().toISOString()})`);
}

async function mention(
  ctx: AccountWriteContext,
  parts: ChatParts,
  conversation: TeamConversation,
  ids: number[],
  text: string,
) {
  const { accountId } = ctx.viewer;
  const people = await findColleagues(ctx, conversation.company_id, [...ids, accountId]);
  const me = people.find(({ account_id }) => account_id === accountId);
  if (!me || people.length <= ids.length || ids.includes(conversation.talent_id ?? 0)) throw new AppError('notFound');
  const readers = ids.filter((id) => id !== conversation.boss_id);
  await ctx.tx.query(sql`
    insert into conversation_readers (conversation_id, account_id, created_at)
    select ${conversation.id}, id, ${ctx.clock.now().toISOString()} from unnest(${readers}::bigint[]) as id
    order by id on conflict do nothing`);
  const shown = { by: fullName(me), name: talentName(conversation), text, conversation_id: conversation.id };
  for (const id of ids.toSorted((one, other) => one - other)) {
    await parts.notify(ctx.tx, { accountId: id, kind: 'team_chat', data: { what: 'mention', ...shown } });
  }
}

/** The number of notes stands on the conversation of everyone on the team who has it open. */
async function tellTeam(ctx: AccountWriteContext, parts: ChatParts, conversation: TeamConversation): Promise<void> {
  const accounts = new Set([conversation.boss_id, ctx.viewer.accountId].filter((id) => id !== null));
  const views = [...accounts].map((accountId) => ({ accountId, conversationId: conversation.id, seqs: [] }));
  await recordChange(ctx, parts.publish, views);
}

async function readNotes(ctx: AccountContext, conversationId: number): Promise<Notes> {
  const { rows } = await ctx.tx.query<NoteRow>(sql`
    select n.id, n.author_id, a.first_name as first, a.last_name as last, n.text, n.created_at from conversation_notes n
    join accounts a on a.id = n.author_id where n.conversation_id = ${conversationId} order by n.id desc
    limit ${MOST_SHOWN}`);
  return {
    notes: rows.toReversed().map((row) => ({
      id: row.id,
      author: fullName(row),
      is_mine: row.author_id === ctx.viewer.accountId,
      text: row.text,
      created_at: row.created_at.toISOString(),
    })),
  };
}
