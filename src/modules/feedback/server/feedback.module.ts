import { MOST_WAITING } from '#src/kernel/waiting.ts';
import { createAssertHuman, readAccountsSettings } from '#src/modules/accounts/server/accounts.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { feedbackListeners } from './feedback.listeners.ts';
import { mayReadAttachment } from './feedback.policy.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { forgetFeedbackTask } from './feedback.tasks.ts';

/** What people write to us. */
export const feedbackModule = defineModule({
  name: 'feedback',
  waiting: {
    feedback: sql`select created_at as since from feedback where state = 'new' order by id limit ${MOST_WAITING}`,
  },
  build: (services: Services) => {
    const { env, db, clock } = services;
    const assertHuman = createAssertHuman({ settings: readAccountsSettings(env) });
    return {
      routes: [feedbackRoutes({ ...services, files: services, assertHuman })],
      tasks: [forgetFeedbackTask(db, clock)],
      listeners: feedbackListeners,
      answers: { 'files.mayRead.feedback': mayReadAttachment },
    };
  },
});
