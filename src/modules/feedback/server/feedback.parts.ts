import type { AssertHuman } from '#src/modules/accounts/server/accounts.public.ts';
import type { FileParts } from '#src/modules/files/server/files.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Deliver } from '#src/platform/delivery/deliver.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';

/** What this module needs besides the request. */
export interface FeedbackParts {
  texts: Texts;
  deliver: Deliver;
  limit: AttemptLimit;
  files: FileParts;
  /** The bot challenge of the sign-in page, where one is configured. */
  assertHuman: AssertHuman;
  /** The site's address in messages; without it they carry no links. */
  siteUrl?: string;
}
