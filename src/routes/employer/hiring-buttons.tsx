import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { InviteButton } from '#src/modules/interviews/web/invite-button.tsx';
import { OfferButton } from '#src/modules/offers/web/offer-button.tsx';

/** What a Boss does from where they talk: an interview is proposed there, and an offer made. */
export function HiringButtons({ conversation }: { conversation: Conversation }) {
  return (
    <>
      <InviteButton conversation={conversation} />
      <OfferButton conversation={conversation} />
    </>
  );
}
