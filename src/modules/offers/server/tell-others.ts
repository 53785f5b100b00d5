import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { countOthers, declineOthers } from '#src/modules/applications/server/applications.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { offersContract } from '../offers.contract.ts';
import { findOffer } from './offers.queries.ts';

type Look = (typeof offersContract)['GET /offers/:id/others'];
type Tell = (typeof offersContract)['POST /offers/:id/tell-others'];

/** What is left to do once an offer is accepted: a job that may be closed, and applicants who still wait. */
export async function lookAtOthers(ctx: AccountContext, { id }: { id: number }): Promise<AnswerOf<Look>> {
  const hired = await findHired(ctx.tx, id, ctx.viewer.accountId);
  if (!hired) return { others: 0, job: null };
  const { rows } = await ctx.tx.query<{ id: number; title: string; status: 'open' | 'on_hold' | 'closed' }>(sql`
    select id, title, status from jobs where id = ${hired.jobId} and deleted_at is null`);
  return { others: await countOthers(ctx.tx, hired), job: rows[0] ?? null };
}

/** OFFER-01: only if the employer says so, and only to who applied in conversations of their own. */
export async function tellOthers(ctx: AccountWriteContext, { id }: { id: number }): Promise<AnswerOf<Tell>> {
  const hired = await findHired(ctx.tx, id, ctx.viewer.accountId);
  return { told: hired ? await declineOthers(ctx, hired) : 0 };
}

/** Null where the posting is gone for good. */
async function findHired(tx: Reader, id: number, bossId: number) {
  const row = await findOffer(tx, id);
  if (row?.boss_id !== bossId) throw new AppError('notFound');
  if (row.status !== 'accepted') throw new AppError('offerNotAccepted');
  return row.job_id === null ? null : { jobId: row.job_id, bossId, conversationId: row.conversation_id };
}
