import type { CardView } from '#src/modules/chat/web/card-views.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import type { Status } from '../interview-fields.ts';

/** How an interview looks in a conversation. */
export const interviewCards: Record<string, CardView> = {
  interview: {
    Card: lazyPart(() => import('./later-parts.ts').then((parts) => parts.loadCard())),
    preview: ({ status }, _reader, t) => t(`interviews.preview.${status as Status}`),
  },
};
