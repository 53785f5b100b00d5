import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { isOpen, refuseStep } from '../offer-steps.ts';
import { applyStep } from './apply-step.ts';
import type { OffersParts } from './offers.parts.ts';
import { factsOf } from './offers.presenter.ts';
import { type LoadedOffer, lockOffer } from './offers.queries.ts';
import { notifyOf, tellStep } from './tell-step.ts';

/** The background work of offers; each row in a transaction of its own, past those that someone is working on. */
export function offersTasks(db: Database, clock: Clock, parts: OffersParts): Task[] {
  const each = (due: (now: string) => Sql, handle: (tx: Transaction, row: LoadedOffer) => Promise<void>) =>
    eachInTurn(db, {
      claim: (tx, failed) => claim(tx, due(clock.now().toISOString()), failed),
      handle: async (tx, { id }) => {
        const row = await lockOffer(tx, id);
        if (row) await handle(tx, row);
      },
    });
  return [
    {
      name: 'expire-offers',
      schedule: '* * * * *',
      run: () =>
        each(
          (now) => sql`o.status in ('sent', 'viewed') and o.expires_at <= ${now} order by o.expires_at`,
          async (tx, before) => {
            const now = clock.now();
            if (refuseStep('expire', factsOf(before), { side: 'worker', now })) return;
            await tellStep({ tx, clock }, parts, await applyStep(tx, now, { before, step: 'expire', side: null }));
          },
        ),
    },
    {
      name: 'remind-offers',
      schedule: '* * * * *',
      run: () =>
        each(
          (now) => sql`o.remind_at <= ${now} order by o.remind_at`,
          (tx, row) => remind(tx, clock, parts, row),
        ),
    },
  ];
}

/** The conversation is locked first, as by everyone. */
async function claim(tx: Transaction, due: Sql, failed: number[]): Promise<{ id: number } | undefined> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select o.id from offers o join conversations c on c.id = o.conversation_id
    where o.id <> all(${failed}::bigint[]) and ${due} limit 1 for no key update of c skip locked`);
  return rows[0];
}

/** Once for each version; a worker that comes late says nothing of what is over. */
async function remind(tx: Transaction, clock: Clock, parts: OffersParts, row: LoadedOffer): Promise<void> {
  await tx.query(sql`update offers set remind_at = null where id = ${row.id}`);
  if (!isOpen(row.status) || row.expires_at <= clock.now()) return;
  await notifyOf({ tx }, parts, row, 'talent', 'ending', `${row.id}:${row.version}:ending`);
}
