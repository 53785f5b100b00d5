import type { Channel } from '#src/kernel/notices.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { NotificationsParts } from './notifications.parts.ts';

/** The two numbers of the header. */
export async function countUnread(
  parts: Pick<NotificationsParts, 'countUnreadMessages'>,
  tx: Reader,
  accountId: number,
): Promise<{ chat: number; notifications: number }> {
  const [{ rows }, chat] = await Promise.all([
    tx.query<{ count: number }>(
      sql`select count(*)::int as count from notifications where account_id = ${accountId} and read_at is null`,
    ),
    parts.countUnreadMessages?.(tx, accountId) ?? 0,
  ]);
  return { chat, notifications: rows[0]?.count ?? 0 };
}

/** What the account has changed from the defaults. */
export async function readChoices(tx: Reader, accountId: number): Promise<Map<string, boolean>> {
  const { rows } = await tx.query<{ kind: string; channel: Channel; is_on: boolean }>(
    sql`select kind, channel, is_on from notification_settings where account_id = ${accountId}`,
  );
  return new Map(rows.map(({ kind, channel, is_on }) => [`${kind} ${channel}`, is_on]));
}

/** The same about one kind for many people, by account and channel. */
export async function readChoicesOf(tx: Reader, accountIds: number[], kind: string): Promise<Map<string, boolean>> {
  const { rows } = await tx.query<{ account_id: number; channel: Channel; is_on: boolean }>(sql`
    select account_id, channel, is_on from notification_settings
    where account_id = any(${accountIds}::bigint[]) and kind = ${kind}`);
  return new Map(rows.map(({ account_id, channel, is_on }) => [`${account_id} ${channel}`, is_on]));
}

/** Keeps one choice; the same choice again changes nothing. */
export async function keepChoice(
  tx: Transaction,
  accountId: number,
  { kind, channel, is_on }: { kind: string; channel: Channel; is_on: boolean },
): Promise<void> {
  await tx.query(sql`
    insert into notification_settings (account_id, kind, channel, is_on)
    values (${accountId}, ${kind}, ${channel}, ${is_on})
    on conflict (account_id, kind, channel) do update set is_on = excluded.is_on`);
}
