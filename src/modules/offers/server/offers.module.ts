import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import { createAdvanceApplication } from '#src/modules/applications/server/applications.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { Renderer } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerSummaryDownload } from './download-summary.ts';
import { createListDates } from './list-dates.ts';
import { offerCard } from './offer-card.ts';
import { offersEvents } from './offers.events.ts';
import { offersLimits } from './offers.limits.ts';
import { offersListeners } from './offers.listeners.ts';
import { offersNotices } from './offers.notices.ts';
import { offersRoutes } from './offers.routes.ts';
import { offersTasks } from './offers.tasks.ts';

/** Offers between the two people of a conversation. */
export const offersModule = defineModule({
  name: 'offers',
  events: offersEvents,
  limits: offersLimits,
  notices: offersNotices,
  build: (services: Services) => {
    const { db, clock, texts } = services;
    const parts = { ...services, advance: createAdvanceApplication(services) };
    // Started when the first summary is wanted: nobody who writes a resume waits behind it.
    const renderer = new Renderer();
    return {
      routes: [offersRoutes(parts)],
      tasks: offersTasks(db, clock, parts),
      chatCards: { offer: offerCard },
      exportDates: createListDates(texts),
      listeners: offersListeners(clock, parts),
      registerFiles: (app) =>
        registerSummaryDownload(app, { ...services, renderer, resolveViewer: createResolveViewer(db, clock) }),
      close: async () => renderer.close(),
    };
  },
});
