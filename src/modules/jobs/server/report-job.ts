import { AppError } from '#src/kernel/errors.ts';
import type { FileReport } from '#src/modules/companies/server/companies.public.ts';
import type { SessionWriteContext } from '#src/platform/context.ts';
import { findStatus } from './jobs.queries.ts';

/** Tells the operators that something is wrong with a job, also with one that has closed since. */
export function createReportJob(fileReport: FileReport<'job'>) {
  return async (ctx: SessionWriteContext, input: { id: number; reason_id: number; note: string }) => {
    if (!(await findStatus(ctx.tx, input.id))) throw new AppError('notFound');
    await fileReport(ctx, { subject: 'job', subjectId: input.id, reasonId: input.reason_id, note: input.note });
    return { is_received: true };
  };
}
