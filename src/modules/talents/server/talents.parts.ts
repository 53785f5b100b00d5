import type { createPostCard } from '#src/modules/chat/server/chat.public.ts';
import type { FileReport } from '#src/modules/companies/server/companies.public.ts';
import type { MatchingParts } from '#src/modules/matching/server/matching.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { MatchTitles, TextReader } from '#src/modules/search/server/search.public.ts';
import type { RecordProfile } from '#src/modules/sharing/server/sharing.public.ts';
import type { IndexTalents } from './index-talents.ts';
import type { NotifyOfTalents } from './talents.notices.ts';

/** What the verbs of this module need besides the request. */
export interface TalentsParts
  extends Pick<Services, 'db' | 'clock' | 'data' | 'namesIn' | 'secrets' | 'publish'>,
    Pick<MatchingParts, 'loadMatchJobs'> {
  indexTalents: IndexTalents;
  readText: TextReader;
  matchTitles: MatchTitles;
  recordProfile: RecordProfile;
  fileReport: FileReport<'profile'>;
  postCard: ReturnType<typeof createPostCard>;
  notify: NotifyOfTalents;
}
