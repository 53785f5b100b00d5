import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Side } from '../offer-fields.ts';
import { isOpen, offerSteps, type StepName } from '../offer-steps.ts';
import { findOffer, type LoadedOffer } from './offers.queries.ts';

export interface Applied {
  before: LoadedOffer;
  after: LoadedOffer;
  step: StepName;
  /** Whose doing it is; null for the clock's. */
  side: Side | null;
  eventId: number;
}

/** Writes a step that is allowed, and the history's row of it. The caller holds the locks. */
export async function applyStep(
  tx: Transaction,
  now: Date,
  { before, step, side }: Pick<Applied, 'before' | 'step' | 'side'>,
  /** Further columns, each with a comma in front. */
  columns: Sql = sql``,
): Promise<Applied> {
  const status = offerSteps[step].to;
  const at = now.toISOString();
  const ending = isOpen(status) ? sql`` : sql`, ended_at = ${at}, ended_by = ${side}, remind_at = null`;
  await tx.query(sql`
    update offers set status = ${status}, updated_at = ${at} ${ending} ${columns} where id = ${before.id}`);
  const { id: eventId } = await tx.queryOne<{ id: number }>(sql`
    insert into offer_events (offer_id, step, side, status, version, created_at)
    select id, ${step}, ${side}, status, version, ${at} from offers where id = ${before.id} returning id`);
  const after = await findOffer(tx, before.id);
  if (!after) throw new Error('an offer vanished under its lock');
  await tx.emit('offer.stepped', { id: after.id, conversationId: after.conversation_id, step });
  return { before, after, step, side, eventId };
}
