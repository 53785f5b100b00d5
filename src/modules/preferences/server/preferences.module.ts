import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { findBlockedCompanies } from './blocks.ts';
import { findTold } from './find-told.ts';
import { preferencesEvents } from './preferences.events.ts';
import { preferencesLimits } from './preferences.limits.ts';
import { preferencesListeners } from './preferences.listeners.ts';
import { preferencesRoutes } from './preferences.routes.ts';

/** What job seekers wish for, what they tell about themselves and whom they do not want to meet. */
export const preferencesModule = defineModule({
  name: 'preferences',
  limits: preferencesLimits,
  events: preferencesEvents,
  build: (services: Services) => ({
    routes: [preferencesRoutes(services)],
    listeners: preferencesListeners,
    answers: { 'companies.findBlockedCompanies': findBlockedCompanies, 'profiles.findTold': findTold },
  }),
});
