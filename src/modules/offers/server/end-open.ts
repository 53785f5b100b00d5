import type { Clock } from '#src/kernel/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Side } from '../offer-fields.ts';
import { refuseStep } from '../offer-steps.ts';
import { applyStep } from './apply-step.ts';
import type { OffersParts } from './offers.parts.ts';
import { factsOf } from './offers.presenter.ts';
import { lockOffer } from './offers.queries.ts';
import { tellStep } from './tell-step.ts';

type Acting = { tx: Transaction; clock: Clock };

/** Someone's account ends: an offer of theirs or to them cannot be kept. */
export async function endOfLeaver(ctx: Acting, parts: OffersParts, accountId: number): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: number; is_talent: boolean }>(sql`
    select o.id, o.talent_id is not distinct from ${accountId}::bigint as is_talent
    from offers o join conversations c on c.id = o.conversation_id
    where (o.talent_id = ${accountId} or o.boss_id = ${accountId}) and o.status in ('sent', 'viewed')
    order by c.id for no key update of c`);
  for (const { id, is_talent } of rows) await endOffer(ctx, parts, id, is_talent ? 'talent' : 'boss');
}

/** A conversation ends, and with it what was offered in it. Whoever calls holds its lock. */
export async function endOfConversation(ctx: Acting, parts: OffersParts, conversationId: number, side: Side) {
  const { rows } = await ctx.tx.query<{ id: number }>(sql`
    select id from offers where conversation_id = ${conversationId} and status in ('sent', 'viewed')`);
  for (const { id } of rows) await endOffer(ctx, parts, id, side);
}

/** Operators have taken a job down, or its Boss or company: nobody is to rely on what was offered for it. */
export async function endOfJob(ctx: Acting, parts: OffersParts, jobId: number): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: number }>(sql`
    select o.id from offers o join conversations c on c.id = o.conversation_id
    where c.job_id = ${jobId} and o.status in ('sent', 'viewed') order by c.id for no key update of c`);
  for (const { id } of rows) await endOffer(ctx, parts, id, 'boss');
}

async function endOffer(ctx: Acting, parts: OffersParts, id: number, side: Side): Promise<void> {
  const before = await lockOffer(ctx.tx, id);
  const now = ctx.clock.now();
  if (!before || refuseStep('end', factsOf(before), { side: 'worker', now })) return;
  await tellStep(ctx, parts, await applyStep(ctx.tx, now, { before, step: 'end', side }));
}
