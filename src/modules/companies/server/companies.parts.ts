import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Questions } from '#src/platform/modules/questions.ts';
import type { ReplyMeter } from '../reply-meter.ts';
import type { FileReport } from './report-company.ts';

/** How many open jobs a company has in each main function; the jobs module knows. */
export type CountOpenFunctions = (
  tx: Context['tx'],
  companyId: number,
) => Promise<{ function_id: number; count: number }[]>;

/** How Bosses, jobs or companies answer, by id; chat measures it. */
export type LoadReplies = (
  tx: Context['tx'],
  subject: 'boss' | 'job' | 'company',
  ids: readonly number[],
) => Promise<Map<number, ReplyMeter>>;

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    'companies.countOpenFunctions': CountOpenFunctions;
    'companies.loadReplies': LoadReplies;
    'companies.fileReport': FileReport<'company' | 'job' | 'conversation' | 'profile'>;
    /** Companies that must not be shown to the viewer. */
    'companies.findBlockedCompanies': (ctx: Context) => Promise<number[]>;
  }
}

/** What the verbs of this module work with. */
export interface CompaniesParts {
  namesIn: NamesIn;
  countOpenFunctions: CountOpenFunctions;
  fileReport: FileReport<'company'>;
  loadReplies: LoadReplies;
  findBlockedCompanies: Questions['companies.findBlockedCompanies'];
}
