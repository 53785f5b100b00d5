import type { CardView } from '#src/modules/chat/web/card-views.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import type { Status } from '../offer-fields.ts';

/** How an offer looks in a conversation. */
export const offerCards: Record<string, CardView> = {
  offer: {
    Card: lazyPart(() => import('./later-parts.ts').then((parts) => parts.loadCard())),
    preview: ({ status }, _reader, t) => t(`offers.preview.${status as Status}`),
  },
};
