import type { NamesIn, OptionData, Texts } from '#src/modules/options/server/options.public.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import type { NotifyOfMeasure } from './moderation.notices.ts';

/** What the verbs of this module need besides the request. */
export interface ModerationParts {
  data: OptionData;
  namesIn: NamesIn;
  texts: Texts;
  notify: NotifyOfMeasure;
  enqueue: Enqueue;
}
