import type { Clock } from '#src/kernel/clock.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { ChatParts } from '../chat.parts.ts';
import { membersOf } from '../conversations/conversations.queries.ts';
import { appendLine } from '../conversations/end-conversation.ts';
import { recordChange } from '../conversations/record-change.ts';

interface Waiting {
  id: number;
  talent_id: number | null;
  boss_id: number | null;
  job_title: string;
  boss_first: string | null;
  boss_last: string | null;
}

interface Suspended {
  decisionId: number;
  /** Which conversations, of the table called c. */
  found: Sql;
}
export type TellSuspended = (db: Database, clock: Clock, suspended: Suspended) => Promise<void>;

/**
 * Tells those who wait for a suspended Boss that no answer will come for now: a line in the thread and one in the
 * notification centre. Each conversation is a transaction of its own and is told of once, however often this runs.
 */
export function createTellSuspended(parts: Pick<ChatParts, 'publish' | 'notify'>): TellSuspended {
  return (db, clock, suspended) =>
    eachInTurn(db, {
      claim: (tx, failed) => claim(tx, suspended, failed),
      handle: (tx, row) => tellOne(tx, clock, parts, suspended.decisionId, row),
    });
}

async function claim(
  tx: Transaction,
  { decisionId, found }: Suspended,
  failed: number[],
): Promise<Waiting | undefined> {
  const { rows } = await tx.query<Waiting>(sql`
    select c.id, c.talent_id, c.boss_id, c.job_title, b.first_name as boss_first, b.last_name as boss_last
    from conversations c left join accounts b on b.id = c.boss_id
    where ${found} and c.id <> all(${failed}::bigint[])
      and not exists (select from suspended_chats s where s.decision_id = ${decisionId} and s.conversation_id = c.id)
    order by c.id limit 1 for no key update of c skip locked`);
  return rows[0];
}

async function tellOne(
  tx: Transaction,
  clock: Clock,
  { publish, notify }: Pick<ChatParts, 'publish' | 'notify'>,
  decisionId: number,
  row: Waiting,
): Promise<void> {
  await tx.query(sql`
    insert into suspended_chats (decision_id, conversation_id, created_at)
    values (${decisionId}, ${row.id}, ${clock.now().toISOString()})`);
  const seq = await appendLine(tx, clock.now(), row.id, 'boss_suspended');
  if (row.talent_id !== null) {
    const name = shortName({ first: row.boss_first, last: row.boss_last });
    const data = { side: 'talent', what: 'suspended', name, job: row.job_title, conversation_id: row.id } as const;
    const dedupeKey = `suspended:${row.id}:${decisionId}`;
    await notify(tx, { accountId: row.talent_id, kind: 'chat_closed', data, dedupeKey });
  }
  const views = membersOf(row).map((accountId) => ({ accountId, conversationId: row.id, seqs: [seq] }));
  await recordChange({ tx, clock }, publish, views);
}
