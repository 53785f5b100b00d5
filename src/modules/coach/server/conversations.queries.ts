import { AppError } from '#src/kernel/errors.ts';
import { tidyText } from '#src/kernel/text.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CoachConversation } from '../coach.contract.ts';
import { MOST_CONVERSATIONS, MOST_TURNS } from '../coach-limits.ts';
import type { StoredBlock } from './stored-block.ts';
import type { Topic } from './topic.ts';

interface ConversationRow {
  id: number;
  title: string;
  topic: Topic;
  touched_at: Date;
}

export interface TurnRow {
  id: number;
  question: string;
  answer: string;
  blocks: StoredBlock[];
  suggestions: string[];
  language: string;
  model: string | null;
  is_stopped: boolean;
  has_fallen_back: boolean;
  created_at: Date;
}

export const presentConversation = ({ id, title, touched_at }: ConversationRow): CoachConversation => ({
  id,
  title,
  touched_at: touched_at.toISOString(),
});

export async function listConversations(tx: Reader, accountId: number): Promise<ConversationRow[]> {
  const { rows } = await tx.query<ConversationRow>(sql`
    select id, title, topic, touched_at from coach_conversations where account_id = ${accountId}
    order by touched_at desc, id desc limit ${MOST_CONVERSATIONS}`);
  return rows;
}

export async function findConversation({ tx, viewer }: AccountContext, id: number): Promise<ConversationRow> {
  const { rows } = await tx.query<ConversationRow>(sql`
    select id, title, topic, touched_at from coach_conversations
    where id = ${id} and account_id = ${viewer.accountId}`);
  const [found] = rows;
  if (!found) throw new AppError('notFound');
  return found;
}

/** The newest ones, the oldest first. */
export async function loadTurns(tx: Reader, conversationId: number, most = MOST_TURNS): Promise<TurnRow[]> {
  const { rows } = await tx.query<TurnRow>(sql`
    select id, question, answer, blocks, suggestions, language, model, is_stopped, has_fallen_back, created_at
    from coach_turns where conversation_id = ${conversationId} order by id desc limit ${most}`);
  return rows.reverse();
}

const LONGEST_TITLE = 80;

/** Begins one, under the lock that the question's credit holds; the oldest make room. */
export async function openConversation(ctx: AccountWriteContext, question: string): Promise<ConversationRow> {
  const { accountId } = ctx.viewer;
  const now = ctx.clock.now().toISOString();
  const line = tidyText(question);
  const title = line.length > LONGEST_TITLE ? `${[...line].slice(0, LONGEST_TITLE - 1).join('')}…` : line;
  const made = await ctx.tx.queryOne<ConversationRow>(sql`
    insert into coach_conversations (account_id, title, touched_at, created_at)
    values (${accountId}, ${title}, ${now}, ${now}) returning id, title, topic, touched_at`);
  await ctx.tx.query(sql`
    delete from coach_conversations where account_id = ${accountId} and id in (
      select id from coach_conversations where account_id = ${accountId}
      order by touched_at desc, id desc offset ${MOST_CONVERSATIONS})`);
  return made;
}

/** Nothing came of the first question: there is no conversation. */
export async function dropEmpty(tx: Transaction, conversationId: number): Promise<void> {
  await tx.query(sql`
    delete from coach_conversations c where c.id = ${conversationId}
      and not exists (select from coach_turns t where t.conversation_id = c.id)`);
}

export interface NewTurn {
  conversationId: number;
  accountId: number;
  question: string;
  answer: string;
  intent: string;
  blocks: StoredBlock[];
  suggestions: string[];
  language: string;
  model: string | null;
  prompt: string;
  isStopped: boolean;
  hasFallenBack: boolean;
  topic: Topic;
  now: Date;
}

/** Keeps a question with its answer; undefined when the conversation was deleted meanwhile. */
export async function keepTurn(tx: Transaction, turn: NewTurn): Promise<number | undefined> {
  const at = turn.now.toISOString();
  const { rows: held } = await tx.query<{ id: number }>(sql`
    update coach_conversations set topic = ${JSON.stringify(turn.topic)}::jsonb, touched_at = ${at}
    where id = ${turn.conversationId} and account_id = ${turn.accountId} returning id`);
  if (held.length === 0) return undefined;
  const { id } = await tx.queryOne<{ id: number }>(sql`
    insert into coach_turns (conversation_id, account_id, question, answer, intent, blocks, suggestions, language, model,
      prompt, is_stopped, has_fallen_back, created_at)
    values (${turn.conversationId}, ${turn.accountId}, ${turn.question}, ${turn.answer}, ${turn.intent},
      ${JSON.stringify(turn.blocks)}::jsonb, ${turn.suggestions}, ${turn.language}, ${turn.model}, ${turn.prompt},
      ${turn.isStopped}, ${turn.hasFallenBack}, ${at})
    returning id`);
  await tx.query(sql`
    delete from coach_turns where conversation_id = ${turn.conversationId} and id in (
      select id from coach_turns where conversation_id = ${turn.conversationId} order by id desc offset ${MOST_TURNS})`);
  return id;
}
