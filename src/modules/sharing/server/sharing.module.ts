import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { createResumeWriter, Renderer } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerSharedDownload } from './download-shared.ts';
import { sharingEvents } from './sharing.events.ts';
import { sharingLimits } from './sharing.limits.ts';
import { sharingListeners } from './sharing.listeners.ts';
import { sharingNotices } from './sharing.notices.ts';
import { sharingRoutes } from './sharing.routes.ts';
import { purgeSharingTask } from './sharing.tasks.ts';

/** Links under which resumes are shown, and who has looked at them. */
export const sharingModule = defineModule({
  name: 'sharing',
  limits: sharingLimits,
  events: sharingEvents,
  notices: sharingNotices,
  build: (services: Services) => {
    const { db, clock, texts, namesIn } = services;
    // One of its own: what strangers download never waits in front of people who are writing.
    const renderer = new Renderer();
    return {
      routes: [sharingRoutes(services)],
      listeners: sharingListeners(services),
      tasks: [purgeSharingTask(db, clock)],
      registerFiles: (app) =>
        registerSharedDownload(app, {
          ...services,
          writer: createResumeWriter({ renderer, texts, namesIn }),
          resolveViewer: createResolveViewer(db, clock),
        }),
      close: async () => renderer.close(),
    };
  },
});
