import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { dayOf } from '../chat-times.ts';
import type { Outgoing } from '../sync/outbox.ts';

export type ThreadRow =
  | { type: 'day'; key: string; at: string }
  | { type: 'new'; key: string }
  | { type: 'message'; key: string; message: ChatMessage; startsGroup: boolean }
  | { type: 'outgoing'; key: string; outgoing: Outgoing };

/** Messages of one side within this time stand close together. */
const GROUP_MS = 5 * 60_000;

export interface RowParts {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  side: Conversation['side'];
  /** The line 'new messages' stands after this one. */
  newAfter: number | undefined;
  timeZone: string;
}

/** What a thread shows, from top to bottom: day headers, the line before what is new, messages, what is on its way. */
export function threadRows({ messages, outgoing, side, newAfter, timeZone }: RowParts): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let previous: ChatMessage | undefined;
  let hasNewLine = false;
  for (const message of messages) {
    if (message.is_deleted) continue;
    if (!previous || dayOf(previous.sent_at, timeZone) !== dayOf(message.sent_at, timeZone)) {
      rows.push({ type: 'day', key: `day-${message.seq}`, at: message.sent_at });
    }
    if (!hasNewLine && newAfter && message.seq > newAfter && !isOwn(message, side)) {
      hasNewLine = true;
      rows.push({ type: 'new', key: 'new' });
    }
    const last = rows.at(-1);
    const startsGroup = last?.type !== 'message' || !isSameGroup(last.message, message);
    // The message keeps the key it was sent with, so that the bubble on screen stays the same one.
    rows.push({ type: 'message', key: message.client_id ?? `message-${message.id}`, message, startsGroup });
    previous = message;
  }
  const stored = new Set(messages.map(({ client_id }) => client_id));
  for (const one of outgoing) {
    if (!stored.has(one.client_id)) rows.push({ type: 'outgoing', key: one.client_id, outgoing: one });
  }
  return rows;
}

/** Whether it stands on the viewer's side; a colleague who reads along sees the company's side as their own. */
export function isOwn(message: Pick<ChatMessage, 'from'>, side: Conversation['side']): boolean {
  return message.from === (side === 'talent' ? 'talent' : 'boss');
}

export type OwnStatus = 'sent' | 'delivered' | 'read';

export function statusOf(message: ChatMessage, conversation: Conversation): OwnStatus {
  if (message.seq <= conversation.other_read_seq) return 'read';
  return message.seq <= conversation.other_delivered_seq ? 'delivered' : 'sent';
}

function isSameGroup(one: ChatMessage, next: ChatMessage): boolean {
  return one.from === next.from && Date.parse(next.sent_at) - Date.parse(one.sent_at) < GROUP_MS;
}
