import type { SendParts } from '#src/modules/chat/server/chat.public.ts';
import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { ResumeWriter } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { NotifyOfApplications } from './applications.notices.ts';

/** What the verbs of this module need besides the request. */
export interface ApplicationParts extends Omit<Services, 'notify'> {
  notify: NotifyOfApplications;
  /** What writing in a conversation needs. */
  chat: SendParts;
  writer: ResumeWriter;
  presentJobCards: JobPresenter['presentJobCards'];
}
