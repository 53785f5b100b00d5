import type { CheckJob, createTellTitleMarket } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';

/** What the verbs of this module need besides the request. */
export interface HiringHelpParts extends Pick<Services, 'data' | 'texts' | 'namesIn'> {
  checkJob: CheckJob;
  tellMarket: ReturnType<typeof createTellTitleMarket>;
}
