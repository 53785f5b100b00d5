import { AppError } from '#src/kernel/errors.ts';
import type { KeyWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** The job that a company's system knows by a name; one that was deleted has left its name free. */
export async function findByExternalId(tx: Reader, companyId: number, externalId: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ job_id: number }>(sql`
    select known.job_id from integration_jobs known join jobs j on j.id = known.job_id and j.deleted_at is null
    where known.company_id = ${companyId} and known.external_id = ${externalId}`);
  return rows[0]?.job_id;
}

/** Gives a job its name; the caller holds the company, so nobody else takes it meanwhile. */
export async function nameJob(
  { tx, clock }: KeyWriteContext,
  companyId: number,
  jobId: number,
  externalId: string,
): Promise<void> {
  const owner = await findByExternalId(tx, companyId, externalId);
  if (owner === jobId) return;
  if (owner !== undefined) throw new AppError('externalIdTaken');
  await tx.query(sql`
    delete from integration_jobs
    where company_id = ${companyId} and (external_id = ${externalId} or job_id = ${jobId})`);
  await tx.query(sql`
    insert into integration_jobs (company_id, external_id, job_id, created_at)
    values (${companyId}, ${externalId}, ${jobId}, ${clock.now().toISOString()})`);
}
