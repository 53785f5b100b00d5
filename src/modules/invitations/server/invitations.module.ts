import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { invitationsEvents } from './invitations.events.ts';
import { invitationsLimits } from './invitations.limits.ts';
import { invitationsListeners } from './invitations.listeners.ts';
import { invitationsNotices } from './invitations.notices.ts';
import { invitationsRoutes, operatorInvitationsRoutes } from './invitations.routes.ts';
import { purgeInvitationsTask } from './invitations.tasks.ts';

/** Friends whom job seekers invite, and the month of VIP that both get for it. */
export const invitationsModule = defineModule({
  name: 'invitations',
  limits: invitationsLimits,
  events: invitationsEvents,
  notices: invitationsNotices,
  build: (services: Services) => {
    const { db, clock, env } = services;
    const parts = { ...services, publicUrl: env.PUBLIC_URL, springEvent: env.PARLEY_SPRING_EVENT };
    return {
      routes: [invitationsRoutes(parts), operatorInvitationsRoutes()],
      listeners: invitationsListeners(parts),
      tasks: [purgeInvitationsTask(db, clock)],
    };
  },
});
