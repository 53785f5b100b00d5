import { claimFile } from '#src/modules/files/server/files.public.ts';
import { createJobPresenter, isEligibleFor } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { candidateReader, isBlocked } from '#src/modules/preferences/server/preferences.public.ts';
import { readShownProfile } from '#src/modules/profiles/server/profiles.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { chatEvents } from './chat.events.ts';
import { chatLimits, chatRanking } from './chat.limits.ts';
import { chatCommitListeners, chatListeners } from './chat.listeners.ts';
import { chatNotices } from './chat.notices.ts';
import type { ChatParts } from './chat.parts.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatTasks } from './chat.tasks.ts';
import { createChatSockets } from './chat-sockets.ts';
import { meetCards } from './messages/chat-cards.ts';
import { createMayReadChatFile } from './messages/read-chat-file.ts';
import { createMayReadVideo } from './messages/read-video.ts';
import { loadJobChatDays, loadJobChatFacts } from './meters/job-chat-facts.ts';
import { createMeterClock } from './meters/meter-clock.ts';
import { readBossReplies } from './meters/read-boss-replies.ts';
import { loadReplies } from './meters/response-meters.ts';
import { readBoss } from './read-boss.ts';

/** Conversations between job seekers and those who hire. */
export const chatModule = defineModule({
  name: 'chat',
  limits: chatLimits,
  ranking: chatRanking,
  events: chatEvents,
  notices: chatNotices,
  build: (services: Services) => {
    const { db, clock, log, publish, notify, texts, ask } = services;
    const meters = createMeterClock(db, clock, log, notify);
    const { presentTalentEligibility, presentPayFit } = createJobPresenter(services);
    const mayReadChatFile = createMayReadChatFile(clock);
    const parts: ChatParts = {
      ...services,
      fileReport: ask('companies.fileReport'),
      translate: texts.translate,
      claimFile,
      isEligible: isEligibleFor,
      isCompanyBlocked: isBlocked,
      readCandidate: candidateReader(services),
      readProfile: ({ tx, locale }, talentId, companyId) =>
        readShownProfile(tx, { talentId, companyId }, services.namesIn(locale.language)),
      tellOfReading: (read) => db.transaction((tx) => tx.emit('candidate.read', read)),
      presentTalentEligibility,
      presentPayFit,
    };
    return {
      routes: [chatRoutes(parts)],
      tasks: chatTasks(db, clock, parts),
      sockets: createChatSockets(db, clock, publish),
      listeners: chatListeners(services),
      commitListeners: chatCommitListeners(meters.wake),
      answers: {
        'companies.loadReplies': loadReplies,
        'files.mayRead.chat_picture': mayReadChatFile,
        'files.mayRead.chat_file': mayReadChatFile,
        'files.mayRead.resume': mayReadChatFile,
        'files.mayRead.video_resume': createMayReadVideo(clock),
        'jobs.loadChatDays': loadJobChatDays,
        'jobs.loadChatFacts': loadJobChatFacts,
        'jobs.readBoss': readBoss,
        'search.readBossReplies': readBossReplies,
      },
      meet: meetCards,
      close: meters.close,
    };
  },
});
