import type { EventMap } from '#src/kernel/events.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { NotifyInChat } from '../chat.notices.ts';

/**
 * EMP-04: whoever gets the conversations of a colleague whose account is deleted hears how many they are, once: they are
 * handed over in rounds, and the first one counts them all. Someone who leaves by a press is told of by companies.
 */
export async function tellHeir(tx: Transaction, notify: NotifyInChat, left: EventMap['member.left']): Promise<void> {
  const { companyId, accountId, heirId } = left;
  const { count } = await tx.queryOne<{ count: number }>(sql`
    select count(*)::int as count from conversations
    where company_id = ${companyId} and boss_id = ${accountId} and closed_at is null`);
  if (count === 0) return;
  const data = { what: 'inherited' as const, count };
  await notify(tx, { accountId: heirId, kind: 'team_chat', data, dedupeKey: `inherited:${companyId}:${accountId}` });
}
