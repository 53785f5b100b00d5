import type { NamesIn, Texts } from '#src/modules/options/server/options.public.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import type { NotifyOfViews } from './sharing.notices.ts';

/** What the verbs of this module need besides the request. */
export interface SharingParts {
  secrets: Secrets;
  limit: AttemptLimit;
  texts: Texts;
  namesIn: NamesIn;
  notify: NotifyOfViews;
}
