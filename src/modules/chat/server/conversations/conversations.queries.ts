import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { CloseReason } from '../../chat-fields.ts';
import { isCompanyBlocked } from './blocked-company.queries.ts';

export interface ConversationRow {
  viewer_id: number;
  id: number;
  talent_id: number | null;
  boss_id: number | null;
  job_id: number | null;
  company_id: number | null;
  job_title: string;
  job_slug: string | null;
  job_status: 'open' | 'on_hold' | 'closed' | null;
  company_name: string;
  company_slug: string | null;
  company_logo_version: string | null;
  is_verified: boolean;
  last_seq: number;
  last_message_at: Date;
  talent_wrote_at: Date | null;
  boss_wrote_at: Date | null;
  waiting_since: Date | null;
  closes_at: Date | null;
  closed_at: Date | null;
  close_reason: CloseReason | null;
  name_shared_at: Date | null;
  invited_at: Date | null;
  created_at: Date;
  /** Null for a colleague, who is no member. */
  side: 'talent' | 'boss' | null;
  read_seq: number;
  delivered_seq: number;
  unread_count: number;
  not_interested_at: Date | null;
  expired_seq: number;
  other_id: number | null;
  other_read_seq: number;
  other_delivered_seq: number;
  other_first_name: string | null;
  other_last_name: string | null;
  other_avatar: string | null;
  other_vip_until: Date | null;
  is_other_there: boolean;
  other_online_until: Date | null;
  other_last_active_at: Date | null;
  boss_first_name: string | null;
  boss_last_name: string | null;
  boss_avatar: string | null;
  boss_position: string | null;
  /** What the viewer is at the company; null for the talent and for strangers. */
  seat_role: 'recruiter' | 'admin' | 'coordinator' | null;
  /** Of a conversation that changed hands. */
  given_at: Date | null;
  given_first_name: string | null;
  given_last_name: string | null;
  nudged_at: Date | null;
  notes: number;
  is_blocked: boolean;
  is_blocked_by: boolean;
  is_company_blocked: boolean;
  /** The newest message that the viewer still has. */
  last_visible_seq: number | null;
}

/** Whose view of which conversation. */
export interface Wanted {
  accountId: number;
  conversationId: number;
}

/** Conversations as each viewer has them, in one query. Who may see them has been decided before. */
export async function loadConversations(tx: Reader, wanted: readonly Wanted[]): Promise<ConversationRow[]> {
  if (wanted.length === 0) return [];
  const accounts = wanted.map(({ accountId }) => accountId);
  const conversations = wanted.map(({ conversationId }) => conversationId);
  const query = sql`
    select want.viewer_id, c.id, c.talent_id, c.boss_id, c.job_id, c.company_id, c.job_title,
      case when j.deleted_at is null then j.slug end as job_slug,
      j.status as job_status, c.company_name, co.slug as company_slug, co.logo_version as company_logo_version,
      co.verified_at is not null as is_verified,
      c.last_seq, c.last_message_at, c.talent_wrote_at, c.boss_wrote_at, c.waiting_since, c.closes_at, c.closed_at,
      c.close_reason, c.name_shared_at, c.invited_at, c.created_at,
      m.side, coalesce(m.read_seq, 0) as read_seq, coalesce(m.delivered_seq, 0) as delivered_seq,
      coalesce(m.unread_count, 0) as unread_count, m.not_interested_at, coalesce(m.expired_seq, 0) as expired_seq,
      other.id as other_id, coalesce(o.read_seq, 0) as other_read_seq,
      coalesce(o.delivered_seq, 0) as other_delivered_seq, other.first_name as other_first_name,
      other.last_name as other_last_name, other.avatar as other_avatar, other.vip_until as other_vip_until,
      coalesce(other.status = 'active' and other.deleted_at is null, false)
        and co.status is distinct from 'suspended' as is_other_there,
      i.online_until as other_online_until, i.last_active_at as other_last_active_at,
      boss.first_name as boss_first_name, boss.last_name as boss_last_name, boss.avatar as boss_avatar,
      seat.position as boss_position, own.role as seat_role, turn.since as given_at,
      giver.first_name as given_first_name, giver.last_name as given_last_name, c.nudged_at,
      case when own.role is null then 0
        else (select count(*)::int from conversation_notes n where n.conversation_id = c.id) end as notes,
      exists (select from chat_blocks where blocker_id = want.viewer_id and blocked_id = other.id) as is_blocked,
      exists (select from chat_blocks where blocker_id = other.id and blocked_id = want.viewer_id) as is_blocked_by,
      ${isCompanyBlocked()} as is_company_blocked,
      newest.seq as last_visible_seq
    from unnest(${accounts}::bigint[], ${conversations}::bigint[])
      with ordinality as want (viewer_id, conversation_id, place)
    join conversations c on c.id = want.conversation_id
    left join conversation_members m on m.conversation_id = c.id and m.account_id = want.viewer_id
    left join accounts other on other.id = case when m.side = 'talent' then c.boss_id else c.talent_id end
    left join conversation_members o on o.conversation_id = c.id and o.account_id = other.id
    left join chat_inboxes i on i.account_id = other.id
    left join accounts boss on boss.id = c.boss_id
    left join company_members seat on seat.account_id = c.boss_id and seat.company_id = c.company_id
    left join company_members own on own.account_id = want.viewer_id and own.company_id = c.company_id
      and m.side is distinct from 'talent'
    left join conversation_turns turn on turn.conversation_id = c.id and turn.until is null and turn.given_by is not null
    left join accounts giver on giver.id = turn.given_by
    left join jobs j on j.id = c.job_id
    left join companies co on co.id = c.company_id
    left join lateral (${newestVisible()}) newest on true
    order by want.place`;
  return (await tx.query<ConversationRow>(query, { name: 'chat_views' })).rows;
}

function newestVisible(): Sql {
  return sql`select seq from messages one where one.conversation_id = c.id and one.seq > coalesce(m.expired_seq, 0)
    and not exists (select from message_hides h where h.message_id = one.id and h.account_id = want.viewer_id)
    order by seq desc limit 1`;
}

export interface LockedConversation {
  id: number;
  talent_id: number | null;
  boss_id: number | null;
  job_id: number | null;
  company_id: number | null;
  job_title: string;
  company_name: string;
  last_seq: number;
  talent_wrote_at: Date | null;
  boss_wrote_at: Date | null;
  close_reason: CloseReason | null;
  name_shared_at: Date | null;
  invited_at: Date | null;
  side: 'talent' | 'boss';
  expired_seq: number;
  job_status: 'open' | 'on_hold' | 'closed' | null;
  is_other_there: boolean;
  is_blocked: boolean;
  own_first_name: string;
  own_last_name: string;
}

/** A conversation as one of its two sides has it. */
function conversationOf(id: number, accountId: number): Sql {
  return sql`
    select c.id, c.talent_id, c.boss_id, c.job_id, c.company_id, c.job_title, c.company_name, c.last_seq,
      c.talent_wrote_at, c.boss_wrote_at, c.close_reason, c.name_shared_at, c.invited_at, m.side, m.expired_seq,
      j.status as job_status,
      me.first_name as own_first_name, me.last_name as own_last_name,
      coalesce(other.status = 'active' and other.deleted_at is null, false)
        and co.status is distinct from 'suspended' as is_other_there,
      exists (select from chat_blocks b where (b.blocker_id, b.blocked_id) in
        ((c.talent_id, c.boss_id), (c.boss_id, c.talent_id))) or ${isCompanyBlocked()} as is_blocked
    from conversations c
    join conversation_members m on m.conversation_id = c.id and m.account_id = ${accountId}
    join accounts me on me.id = m.account_id
    left join accounts other on other.id = case when m.side = 'talent' then c.boss_id else c.talent_id end
    left join jobs j on j.id = c.job_id
    left join companies co on co.id = c.company_id
    where c.id = ${id}`;
}

/**
 * The conversation of a member, locked until the transaction ends. It is always the first lock taken; inboxes follow,
 * lowest account first: so two writers never wait for each other.
 */
export async function lockConversation(
  tx: Transaction,
  id: number,
  accountId: number,
): Promise<LockedConversation | undefined> {
  const query = sql`${conversationOf(id, accountId)} for no key update of c`;
  return (await tx.query<LockedConversation>(query, { name: 'chat_lock' })).rows[0];
}

/** The same for who only looks. */
export async function findConversation(tx: Reader, id: number, accountId: number) {
  return (await tx.query<LockedConversation>(conversationOf(id, accountId))).rows[0];
}

/** The accounts of both sides that still exist. */
export function membersOf(row: { talent_id: number | null; boss_id: number | null }): number[] {
  return [row.talent_id, row.boss_id].filter((id) => id !== null);
}
