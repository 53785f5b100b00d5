import type { ChatMessage, Conversation } from '#src/modules/chat/chat-fields.ts';

export const TALENT = 1;
export const BOSS = 2;
const START = Date.parse('2026-05-04T08:00:00Z');

export function sampleMessage(seq: number, wish: Partial<ChatMessage> = {}): ChatMessage {
  const from = wish.from ?? (seq % 2 === 0 ? 'boss' : 'talent');
  return {
    id: 1000 + seq,
    conversation_id: 7,
    seq,
    client_id: from === 'talent' ? `client-${seq}` : null,
    from,
    sender_id: from === 'talent' ? TALENT : BOSS,
    kind: 'text',
    is_automatic: false,
    text: `Message ${seq}`,
    file: null,
    job: null,
    exchange: null,
    card: null,
    answers: [],
    system: null,
    flags: [],
    is_recalled: false,
    is_deleted: false,
    sent_at: new Date(START + seq * 60_000).toISOString(),
    recallable_until: null,
    ...wish,
  };
}

/** The talent's view of one conversation. */
export function sampleConversation(wish: Partial<Conversation> = {}): Conversation {
  return {
    id: 7,
    side: 'talent',
    job: { id: 5, title: 'Engineer', url: '/job/engineer-5', status: 'open' },
    company: { id: 3, name: 'Harbour', url: '/company/harbour', logo_url: null, is_verified: true },
    other: { account_id: BOSS, name: 'Mei T.', position: 'Lead', avatar: null, is_vip: false, presence: 'today' },
    boss_name: 'Mei T.',
    team: null,
    last_seq: 0,
    last_message: null,
    last_message_at: new Date(START).toISOString(),
    unread_count: 0,
    read_seq: 0,
    delivered_seq: 0,
    other_read_seq: 0,
    other_delivered_seq: 0,
    may_exchange: false,
    may_write: true,
    write_refusal: null,
    is_not_interested: false,
    is_gone: false,
    is_company_blocked: false,
    is_blocked: false,
    waiting_since: null,
    reply_due_at: null,
    is_overdue: false,
    closes_at: null,
    closed_at: null,
    close_reason: null,
    is_name_shared: false,
    created_at: new Date(START).toISOString(),
    ...wish,
  };
}
