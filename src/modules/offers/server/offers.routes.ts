import type { SendParts } from '#src/modules/chat/server/chat.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { offersContract } from '../offers.contract.ts';
import { createAcceptOffer } from './accept-offer.ts';
import { createDeclineOffer } from './decline-offer.ts';
import { draftOffer } from './draft-offer.ts';
import { getOffer } from './get-offer.ts';
import type { OffersParts } from './offers.parts.ts';
import { createReviseOffer } from './revise-offer.ts';
import { createSendOffer } from './send-offer.ts';
import { lookAtOthers, tellOthers } from './tell-others.ts';
import { createViewOffer } from './view-offer.ts';
import { createWithdrawOffer } from './withdraw-offer.ts';

export function offersRoutes(parts: OffersParts & SendParts) {
  return mount(offersContract, {
    'GET /offers/draft/:id': draftOffer,
    'POST /offers': createSendOffer(parts),
    'GET /offers/:id': getOffer,
    'POST /offers/:id/view': createViewOffer(parts),
    'POST /offers/:id/accept': createAcceptOffer(parts),
    'POST /offers/:id/decline': createDeclineOffer(parts),
    'PUT /offers/:id': createReviseOffer(parts),
    'POST /offers/:id/withdraw': createWithdrawOffer(parts),
    'GET /offers/:id/others': lookAtOthers,
    'POST /offers/:id/tell-others': tellOthers,
  });
}
