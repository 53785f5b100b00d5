import type { CardView } from '#src/modules/chat/web/card-views.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

/** How chat shows applications; the card itself comes after the page, whose first scripts have little room. */
export const applicationCardViews: Record<'application', CardView> = {
  application: {
    Card: lazyPart(() => import('./application-card.tsx').then((file) => file.default)),
    preview: (_data, _reader, t) => t('applications.card.title'),
  },
};
