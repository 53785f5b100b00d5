import type { Clock } from '#src/kernel/clock.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { NotifyOfVip } from '#src/modules/vip/server/vip.public.ts';
import type { Deliver } from '#src/platform/delivery/deliver.ts';
import type { NotifyOfFriends } from './invitations.notices.ts';

/** What the verbs and listeners need besides the request. */
export interface InvitationsParts {
  clock: Clock;
  texts: Texts;
  deliver: Deliver;
  notify: NotifyOfFriends & NotifyOfVip;
  publicUrl?: string;
  /** When the invitation event runs; off without it. */
  springEvent?: { from: Date; until: Date };
}
