import type { Clock } from '#src/kernel/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { endInvites, lockInvites } from './answer-invite.ts';
import { liftTalents } from './lift-talents.ts';
import type { TalentsParts } from './talents.parts.ts';

/** Invitations to one job that are ended with one statement. */
const AT_ONCE = 500;

/** Keeps the index and the invitations right in the transaction in which something happens. */
export function talentsListeners(clock: Clock, parts: TalentsParts): Listeners {
  const index = (tx: Transaction, changed: readonly { accountId: number }[]) =>
    parts.indexTalents(
      tx,
      changed.map(({ accountId }) => accountId),
      clock.now(),
    );
  const lift = (tx: Transaction, changed: readonly { accountId: number }[]) =>
    liftTalents(
      tx,
      changed.map(({ accountId }) => accountId),
      clock.now(),
    );
  const endAll = async (tx: Transaction, which: ReturnType<typeof sql>) => {
    let ended = AT_ONCE;
    while (ended === AT_ONCE) {
      const open = await lockInvites(tx, sql`v.state = 'open' and ${which}`, AT_ONCE);
      await endInvites({ tx, clock }, parts, open, 'ended');
      ended = open.length;
    }
  };
  return {
    'profile.changed': index,
    // Languages that a resume tells are kept by preferences, which hears of them first.
    'profile.filled': index,
    'preferences.changed': index,
    'shown.changed': index,
    'vip.changed': lift,
    'resume.refreshed': lift,
    'invitation.answered': async (tx, answered) => {
      for (const { conversationId } of answered) {
        const which = sql`v.conversation_id = ${conversationId} and v.state <> 'accepted'`;
        for (const invite of await lockInvites(tx, which, 1)) {
          // Chat has told the Boss of the words already, and gives out what both sides see.
          await tx.query(sql`
            update talent_invites set state = 'accepted', answered_at = ${clock.now().toISOString()}
            where id = ${invite.id}`);
        }
      }
    },
    'block.changed': async (tx, changed) => {
      for (const { accountId, companyId } of changed) {
        await endAll(
          tx,
          sql`v.account_id = ${accountId} and v.company_id = ${companyId} and exists (
            select from blocked_companies b where b.account_id = ${accountId} and b.company_id = ${companyId})`,
        );
      }
    },
    'job.changed': async (tx, changed) => {
      for (const { id, to } of changed) {
        if (to === 'closed' || to === 'deleted') await endAll(tx, sql`v.job_id = ${id}`);
      }
    },
  };
}
