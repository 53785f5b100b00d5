import type { CardView } from '#src/modules/chat/web/card-views.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

/** How chat shows an invitation to talk; the card itself comes after the page, whose first scripts have little room. */
export const inviteCards: Record<'talent_invite', CardView> = {
  talent_invite: {
    Card: lazyPart(() => import('./invite-card.tsx').then((file) => file.InviteCard)),
    preview: ({ job_title }, _reader, t) => t('findable.card.preview', { job: String(job_title ?? '') }),
  },
};
