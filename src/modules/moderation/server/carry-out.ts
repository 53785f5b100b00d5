import { liftSuspension, suspendAccount } from '#src/modules/accounts/server/accounts.public.ts';
import { liftCompany, suspendCompany } from '#src/modules/companies/server/companies.public.ts';
import { hideJobs, unhideJobs } from '#src/modules/jobs/server/jobs.public.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ModerationParts } from './moderation.parts.ts';
import type { DecisionRow } from './present-decisions.ts';
import { reasonText } from './write-measure.ts';

type Measure = Pick<DecisionRow, 'action' | 'target' | 'target_id' | 'code' | 'reason_name' | 'note'>;

/** Puts a measure into force with the same commit: sessions end, jobs leave search and public pages. */
export async function carryOut(tx: Transaction, { texts }: ModerationParts, measure: Measure, at: Date): Promise<void> {
  const { action, target, target_id: id } = measure;
  if (action === 'take_down') return hideJobs(tx, 'taken_down', id);
  if (action !== 'suspend') return;
  if (target === 'company') return suspendCompany(tx, id, () => hideJobs(tx, 'company', id));
  const reason = reasonText(texts.translate(await languageOf(tx, id)), measure);
  const code = measure.code === 41047 || measure.code === 41347 ? measure.code : 41044;
  await suspendAccount(tx, { accountId: id, code, reason, at });
  await hideJobs(tx, 'person', id);
}

/** Takes a measure back: everything is as it was before, apart from what people have changed meanwhile. */
export async function undo(
  tx: Transaction,
  { action, target, target_id: id }: Pick<Measure, 'action' | 'target' | 'target_id'>,
): Promise<void> {
  if (action === 'take_down') return unhideJobs(tx, 'taken_down', id);
  if (action !== 'suspend') return;
  if (target === 'company') {
    await liftCompany(tx, id);
    return unhideJobs(tx, 'company', id);
  }
  await liftSuspension(tx, id);
  await unhideJobs(tx, 'person', id);
}

async function languageOf(tx: Reader, accountId: number): Promise<string> {
  const { rows } = await tx.query<{ language: string }>(sql`select language from accounts where id = ${accountId}`);
  return rows[0]?.language ?? 'en';
}
