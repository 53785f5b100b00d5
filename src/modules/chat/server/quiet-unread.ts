import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/database/database.ts';

export interface QuietUnread extends Record<string, unknown> {
  account_id: number;
  unread_messages: number;
  unread_conversations: number;
  /** The newest three, for the text of the e-mail. */
  conversations: { id: number; job_title: string; company_name: string; unread_count: number }[];
}

/**
 * Who has unread messages, is not here, and has heard nothing new for a quiet time: whom an e-mail should tell. They are
 * marked in the same transaction, so each piece of news is told once.
 */
export async function takeQuietUnread(
  tx: Transaction,
  now: Date,
  quietMinutes: number,
  limit: number,
): Promise<QuietUnread[]> {
  const quietSince = new Date(now.getTime() - quietMinutes * 60_000).toISOString();
  const { rows } = await tx.execute<QuietUnread>(sql`
    with waiting as (
      select m.account_id, sum(m.unread_count)::int as unread_messages, count(*)::int as unread_conversations,
        max(m.last_message_at) as newest,
        jsonb_agg(jsonb_build_object('id', c.id, 'job_title', c.job_title, 'company_name', c.company_name,
          'unread_count', m.unread_count) order by m.last_message_at desc) as conversations
      from conversation_members m join conversations c on c.id = m.conversation_id
      where m.unread_count > 0 and m.not_interested_at is null group by m.account_id
    ), told as (
      update chat_inboxes i set digest_at = ${now.toISOString()} from waiting w
      where w.account_id = i.account_id and w.newest <= ${quietSince}
        and (i.digest_at is null or i.digest_at < w.newest)
        and (i.online_until is null or i.online_until <= ${now.toISOString()})
        and i.account_id in (select account_id from waiting order by account_id limit ${limit})
      returning i.account_id
    )
    select w.account_id, w.unread_messages, w.unread_conversations,
      (select jsonb_agg(one) from (select one from jsonb_array_elements(w.conversations) one limit 3) first)
        as conversations
    from waiting w join told using (account_id)`);
  return rows;
}
