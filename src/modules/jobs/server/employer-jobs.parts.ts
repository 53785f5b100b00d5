import type { NamesIn, Texts } from '#src/modules/options/server/options.public.ts';
import type { CheckJob } from './check-job.ts';
import type { IndexJobs } from './hide-jobs.ts';
import type { LoadChatDays, LoadChatFacts } from './job-performance.ts';
import type { JobPresenter } from './jobs.presenter.ts';

/** What the verbs of employers need besides the request. */
export interface EmployerJobsParts {
  presenter: JobPresenter;
  namesIn: NamesIn;
  texts: Texts;
  checkJob: CheckJob;
  indexJobs: IndexJobs;
  /** Without a chat nothing is said about chats. */
  loadChatFacts?: LoadChatFacts;
  loadChatDays?: LoadChatDays;
}
