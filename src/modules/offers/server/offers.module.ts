import { createAdvanceApplication } from '#src/modules/applications/server/applications.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { offerCard } from './offer-card.ts';
import { offersListeners } from './offers.listeners.ts';
import { offersNotices } from './offers.notices.ts';
import { offersRoutes } from './offers.routes.ts';
import { offersTasks } from './offers.tasks.ts';

/** Offers between the two people of a conversation. */
export const offersModule = defineModule({
  name: 'offers',
  notices: offersNotices,
  build: (services: Services) => {
    const { db, clock } = services;
    const parts = { ...services, advance: createAdvanceApplication(services) };
    return {
      routes: [offersRoutes(parts)],
      tasks: offersTasks(db, clock, parts),
      chatCards: { offer: offerCard },
      listeners: offersListeners(clock, parts),
    };
  },
});
