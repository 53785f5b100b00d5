import type { NamesIn, OptionData } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { NotifyTeam } from './companies.notices.ts';

/** What a company's team needs of modules that come later in the order. */
export interface TeamParts {
  data: OptionData;
  namesIn: NamesIn;
  notify: NotifyTeam;
  jobs: {
    /** Jobs that are not closed. */
    countActive(tx: Transaction, companyId: number): Promise<number>;
    /** Gives one member's jobs to another. */
    handOver(tx: Transaction, companyId: number, fromAccountId: number, toAccountId: number): Promise<void>;
    closeAll(tx: Transaction, companyId: number, now: Date): Promise<void>;
    /** Search shows a company's name and mark with its jobs. */
    reindex(tx: Transaction, companyId: number): Promise<void>;
  };
  /**
   * Gives the conversations that one member has for the company to another, `most` of them at a time; who has left reads
   * them no more. Answers how many it were.
   */
  handOverChats(
    ctx: Pick<Context, 'tx'>,
    companyId: number,
    fromAccountId: number,
    toAccountId: number,
    most?: number,
  ): Promise<number>;
  indexCompanies(tx: Transaction, companyIds: number[]): Promise<void>;
}

/** Writes down what an operator did; moderation keeps the log. */
export type RecordAction = (
  tx: Transaction,
  entry: {
    /** Null for what no operator did: a command on the server, or time that ran out. */
    operatorId: number | null;
    action: string;
    subject: string;
    subjectId: number;
    reason: string;
    details: Record<string, unknown>;
    at: Date;
  },
) => Promise<void>;
