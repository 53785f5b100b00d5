import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { MessageFlag, MessageKind, ScreeningAnswer } from '../../chat-fields.ts';
import type { ChatFile } from '../chat.parts.ts';
import { isResumeHiddenIn } from '../conversations/visible-conversation.ts';
import { fillCards } from './chat-cards.ts';

export interface MessageData {
  file?: ChatFile;
  /** What a card sends along. */
  files?: ChatFile[];
  job?: { id: number; title: string; url: string; company: string };
  answers?: ScreeningAnswer[];
  card?: { kind: string; id: number };
  system?: { key: string; values: Record<string, string> };
}

export interface MessageRow {
  viewer_id: number;
  id: number;
  conversation_id: number;
  seq: number;
  sender_id: number | null;
  side: 'talent' | 'boss' | 'system';
  kind: MessageKind;
  is_automatic: boolean;
  client_id: string | null;
  text: string | null;
  data: MessageData;
  flags: MessageFlag[];
  is_recalled: boolean;
  is_hidden: boolean;
  sent_at: Date;
  exchange_id: number | null;
  exchange_kind: 'resume' | 'mobile' | null;
  exchange_status: 'asked' | 'accepted' | 'declined' | null;
  asked_side: 'talent' | 'boss' | null;
  exchange_file: ChatFile | null;
  talent_mobile: string | null;
  boss_mobile: string | null;
  viewer_side: 'talent' | 'boss' | null;
  /** The talent keeps their resume from the company. */
  is_resume_hidden: boolean;
  /** What a card shows; its module says it. */
  card_data?: Record<string, unknown>;
}

/** One message as one viewer has it. */
export interface WantedMessage {
  accountId: number;
  conversationId: number;
  seq: number;
}

const columns = sql`one.id, one.conversation_id, one.seq, one.sender_id, one.side, one.kind, one.is_automatic,
  one.client_id, one.text, one.data, one.flags, one.recalled_at is not null as is_recalled, one.sent_at,
  h.message_id is not null or one.seq <= coalesce(m.expired_seq, 0) as is_hidden, m.side as viewer_side,
  e.id as exchange_id, e.kind as exchange_kind, e.status as exchange_status, e.asked_side, e.file as exchange_file,
  e.talent_mobile, e.boss_mobile, one.kind = 'resume' and ${isResumeHiddenIn(sql`one.conversation_id`)} as is_resume_hidden`;

function joins(viewer: Sql): Sql {
  return sql`left join conversation_members m on m.conversation_id = one.conversation_id and m.account_id = ${viewer}
    left join message_hides h on h.message_id = one.id and h.account_id = ${viewer}
    left join chat_exchanges e on e.conversation_id = one.conversation_id and e.seq = one.seq`;
}

/** Messages as each viewer has them, in one query. */
export async function loadMessages(tx: Reader, wanted: readonly WantedMessage[]): Promise<MessageRow[]> {
  if (wanted.length === 0) return [];
  const accounts = wanted.map(({ accountId }) => accountId);
  const conversations = wanted.map(({ conversationId }) => conversationId);
  const seqs = wanted.map(({ seq }) => seq);
  const query = sql`
    select want.viewer_id, ${columns}
    from unnest(${accounts}::bigint[], ${conversations}::bigint[], ${seqs}::bigint[])
      as want (viewer_id, conversation_id, seq)
    join messages one on one.conversation_id = want.conversation_id and one.seq = want.seq
    ${joins(sql`want.viewer_id`)}
    order by one.conversation_id, one.seq`;
  return fillCards(tx, (await tx.query<MessageRow>(query, { name: 'chat_messages' })).rows);
}

/** Messages that fulfil a condition on `one`, `m` and `h`, as a viewer has them. */
export async function findMessages(
  tx: Reader,
  viewerId: number,
  condition: Sql,
  order: Sql,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await tx.query<MessageRow>(sql`
    select ${viewerId}::bigint as viewer_id, ${columns} from messages one ${joins(sql`${viewerId}::bigint`)}
    where ${condition} order by ${order} limit ${limit}`);
  return fillCards(tx, rows);
}

/** Not removed from the own history, and its time is not over. */
export const isVisible = sql`h.message_id is null and one.seq > coalesce(m.expired_seq, 0)`;
