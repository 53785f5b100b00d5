import { fullName, shortName, talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import { companyUrl, logoUrl } from '#src/modules/companies/server/companies.public.ts';
import { jobUrl } from '#src/modules/jobs/server/jobs.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { ChatMessage, Conversation } from '../chat-fields.ts';
import { mayNudge, presenceAt, recallableUntil, refuseWrite, replyDueAt } from './chat.policy.ts';
import { type ConversationRow, loadConversations, type Wanted } from './conversations/conversations.queries.ts';
import { loadMessages, type MessageRow, type WantedMessage } from './messages/messages.queries.ts';

export function presentMessage(row: MessageRow): ChatMessage {
  const isOwn = row.sender_id === row.viewer_id;
  const isGone = row.is_recalled || row.is_hidden;
  const sentAt = row.sent_at;
  const until = recallableUntil(sentAt);
  const mayRecall = isOwn && row.client_id !== null && !row.is_automatic && !isGone && row.exchange_id === null;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    client_id: isOwn ? row.client_id : null,
    from: row.side,
    sender_id: row.sender_id,
    kind: row.kind,
    is_automatic: row.is_automatic,
    text: isGone ? null : row.text,
    file: isGone || isResumeKept(row) ? null : (row.data.file ?? null),
    job: isGone ? null : (row.data.job ?? null),
    exchange: isGone ? null : presentExchange(row),
    card: isGone ? null : presentCard(row),
    answers: isGone ? [] : (row.data.answers ?? []),
    system: isGone ? null : (row.data.system ?? null),
    flags: isGone ? [] : row.flags,
    is_recalled: row.is_recalled,
    is_deleted: row.is_hidden,
    sent_at: sentAt.toISOString(),
    recallable_until: mayRecall ? until.toISOString() : null,
  };
}

/** PROF-04: from a company that the talent hides from, also one that was shared before. */
function isResumeKept({ is_resume_hidden, viewer_side }: MessageRow): boolean {
  return is_resume_hidden && viewer_side !== 'talent';
}

/** A card whose row is gone shows nothing. */
function presentCard({ data: { card }, card_data: data }: MessageRow): ChatMessage['card'] {
  return card && data ? { ...card, data } : null;
}

function presentExchange(row: MessageRow): ChatMessage['exchange'] {
  const { exchange_id, exchange_kind, exchange_status, asked_side, viewer_side } = row;
  if (exchange_id === null || !exchange_kind || !exchange_status) return null;
  const isAgreed = exchange_status === 'accepted';
  const otherMobile = viewer_side === 'talent' ? row.boss_mobile : row.talent_mobile;
  return {
    id: exchange_id,
    kind: exchange_kind,
    status: exchange_status,
    asked_side: asked_side ?? 'talent',
    // A resume is the talent's own: the talent always sees which one it is.
    file: (isAgreed && !isResumeKept(row)) || viewer_side === 'talent' ? row.exchange_file : null,
    // A colleague who reads along is no party to the agreement.
    mobile: isAgreed && viewer_side !== null ? otherMobile : null,
  };
}

function logoOf({ company_slug: slug, company_logo_version: logo_version }: ConversationRow): string | null {
  return slug && logo_version && logoUrl({ slug, logo_version });
}

/** Whoever was only invited has shown nobody their face yet. */
function otherAvatar({ side, invited_at, other_avatar }: ConversationRow): string | null {
  return side !== 'talent' && invited_at !== null ? null : other_avatar;
}

export function presentConversation(row: ConversationRow, last: ChatMessage | null, now: Date): Conversation {
  const side = row.side ?? 'colleague';
  const status = row.job_status ?? 'closed';
  const isBlocked = row.is_blocked || row.is_blocked_by || row.is_company_blocked;
  const refusal = refuseWrite({
    side,
    jobStatus: status,
    hasBossWritten: row.boss_wrote_at !== null,
    isInvitation: row.invited_at !== null,
    closeReason: row.close_reason,
    isBlocked,
    isOtherThere: row.is_other_there,
  });
  const dueAt = row.waiting_since && replyDueAt(row.waiting_since);
  return {
    id: row.id,
    side,
    job: {
      id: row.job_id,
      title: row.job_title,
      url: row.job_id !== null && row.job_slug !== null ? jobUrl({ id: row.job_id, slug: row.job_slug }) : null,
      status,
    },
    company: {
      id: row.company_id,
      name: row.company_name,
      url: row.company_slug && companyUrl(row.company_slug),
      logo_url: logoOf(row),
      is_verified: row.is_verified,
    },
    other: {
      account_id: row.other_id,
      name: otherName(row),
      position: side === 'talent' ? (row.boss_position ?? '') : '',
      avatar: otherAvatar(row),
      is_vip: isVip(row, now),
      presence:
        isBlocked || !row.is_other_there ? 'away' : presenceAt(now, row.other_online_until, row.other_last_active_at),
    },
    boss_name: shortName({ first: row.boss_first_name, last: row.boss_last_name }),
    team: side === 'talent' ? null : presentTeam(row, now),
    last_seq: row.last_seq,
    last_message: last,
    last_message_at: row.last_message_at.toISOString(),
    unread_count: row.unread_count,
    read_seq: row.read_seq,
    delivered_seq: row.delivered_seq,
    other_read_seq: row.other_read_seq,
    other_delivered_seq: row.other_delivered_seq,
    may_exchange: refusal === null && row.talent_wrote_at !== null && row.boss_wrote_at !== null,
    may_write: refusal === null,
    write_refusal: refusal,
    is_not_interested: row.not_interested_at !== null,
    is_gone: row.expired_seq >= row.last_seq && row.last_seq > 0,
    is_blocked: row.is_blocked,
    is_company_blocked: side === 'talent' && row.is_company_blocked,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    reply_due_at: dueAt?.toISOString() ?? null,
    is_overdue: dueAt !== null && dueAt < now,
    closes_at: row.closes_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    close_reason: row.close_reason,
    is_name_shared: row.name_shared_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

/** A mark of job seekers: who hires shows none. */
function isVip({ side, other_vip_until: until }: ConversationRow, now: Date): boolean {
  return side !== 'talent' && until !== null && until > now;
}

function presentTeam(row: ConversationRow, now: Date): Conversation['team'] {
  const isOwner = row.viewer_id === row.boss_id;
  const mayMove = row.seat_role !== null && row.other_id !== null && row.other_id !== row.viewer_id;
  return {
    owner: {
      account_id: row.boss_id,
      name: fullName({ first: row.boss_first_name, last: row.boss_last_name }),
      avatar: row.boss_avatar,
    },
    given_at: row.given_at?.toISOString() ?? null,
    given_by: row.given_at && fullName({ first: row.given_first_name, last: row.given_last_name }),
    may_take: mayMove && !isOwner,
    may_assign: mayMove && (isOwner || row.seat_role !== 'recruiter'),
    may_nudge: mayMove && !isOwner && row.boss_id !== null && mayNudge(row.waiting_since, row.nudged_at, now),
    may_skip_reply: isOwner && row.waiting_since !== null && row.boss_wrote_at !== null,
    notes: row.notes,
  };
}

/** A talent knows the Boss by first name and initial, as on the job's page; what a Boss reads is the policy's word. */
function otherName(row: ConversationRow): string {
  if (row.other_id === null) return '';
  const name = { first: row.other_first_name, last: row.other_last_name };
  return row.side === 'talent' ? shortName(name) : talentNameForEmployer({ ...name, sharedAt: row.name_shared_at });
}

export interface PresentedViews {
  conversations: { accountId: number; conversation: Conversation }[];
  messages: { accountId: number; message: ChatMessage }[];
}

/** Conversations, each with the newest message that its viewer has, and further messages: two queries for all. */
export async function presentViews(
  tx: Reader,
  now: Date,
  wanted: readonly Wanted[],
  alsoWanted: readonly WantedMessage[],
): Promise<PresentedViews> {
  const rows = await loadConversations(tx, wanted);
  const keys = new Map(alsoWanted.map((one) => [keyOf(one.accountId, one.conversationId, one.seq), one]));
  const also = new Set(keys.keys());
  for (const { viewer_id, id, last_visible_seq } of rows) {
    if (last_visible_seq === null) continue;
    const newest = { accountId: viewer_id, conversationId: id, seq: last_visible_seq };
    keys.set(keyOf(viewer_id, id, last_visible_seq), newest);
  }
  const loaded = await loadMessages(tx, [...keys.values()]);
  const byKey = new Map(loaded.map((row) => [keyOf(row.viewer_id, row.conversation_id, row.seq), presentMessage(row)]));
  return {
    conversations: rows.map((row) => {
      const last = byKey.get(keyOf(row.viewer_id, row.id, row.last_visible_seq ?? 0)) ?? null;
      return { accountId: row.viewer_id, conversation: presentConversation(row, last, now) };
    }),
    messages: loaded.flatMap((row) => {
      const key = keyOf(row.viewer_id, row.conversation_id, row.seq);
      const message = also.has(key) ? byKey.get(key) : undefined;
      return message ? [{ accountId: row.viewer_id, message }] : [];
    }),
  };
}

function keyOf(accountId: number, conversationId: number, seq: number): string {
  return `${accountId} ${conversationId} ${seq}`;
}

/** Conversations in the order of the wishes, each with the newest message that its viewer has. */
export async function presentConversations(tx: Reader, now: Date, wanted: readonly Wanted[]) {
  return (await presentViews(tx, now, wanted, [])).conversations;
}
