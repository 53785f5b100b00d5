import type { Clock } from '#src/kernel/clock.ts';
import { tellCardChange } from '#src/modules/chat/server/chat.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Side } from '../offer-fields.ts';
import type { StepName } from '../offer-steps.ts';
import type { Applied } from './apply-step.ts';
import type { OffersParts } from './offers.parts.ts';
import { otherName } from './offers.presenter.ts';
import type { LoadedOffer } from './offers.queries.ts';

type What = Parameters<OffersParts['notify']>[1]['data']['what'];

/** What each side reads of a step; nothing where nobody needs to be told. */
const words: Record<StepName, Partial<Record<Side, What>>> = {
  view: {},
  accept: { boss: 'accepted', talent: 'confirmed' },
  decline: { boss: 'declined' },
  revise: { talent: 'revised' },
  withdraw: { talent: 'withdrawn' },
  expire: { talent: 'expired', boss: 'expired' },
  end: { talent: 'ended', boss: 'ended' },
};

type Acting = { tx: Transaction; clock: Clock };

/** Tells a step: notices, and the card on both screens, which comes last because inboxes are locked there. */
export async function tellStep(ctx: Acting, parts: OffersParts, applied: Applied): Promise<void> {
  const { after, step, side, eventId } = applied;
  for (const reader of ['talent', 'boss'] as const) {
    const what = words[step][reader];
    // Who has ended the conversation knows it.
    if (what && !(step === 'end' && reader === side)) await notifyOf(ctx, parts, after, reader, what, eventId);
  }
  if (after.seq === null) return;
  await tellCardChange(ctx, parts.publish, { conversation_id: after.conversation_id, seq: after.seq });
}

export async function notifyOf(
  { tx }: Pick<Acting, 'tx'>,
  { notify }: Pick<OffersParts, 'notify'>,
  row: LoadedOffer,
  side: Side,
  what: What,
  eventId: number | string,
): Promise<void> {
  const accountId = row[`${side}_id`];
  if (accountId === null) return;
  await notify(tx, {
    accountId,
    kind: 'offer',
    data: {
      side,
      conversation_id: row.conversation_id,
      name: otherName(row, side),
      company: row.company_name,
      title: row.terms.title,
      until: row.expires_at.toISOString(),
      zone: row[`${side}_zone`] ?? 'UTC',
      what,
    },
    // Below the conversation's own key: who opens the conversation has read it.
    dedupeKey: `conversation:${row.conversation_id}:offer:${eventId}`,
  });
}
