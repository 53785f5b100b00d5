import type { openEngines } from '#src/modules/ai/server/ai.public.ts';
import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { MatchingParts, PhraseFinder } from '#src/modules/matching/server/matching.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { ProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import type { AdviceSearch } from '#src/modules/search/server/search.public.ts';

/** What the verbs of this module need besides the request. */
export interface CoachParts extends Pick<Services, 'db' | 'clock' | 'log' | 'texts' | 'data' | 'namesIn'> {
  engines: ReturnType<typeof openEngines>;
  search: AdviceSearch;
  matching: MatchingParts;
  presenter: JobPresenter;
  asResume: ProfileAsResume;
  /** Names of job titles in sentences; made when it is first wanted. */
  titles(): PhraseFinder<number>;
}
