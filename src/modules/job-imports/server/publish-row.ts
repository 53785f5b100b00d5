import { AppError } from '#src/kernel/errors.ts';
import { findMembership } from '#src/modules/companies/server/companies.public.ts';
import { createPublishJob } from '#src/modules/jobs/server/jobs.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { type ImportRecord, localeOf } from './job-imports.queries.ts';

interface DraftRow {
  draftId: number | null;
  record: ImportRecord;
}

/** Publishes one draft by the verb of the form, as whoever pressed the button; whatever it refuses is thrown. */
export async function publishRow(tx: Transaction, parts: ImportParts, { draftId, record }: DraftRow): Promise<void> {
  const membership = await findMembership(tx, record.account_id);
  if (draftId === null || membership?.company_id !== record.company_id) throw new AppError('jobNotFound');
  const ctx: Pick<MemberWriteContext, 'tx' | 'emit' | 'clock' | 'locale' | 'viewer'> = {
    tx,
    emit: tx.emit,
    clock: parts.clock,
    locale: localeOf(record),
    viewer: { sessionId: 0, accountId: record.account_id, role: 'recruiter', membership },
  };
  // No request is behind it: the verb uses nothing of one.
  await createPublishJob(parts.jobs)(ctx as MemberWriteContext, { id: draftId });
}
