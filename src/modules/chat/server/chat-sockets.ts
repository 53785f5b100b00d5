import type { Clock } from '#src/kernel/clock.ts';
import { PING_SECONDS } from '#src/kernel/socket.ts';
import type { Presence } from '#src/modules/accounts/presence.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Publish, RealtimeHandlers } from '#src/platform/realtime/realtime.ts';
import { type ChatHears, type ChatSays, chatHears } from '../chat.socket.ts';
import { isCompanyBlocked } from './conversations/blocked-company.queries.ts';
import { findChange } from './conversations/list-conversations.ts';

/** Two missed repeats, and someone is no longer said to be online. */
const ONLINE_MS = 2.5 * PING_SECONDS * 1000;
const RECENT_MS = 30 * 24 * 3600_000;
/** How many people hear that someone has come or gone. */
const MOST_TOLD = 200;

/** What chat says and hears over sockets: where the account's changes stand, typing, and who is here. */
export function createChatSockets(
  db: Database,
  clock: Clock,
  say: Publish<ChatSays>,
): Required<RealtimeHandlers<ChatHears>> {
  const tellPresence = async (accountId: number, presence: Presence) => {
    const partners = await findPartners(db, clock, accountId);
    say(partners, { type: 'chat.presence', account_id: accountId, presence });
  };
  return {
    hears: chatHears.typing,
    greet: async (accountId) => {
      const change = await findChange({ tx: db }, accountId);
      return { type: 'hello', account_id: accountId, change, ping_seconds: PING_SECONDS };
    },
    receive: async (accountId, { conversation_id, is_typing }) => {
      const otherId = await findOther(db, accountId, conversation_id);
      if (otherId === undefined) return;
      say([otherId], { type: 'chat.typing', conversation_id, account_id: accountId, is_typing });
    },
    arrived: async (accountId) => {
      await markPresent(db, clock, [accountId]);
      await tellPresence(accountId, 'online');
    },
    left: async (accountId) => {
      const now = clock.now().toISOString();
      await db.query(sql`
        update chat_inboxes set online_until = null, last_active_at = ${now} where account_id = ${accountId}`);
      await tellPresence(accountId, 'just_now');
    },
    present: async (accountIds) => {
      for (const accountId of await markPresent(db, clock, accountIds)) await tellPresence(accountId, 'online');
    },
    beginAlone: async () => {
      await db.query(sql`update chat_inboxes set online_until = null where online_until is not null`);
    },
    tidy: async () => {
      for (const accountId of await findGone(db, clock)) await tellPresence(accountId, 'just_now');
    },
  };
}

/** Marks them, and says which of them nobody was told of: they were thought to be gone. */
async function markPresent(db: Database, clock: Clock, accountIds: number[]): Promise<number[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + ONLINE_MS).toISOString();
  // In the order in which others lock inboxes; someone who was deleted meanwhile has none.
  const { rows } = await db.query<{ account_id: number }>(sql`
    with gone as (
      select account_id from chat_inboxes
      where account_id = any(${accountIds}::bigint[]) and online_until is null
    ), marked as (
      insert into chat_inboxes (account_id, last_active_at, online_until)
      select id, ${now.toISOString()}, ${until} from accounts
      where id = any(${accountIds}::bigint[]) order by id
      on conflict (account_id) do update set last_active_at = excluded.last_active_at,
        online_until = excluded.online_until)
    select account_id from gone`);
  return rows.map(({ account_id }) => account_id);
}

/** Who has not been heard of for too long: their process died, or could not say that they left. Each is found once. */
async function findGone(db: Database, clock: Clock): Promise<number[]> {
  const { rows } = await db.query<{ account_id: number }>(sql`
    update chat_inboxes set online_until = null where account_id in (
      select account_id from chat_inboxes where online_until <= ${clock.now().toISOString()}
      order by account_id for update skip locked
    ) returning account_id`);
  return rows.map(({ account_id }) => account_id);
}

async function findPartners(tx: Reader, clock: Clock, accountId: number): Promise<number[]> {
  const since = new Date(clock.now().getTime() - RECENT_MS).toISOString();
  const { rows } = await tx.query<{ id: number }>(sql`
    select distinct other.account_id as id from (
      select conversation_id from conversation_members
      where account_id = ${accountId} and last_message_at > ${since} order by last_message_at desc limit ${MOST_TOLD}
    ) mine join conversation_members other on other.conversation_id = mine.conversation_id
      and other.account_id <> ${accountId}
    join conversations c on c.id = mine.conversation_id and not ${isCompanyBlocked()}
    where not exists (select from chat_blocks b where (b.blocker_id, b.blocked_id) in
      ((other.account_id, ${accountId}::bigint), (${accountId}::bigint, other.account_id)))`);
  return rows.map(({ id }) => id);
}

/** The other side of a conversation of the account that may hear that it types. */
async function findOther(tx: Reader, accountId: number, conversationId: number): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select other.account_id as id from conversation_members mine
    join conversation_members other on other.conversation_id = mine.conversation_id
      and other.account_id <> mine.account_id
    join conversations c on c.id = mine.conversation_id and not ${isCompanyBlocked()}
    where mine.conversation_id = ${conversationId} and mine.account_id = ${accountId}
      and not exists (select from chat_blocks b where (b.blocker_id, b.blocked_id) in
        ((other.account_id, mine.account_id), (mine.account_id, other.account_id)))`);
  return rows[0]?.id;
}
