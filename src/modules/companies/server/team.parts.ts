import type { NamesIn, OptionData } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { Questions } from '#src/platform/modules/questions.ts';
import type { NotifyTeam } from './companies.notices.ts';

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    /** Jobs that are not closed. */
    'companies.countActiveJobs': (tx: Reader, companyId: number) => Promise<number>;
  }
}

/** What the verbs of a company's team need besides the request. */
export interface TeamParts {
  data: OptionData;
  namesIn: NamesIn;
  notify: NotifyTeam;
  countActiveJobs: Questions['companies.countActiveJobs'];
}
