import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { forgetSender } from './feedback.tasks.ts';
import { keepDisputes } from './keep-disputes.ts';

export const feedbackListeners: Listeners = {
  'warning.disputed': keepDisputes,
  // What someone has written to us goes with their account.
  'account.leaving': async (tx, accounts) => {
    for (const { id, most, goOn } of accounts) {
      if ((await forgetSender(tx, id, most)) === most) goOn();
    }
  },
};
