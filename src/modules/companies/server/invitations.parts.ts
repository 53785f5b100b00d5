import type { AddressProof } from '#src/modules/accounts/server/accounts.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Deliver } from '#src/platform/delivery/deliver.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';
import type { TeamParts } from './team.parts.ts';

/** What inviting people by e-mail needs. */
export interface InvitationsParts extends Pick<TeamParts, 'namesIn' | 'notify'> {
  texts: Texts;
  deliver: Deliver;
  limit: AttemptLimit;
  /** The site's address in messages; without it the request's own. */
  publicUrl?: string;
  proof: AddressProof;
}
