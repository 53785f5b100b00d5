import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { forgetAddresses } from './forget-addresses.ts';
import type { InvitationsParts } from './invitations.parts.ts';
import { joinByInvitation } from './join-by-invitation.ts';
import { rewardFriends } from './reward-friends.ts';

/** Signing up joins, a complete profile with a verified address is a success, and whoever leaves is forgotten. */
export function invitationsListeners(parts: InvitationsParts): Listeners {
  const idsOf = (happened: readonly { accountId: number }[]) => happened.map(({ accountId }) => accountId);
  return {
    'account.entered': async (tx, entered) => {
      for (const one of entered) await joinByInvitation(tx, parts, one);
      await rewardFriends(tx, parts, idsOf(entered));
    },
    'account.verified': (tx, verified) => rewardFriends(tx, parts, idsOf(verified)),
    'profile.changed': (tx, changed) => rewardFriends(tx, parts, idsOf(changed)),
    'account.leaving': async (tx, leaving) => {
      for (const { id, at } of leaving) await forgetAddresses(tx, id, at);
    },
  };
}
