import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { forgetSender } from './feedback.tasks.ts';

/** What someone has written to us goes with their account. */
export const feedbackListeners: Listeners = {
  'account.leaving': async (tx, accounts) => {
    for (const { id, most, goOn } of accounts) {
      if ((await forgetSender(tx, id, most)) === most) goOn();
    }
  },
};
