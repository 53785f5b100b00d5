import { createPostCard } from '#src/modules/chat/server/chat.public.ts';
import { matchingParts, vocabularyOf } from '#src/modules/matching/server/matching.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { textReader, titleMatcher } from '#src/modules/search/server/search.public.ts';
import { createRecordProfile } from '#src/modules/sharing/server/sharing.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { createIndexTalents } from './index-talents.ts';
import { inviteCard } from './invite-card.ts';
import { talentsEvents } from './talents.events.ts';
import { talentsLimits, talentsRanking } from './talents.limits.ts';
import { talentsListeners } from './talents.listeners.ts';
import { talentsNotices } from './talents.notices.ts';
import type { TalentsParts } from './talents.parts.ts';
import { talentsRoutes } from './talents.routes.ts';
import { talentsTasks } from './talents.tasks.ts';

/** EMP-03: employers who look for job seekers, and job seekers who say whether they want to be found. */
export const talentsModule = defineModule({
  name: 'talents',
  events: talentsEvents,
  notices: talentsNotices,
  limits: talentsLimits,
  ranking: talentsRanking,
  build: (services: Services) => {
    const { db, clock, ask } = services;
    const matching = matchingParts(services);
    const parts: TalentsParts = {
      ...services,
      loadMatchJobs: matching.loadMatchJobs,
      indexTalents: createIndexTalents(matching),
      readText: textReader(services),
      matchTitles: titleMatcher(services),
      postCard: createPostCard(services),
      recordProfile: createRecordProfile(services),
      fileReport: ask('companies.fileReport'),
    };
    return {
      routes: [talentsRoutes(parts)],
      tasks: talentsTasks(db, clock, parts),
      listeners: talentsListeners(clock, parts),
      // Whoever turns the switch on shall not wait for it.
      warmUp: async () => void vocabularyOf(services.data),
      chatCards: { talent_invite: inviteCard },
    };
  },
});
