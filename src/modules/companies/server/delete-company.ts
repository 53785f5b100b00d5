import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { normalizeText } from '#src/kernel/text.ts';
import type { Context } from '#src/platform/context.ts';
import type { TeamParts } from './team.parts.ts';
import { permissionsOf } from './team.policy.ts';
import { lockMembership } from './team.queries.ts';

/** Deletes the company for everyone: its jobs close, its team and its requests end. Only the coordinator may. */
export function createDeleteCompany({ jobs, indexCompanies }: TeamParts) {
  return async (ctx: Context, input: { name: string }) => {
    const me = await lockMembership(ctx);
    if (!permissionsOf(me).delete_company) throw new AppError('noPermission');
    if (normalizeText(input.name) !== normalizeText(me.company_name)) {
      throw new AppError('validationFailed', {}, [{ field: 'name', problem: 'invalidFormat' }]);
    }
    const now = ctx.clock.now();
    await jobs.closeAll(ctx.tx, me.company_id, now);
    await ctx.tx.execute(sql`
      update join_requests set state = 'withdrawn', decided_at = ${now.toISOString()}
      where company_id = ${me.company_id} and state = 'pending'`);
    await ctx.tx.execute(sql`delete from company_members where company_id = ${me.company_id}`);
    await ctx.tx.execute(sql`update companies set status = 'deleted', verified_at = null where id = ${me.company_id}`);
    await indexCompanies(ctx.tx, [me.company_id]);
    return { is_deleted: true };
  };
}
