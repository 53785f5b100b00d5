import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { AnalysisButton } from '#src/modules/hiring-help/web/analysis-button.tsx';
import { InviteButton } from '#src/modules/interviews/web/invite-button.tsx';
import { OfferButton } from '#src/modules/offers/web/offer-button.tsx';

/** What a Boss does from where they talk: an interview is proposed there, an offer made, and a profile read with help. */
export function HiringButtons({ conversation }: { conversation: Conversation }) {
  return (
    <>
      <InviteButton conversation={conversation} />
      <OfferButton conversation={conversation} />
      {/* A phone has no room for it beside the name: there it stands on the person's own page. */}
      <span className="max-sm:hidden">
        <AnalysisButton conversation={conversation} />
      </span>
    </>
  );
}
