import { createHmac } from 'node:crypto';
import { AppError } from '#src/kernel/errors.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import { readServerSecret } from '#src/modules/accounts/server/accounts.public.ts';
import { aboutOf, type OptionData } from '#src/modules/options/server/options.public.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { ownerOf } from '#src/platform/database/owner.ts';
import { sql } from '#src/platform/database/sql.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { joinCase, subjectOfReport } from './join-case.ts';
import { scoreCase } from './score-case.ts';

export interface Report {
  subject: 'job' | 'company' | 'conversation' | 'profile';
  subjectId: number;
  reasonId: number;
  note: string;
  /** Who is reported in a conversation or by their profile; the subject itself otherwise. */
  about?: 'boss' | 'candidate';
  aboutId?: number | null;
  /** The message that is meant, when it is one. */
  messageId?: number;
}

/**
 * Keeps a report, with a reason that fits what is reported, and puts it into the operators' queue with the same commit; a
 * second one by the same person about the same thing corrects the first.
 */
export function createFileReport(data: OptionData) {
  const reasons = new Map(data.lists.get('report_reason_lists')?.map((row) => [Number(row.no), aboutOf(row)]));
  return async (ctx: WriteContext, report: Report): Promise<void> => {
    if (!reasons.get(report.reasonId)?.includes(report.about ?? report.subject)) {
      throw new AppError('validationFailed', {}, [{ field: 'reason_id', problem: 'invalidChoice' }]);
    }
    const about = subjectOfReport(report);
    const caseId = about && (await joinCase(ctx.tx, { kind: 'report', ...about, at: ctx.clock.now() }));
    await keepReport(ctx, report, caseId);
    if (caseId !== null) await scoreCase(ctx.tx, data, caseId);
  };
}

async function keepReport(ctx: WriteContext, report: Report, caseId: number | null): Promise<void> {
  const owner = ownerOf(ctx.viewer);
  if (!owner) throw new AppError('credentialsMissing');
  const column = sql.identifier(owner.column);
  const isGuest = owner.column === 'session_id' ? sql`and account_id is null` : sql``;
  const network = createHmac('sha256', await readServerSecret(ctx.tx, 'report-networks'))
    .update(networkOf(ctx.request.ip))
    .digest();
  await ctx.tx.query(sql`
    insert into reports (subject, subject_id, reason_id, note, ${column}, case_id, about_id, message_id, network, status,
      created_at)
    values (${report.subject}, ${report.subjectId}, ${report.reasonId}, ${storableText(report.note)}, ${owner.id},
      ${caseId}, ${report.aboutId ?? null}, ${report.messageId ?? null}, ${network},
      ${caseId === null ? 'handled' : 'open'}, ${ctx.clock.now().toISOString()})
    on conflict (${column}, subject, subject_id) where ${column} is not null ${isGuest} and status = 'open'
    do update set reason_id = excluded.reason_id, note = excluded.note, case_id = excluded.case_id,
      about_id = excluded.about_id, message_id = coalesce(excluded.message_id, reports.message_id)`);
}
