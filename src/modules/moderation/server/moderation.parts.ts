import type { NamesIn, OptionData, Texts } from '#src/modules/options/server/options.public.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';

/** What the verbs of this module need besides the request. */
export interface ModerationParts {
  data: OptionData;
  namesIn: NamesIn;
  texts: Texts;
  notify: Notify;
  enqueue: Enqueue;
}
