import type { NamesIn, Texts } from '#src/modules/options/server/options.public.ts';
import type { CheckJob } from './check-job.ts';
import type { LoadChatDays, LoadChatFacts } from './job-performance.ts';
import type { JobPresenter } from './jobs.presenter.ts';

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    'jobs.loadChatFacts': LoadChatFacts;
    'jobs.loadChatDays': LoadChatDays;
  }
}

/** What the verbs of employers need besides the request. */
export interface EmployerJobsParts {
  presenter: JobPresenter;
  namesIn: NamesIn;
  texts: Texts;
  checkJob: CheckJob;
  loadChatFacts: LoadChatFacts;
  loadChatDays: LoadChatDays;
}
