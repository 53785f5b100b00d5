import { shortName, talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

interface QuietRow {
  account_id: number;
  newest_at: Date;
  chats: UnreadChat[];
}

interface UnreadChat {
  id: number;
  count: number;
  /** The reader's side. */
  side: 'talent' | 'boss';
  company: string;
  job: string;
  first: string | null;
  last: string | null;
  shared_at: Date | null;
}

/** Who has unread words that are older was told of them, or was here; enough for a worker that was away for a while. */
const LOOK_BACK_MS = 3 * 24 * 3600_000;

/**
 * Who has unread messages, is not here, and has heard nothing newer than the given moment: whom an e-mail should tell.
 * The chats are named after who wrote.
 */
export async function listQuietUnread(db: Database, quietSince: Date) {
  const heardSince = new Date(quietSince.getTime() - LOOK_BACK_MS).toISOString();
  const { rows } = await db.query<QuietRow>(sql`
    select m.account_id, max(m.last_message_at) as newest_at,
      jsonb_agg(jsonb_build_object('id', c.id, 'count', m.unread_count, 'side', m.side, 'company', c.company_name,
        'job', c.job_title, 'first', o.first_name, 'last', o.last_name, 'shared_at', c.name_shared_at) order by m.last_message_at desc)
        as chats
    from conversation_members m join conversations c on c.id = m.conversation_id
    left join accounts o on o.id = case when m.side = 'talent' then c.boss_id else c.talent_id end
    left join chat_inboxes i on i.account_id = m.account_id
    where m.account_id in (
        select account_id from conversation_members
        where unread_count > 0 and last_message_at <= ${quietSince.toISOString()} and last_message_at > ${heardSince})
      and m.unread_count > 0 and m.not_interested_at is null
      and (i.online_until is null or i.online_until <= ${quietSince.toISOString()}
        or i.last_active_at <= ${quietSince.toISOString()})
    group by m.account_id having max(m.last_message_at) <= ${quietSince.toISOString()}`);
  return rows.map(({ account_id, newest_at, chats }) => ({
    accountId: account_id,
    newestAt: newest_at,
    chats: chats.map((chat) => {
      const { id, side, job, count } = chat;
      return { id, side, job, count, name: nameOf(chat) };
    }),
  }));
}

/** Whoever has no name yet is known by the company. */
function nameOf({ side, company, first, last, shared_at: sharedAt }: UnreadChat): string {
  return (side === 'talent' ? shortName({ first, last }) : talentNameForEmployer({ first, last, sharedAt })) || company;
}

/** How many messages wait for the account, for the red dot: the same number as on its list and its widget. */
export async function countUnreadMessages(tx: Reader, accountId: number): Promise<number> {
  const { count } = await tx.queryOne<{ count: number }>(sql`
    select coalesce(sum(unread_count), 0)::int as count from conversation_members
    where account_id = ${accountId} and unread_count > 0 and not_interested_at is null`);
  return count;
}
