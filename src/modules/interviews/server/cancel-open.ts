import type { Clock } from '#src/kernel/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Side } from '../interview-fields.ts';
import { applyStep } from './apply-step.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { lockInterview } from './interviews.queries.ts';
import { tellStep } from './tell-step.ts';

/** Someone's account ends: nobody is left waiting for them. */
export async function cancelOfLeaver(tx: Transaction, clock: Clock, parts: InterviewsParts, accountId: number) {
  const { rows } = await tx.query<{ id: number; is_talent: boolean }>(sql`
    select i.id, i.talent_id is not distinct from ${accountId}::bigint as is_talent
    from interviews i join conversations c on c.id = i.conversation_id
    where (i.talent_id = ${accountId} or i.boss_id = ${accountId}) and i.status in ('pending', 'accepted')
    order by c.id for no key update of c`);
  await cancelAll({ tx, clock }, parts, rows);
}

/** A conversation ends: an interview that was meant to come of it does not take place. Whoever calls holds its lock. */
export async function cancelOfConversation(
  tx: Transaction,
  clock: Clock,
  parts: InterviewsParts,
  ended: { id: number; side: Side },
) {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from interviews where conversation_id = ${ended.id} and status in ('pending', 'accepted')`);
  const open = rows.map(({ id }) => ({ id, is_talent: ended.side === 'talent' }));
  await cancelAll({ tx, clock }, parts, open);
}

async function cancelAll(
  { tx, clock }: { tx: Transaction; clock: Clock },
  parts: InterviewsParts,
  interviews: readonly { id: number; is_talent: boolean }[],
) {
  for (const { id, is_talent } of interviews) {
    const before = await lockInterview(tx, id);
    if (!before) continue;
    const side = is_talent ? 'talent' : 'boss';
    const columns = sql`, ended_by = ${side}`;
    const applied = await applyStep(tx, clock.now(), { before, step: 'cancel', side }, { columns });
    await tellStep({ tx, clock }, parts, applied);
  }
}
