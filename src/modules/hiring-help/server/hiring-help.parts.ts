import type { CheckJob, createTellTitleMarket } from '#src/modules/jobs/server/jobs.public.ts';
import type { ReadMatch } from '#src/modules/matching/server/matching.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { ProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import type { RecordAnalysis } from '#src/modules/sharing/server/sharing.public.ts';

/** What the verbs of this module need besides the request. */
export interface HiringHelpParts extends Pick<Services, 'data' | 'texts' | 'namesIn'> {
  checkJob: CheckJob;
  readMatch: ReadMatch;
  asResume: ProfileAsResume;
  recordAnalysis: RecordAnalysis;
  tellMarket: ReturnType<typeof createTellTitleMarket>;
}
