import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import type { StoredFile } from '#src/modules/files/files.contract.ts';
import type { MayRead } from '#src/modules/files/server/files.public.ts';
import type { AccountWriteContext, Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { MessageKind } from '../case-fields.ts';
import type { casesContract } from '../cases.contract.ts';
import { recordAction } from './audit-log.ts';

/** Messages before and after what was reported or flagged; of a conversation without such a message, its last ones. */
const AROUND = 4;
const MOST_CHATS = 5;
const MOST_MARKS = 10;
/** Opening the same case again within the hour is the same reading. */
const SAME_READING = '1 hour';

type Answer = AnswerOf<(typeof casesContract)['POST /operator/moderation/cases/:id/messages']>;

interface MessageRow {
  id: number;
  conversation_id: number;
  seq: number;
  side: 'talent' | 'boss' | 'system';
  sender_id: number | null;
  first: string | null;
  last: string | null;
  text: string | null;
  kind: MessageKind;
  file: StoredFile | null;
  flags: string[];
  is_recalled: boolean;
  is_reported: boolean;
  sent_at: Date;
}

interface ChatRow {
  id: number;
  job_title: string;
  company_name: string;
  last_seq: number;
}

/** The reported part of conversations that belong to the case, and of no others. Who has read it stands in the audit log. */
export async function readMessages(ctx: AccountWriteContext, { id }: { id: number }): Promise<Answer> {
  const { rows } = await ctx.tx.query<{ subject: string; subject_id: number }>(
    sql`select subject, subject_id from moderation_cases where id = ${id}`,
  );
  const [found] = rows;
  if (!found) throw new AppError('notFound');
  const chats = await findChats(ctx, id);
  if (chats.length === 0) return { conversations: [] };
  await recordReading(ctx, id, chats);
  const messages = await findMessages(ctx, id, chats);
  const subjectId = found.subject === 'person' ? found.subject_id : null;
  return {
    conversations: chats.map((chat) => ({
      id: chat.id,
      job_title: chat.job_title,
      company_name: chat.company_name,
      message_count: chat.last_seq,
      messages: messages.filter((row) => row.conversation_id === chat.id).map((row) => present(row, subjectId)),
    })),
  };
}

async function findChats(ctx: Context, caseId: number): Promise<ChatRow[]> {
  const { rows } = await ctx.tx.query<ChatRow>(sql`
    select c.id, c.job_title, c.company_name, c.last_seq from conversations c
    join (
      select subject_id as id, max(created_at) as at from reports
      where case_id = ${caseId} and subject = 'conversation' group by 1
      union all
      select conversation_id, max(created_at) from moderation_signals
      where case_id = ${caseId} and kind = 'flag' group by 1
    ) as meant on meant.id = c.id
    group by c.id order by max(meant.at) desc limit ${MOST_CHATS}`);
  return rows;
}

async function findMessages(ctx: Context, caseId: number, chats: ChatRow[]): Promise<MessageRow[]> {
  const { rows } = await ctx.tx.query<MessageRow>(sql`
    with chat as (select unnest(${chats.map((one) => one.id)}::bigint[]) as id),
    marked as (
      select m.conversation_id, m.seq, m.id from chat cross join lateral (
        select one.conversation_id, one.seq, one.id from messages one where one.conversation_id = chat.id and one.id in (
          select message_id from reports where case_id = ${caseId} and message_id is not null
          union select message_id from moderation_signals where case_id = ${caseId} and message_id is not null)
        order by one.seq desc limit ${MOST_MARKS}) m
    ),
    middle as (
      select conversation_id, seq from marked
      union all
      select c.id, greatest(1, c.last_seq - ${AROUND}) from chat join conversations c on c.id = chat.id
      where not exists (select from marked where marked.conversation_id = c.id)
    )
    select m.id, m.conversation_id, m.seq, m.side, m.sender_id, a.first_name as first, a.last_name as last, m.text,
      m.kind, m.flags, m.recalled_at is not null as is_recalled, m.sent_at,
      case when m.recalled_at is null then m.data -> 'file' end as file,
      exists (select from marked where marked.id = m.id) as is_reported
    from messages m left join accounts a on a.id = m.sender_id
    where exists (select from middle where middle.conversation_id = m.conversation_id
      and m.seq between middle.seq - ${AROUND} and middle.seq + ${AROUND})
      and m.conversation_id in (select id from chat)
    order by m.conversation_id, m.seq`);
  return rows;
}

/**
 * Whether an operator may open a file that was sent in a chat: when a case shows the message it came with, and so does
 * the audit log.
 */
export const mayReadEvidence: MayRead = async (db, viewer, { id, subject }) => {
  const conversationId = Number(/^conversation:(\d+)$/.exec(subject ?? '')?.[1]);
  if (!conversationId || viewer.role !== 'operator' || !viewer.hasSecondFactor) return false;
  const { rowCount } = await db.query(sql`
    select 1 from messages m join conversations c on c.id = m.conversation_id
    where c.id = ${conversationId} and m.data -> 'file' ->> 'id' = ${id} and m.recalled_at is null and (
      exists (
        select from messages near
        where near.conversation_id = c.id and near.seq between m.seq - ${AROUND} and m.seq + ${AROUND} and (
          exists (select from reports r where r.message_id = near.id and r.case_id is not null)
          or exists (select from moderation_signals s where s.message_id = near.id and s.case_id is not null)))
      or m.seq >= c.last_seq - ${2 * AROUND} and exists (
        select from reports r where r.subject = 'conversation' and r.subject_id = c.id and r.message_id is null
          and r.case_id is not null))`);
  return Boolean(rowCount);
};

async function recordReading(ctx: WriteContext, caseId: number, chats: ChatRow[]): Promise<void> {
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from audit_log where subject = 'case' and subject_id = ${caseId} and operator_id = ${ctx.viewer.accountId}
      and action = 'moderation.read'
      and created_at > ${ctx.clock.now().toISOString()}::timestamptz - ${SAME_READING}::interval limit 1`);
  if (rowCount) return;
  await recordAction(ctx.tx, {
    operatorId: ctx.viewer.accountId,
    action: 'moderation.read',
    subject: 'case',
    subjectId: caseId,
    reason: `Case ${caseId}`,
    details: { conversation_ids: chats.map((chat) => chat.id) },
    at: ctx.clock.now(),
  });
}

function present(row: MessageRow, subjectId: number | null): Answer['conversations'][number]['messages'][number] {
  return {
    id: row.id,
    seq: row.seq,
    from: row.side,
    name: fullName(row),
    is_subject: row.sender_id !== null && row.sender_id === subjectId,
    is_reported: row.is_reported,
    flags: row.flags,
    text: row.text ?? '',
    kind: row.kind,
    file: row.file,
    is_recalled: row.is_recalled,
    sent_at: row.sent_at.toISOString(),
  };
}
