import type { Clock } from '#src/kernel/clock.ts';
import { shortName, talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { ChatParts } from '../chat.parts.ts';
import { membersOf } from '../conversations/conversations.queries.ts';
import { endConversation } from '../conversations/end-conversation.ts';
import { recordChange } from '../conversations/record-change.ts';

interface Waiting {
  id: number;
  talent_id: number | null;
  boss_id: number | null;
  job_title: string;
  name_shared_at: Date | null;
  talent_first: string | null;
  talent_last: string | null;
  boss_first: string | null;
  boss_last: string | null;
}

type Parts = Pick<ChatParts, 'publish' | 'notify'>;

/**
 * TRU-02: closes first messages that no human has answered for 14 days and tells both sides. Each is a transaction of
 * its own, claimed past those that other workers or a Boss who is answering hold: any number of workers may run, and one
 * that dies loses nothing.
 */
export async function closeUnanswered(db: Database, clock: Clock, parts: Parts): Promise<void> {
  await eachInTurn(db, {
    claim: (tx, failed) => claimDue(tx, clock.now(), failed),
    handle: (tx, row) => closeOne(tx, clock, parts, row),
  });
}

async function claimDue(tx: Transaction, now: Date, failed: number[]): Promise<Waiting | undefined> {
  const { rows } = await tx.query<Waiting>(sql`
    select c.id, c.talent_id, c.boss_id, c.job_title, c.name_shared_at, t.first_name as talent_first,
      t.last_name as talent_last, b.first_name as boss_first, b.last_name as boss_last
    from conversations c left join accounts t on t.id = c.talent_id left join accounts b on b.id = c.boss_id
    where c.closes_at <= ${now.toISOString()} and c.id <> all(${failed}::bigint[])
    order by c.closes_at limit 1 for no key update of c skip locked`);
  return rows[0];
}

async function closeOne(tx: Transaction, clock: Clock, { publish, notify }: Parts, row: Waiting): Promise<void> {
  const seq = await endConversation(tx, clock.now(), row.id, 'unanswered');
  const tell = async (side: 'talent' | 'boss', accountId: number | null, name: string) => {
    if (accountId === null) return;
    const what = side === 'talent' ? 'unanswered' : 'missed';
    const data = { side, what, name, job: row.job_title, conversation_id: row.id } as const;
    await notify(tx, { accountId, kind: 'chat_closed', data, dedupeKey: `closed:${row.id}:${seq}` });
  };
  const talent = { first: row.talent_first, last: row.talent_last, sharedAt: row.name_shared_at };
  await tell('talent', row.talent_id, shortName({ first: row.boss_first, last: row.boss_last }));
  await tell('boss', row.boss_id, talentNameForEmployer(talent));
  const views = membersOf(row).map((accountId) => ({ accountId, conversationId: row.id, seqs: [seq] }));
  await recordChange({ tx, clock }, publish, views);
}
