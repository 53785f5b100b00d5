import { createJobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { createResumeWriter, Renderer } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { applicationCard } from './application-card.ts';
import { applicationsEvents } from './applications.events.ts';
import { applicationsLimits, applicationsRanking } from './applications.limits.ts';
import { applicationsListeners } from './applications.listeners.ts';
import { applicationsNotices } from './applications.notices.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { findOwnApplications } from './find-own-applications.ts';
import { createMoveApplication } from './move-application.ts';
import { pipelineRoutes } from './pipeline/pipeline.routes.ts';
import { scorecardsRoutes } from './pipeline/scorecards.ts';
import { createTellDecisions } from './tell-decisions.ts';

/** Applications for jobs: what was sent, how far it has come, and who has moved it. */
export const applicationsModule = defineModule({
  name: 'applications',
  events: applicationsEvents,
  limits: applicationsLimits,
  ranking: applicationsRanking,
  notices: applicationsNotices,
  build: (services: Services) => {
    const { db, clock, texts, namesIn } = services;
    // One of its own, started when it is needed: who sends a resume never waits behind those who write one.
    const renderer = new Renderer();
    const parts: ApplicationParts = {
      ...services,
      chat: services,
      writer: createResumeWriter({ renderer, texts, namesIn }),
      presentJobCards: createJobPresenter(services).presentJobCards,
    };
    const move = createMoveApplication(parts);
    const tellDecisions = createTellDecisions(parts, move);
    return {
      routes: [applicationsRoutes(parts, move), pipelineRoutes(parts), scorecardsRoutes(parts)],
      tasks: [{ name: 'tell-decisions', schedule: '* * * * *', run: () => tellDecisions(db, clock) }],
      listeners: applicationsListeners(clock, move),
      answers: { 'jobs.findOwnApplications': findOwnApplications },
      chatCards: { application: applicationCard },
      close: async () => renderer.close(),
    };
  },
});
