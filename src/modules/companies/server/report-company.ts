import { AppError } from '#src/kernel/errors.ts';
import type { SessionWriteContext, WriteContext } from '#src/platform/context.ts';
import { findCompanyId } from './companies.queries.ts';

/** Hands a report to the operators; moderation comes later in the order of modules, so it is given from outside. */
export type FileReport<Subject extends string> = (
  ctx: WriteContext,
  report: {
    subject: Subject;
    subjectId: number;
    reasonId: number;
    note: string;
    about?: 'boss' | 'candidate';
    aboutId?: number | null;
    messageId?: number;
  },
) => Promise<void>;

/** Tells the operators that something is wrong with a company. */
export function createReportCompany(fileReport: FileReport<'company'>) {
  return async (ctx: SessionWriteContext, input: { slug: string; reason_id: number; note: string }) => {
    const subjectId = await findCompanyId(ctx.tx, input.slug);
    if (!subjectId) throw new AppError('notFound');
    await fileReport(ctx, { subject: 'company', subjectId, reasonId: input.reason_id, note: input.note });
    return { is_received: true };
  };
}
