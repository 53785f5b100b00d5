import { AppError } from '#src/kernel/errors.ts';
import { normalizeText } from '#src/kernel/text.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { permissionsOf } from './team.policy.ts';
import { lockMembership } from './team.queries.ts';

/** Deletes the company for everyone: its jobs close, its team and its requests end. Only the coordinator may. */
export async function deleteCompany(ctx: MemberWriteContext, input: { name: string }) {
  const me = await lockMembership(ctx);
  if (!permissionsOf(me).delete_company) throw new AppError('noPermission');
  if (normalizeText(input.name) !== normalizeText(me.company_name)) {
    throw new AppError('validationFailed', {}, [{ field: 'name', problem: 'invalidFormat' }]);
  }
  await endCompany(ctx.tx, me.company_id, ctx.clock.now());
  return { is_deleted: true };
}

export async function endCompany(tx: Transaction, companyId: number, now: Date): Promise<void> {
  await tx.emit('company.ended', { id: companyId, at: now });
  await tx.query(sql`
    update join_requests set state = 'withdrawn', decided_at = ${now.toISOString()}
    where company_id = ${companyId} and state = 'pending'`);
  await tx.query(sql`delete from company_members where company_id = ${companyId}`);
  await tx.query(sql`update companies set status = 'deleted', verified_at = null where id = ${companyId}`);
  await tx.emit('company.changed', { id: companyId });
}
