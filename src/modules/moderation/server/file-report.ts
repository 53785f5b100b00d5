import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import { aboutOf, type OptionData } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { ownerOf } from '#src/platform/database/owner.ts';

export interface Report {
  subject: 'job' | 'company' | 'conversation';
  subjectId: number;
  reasonId: number;
  note: string;
  /** Who is reported in a conversation; its own subject otherwise. */
  about?: 'boss' | 'candidate';
}

/** Keeps a report, with a reason that fits what is reported, for the operators; a second one by the same person about the same thing corrects the first. */
export function createFileReport(data: OptionData) {
  const reasons = new Map(data.lists.get('report_reason_lists')?.map((row) => [Number(row.no), aboutOf(row)]));
  return async (ctx: Context, report: Report): Promise<void> => {
    if (!reasons.get(report.reasonId)?.includes(report.about ?? report.subject)) {
      throw new AppError('validationFailed', {}, [{ field: 'reason_id', problem: 'invalidChoice' }]);
    }
    const owner = ownerOf(ctx.viewer);
    if (!owner) throw new AppError('credentialsMissing');
    const column = sql.identifier(owner.column);
    const isGuest = owner.column === 'session_id' ? sql`and account_id is null` : sql``;
    await ctx.tx.execute(sql`
      insert into reports (subject, subject_id, reason_id, note, ${column}, created_at)
      values (${report.subject}, ${report.subjectId}, ${report.reasonId}, ${storableText(report.note)}, ${owner.id},
        ${ctx.clock.now().toISOString()})
      on conflict (${column}, subject, subject_id) where ${column} is not null ${isGuest} and status = 'open'
      do update set reason_id = excluded.reason_id, note = excluded.note`);
  };
}
