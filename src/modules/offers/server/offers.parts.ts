import type { AdvanceApplication } from '#src/modules/applications/server/applications.public.ts';
import type { SendParts } from '#src/modules/chat/server/chat.public.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { NotifyOfOffers } from './offers.notices.ts';

/** What the verbs of this module need besides the request. */
export interface OffersParts {
  publish: SendParts['publish'];
  notify: NotifyOfOffers;
  advance: AdvanceApplication;
  /** Which currencies there are. */
  data: Pick<OptionData, 'rates'>;
}
