import { AppError } from '#src/kernel/errors.ts';
import { permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

export async function getReach({ tx, viewer }: MemberContext) {
  const { company_id } = viewer.membership;
  const { is_in_feeds } = await tx.queryOne<{ is_in_feeds: boolean }>(
    sql`select is_in_feeds from companies where id = ${company_id}`,
  );
  return { company_id, is_in_feeds, may_change: permissionsOf(viewer.membership).edit_company };
}

/** TRU-12: the next copy of the feed has the company's jobs, or no longer has them. */
export async function setReach(ctx: MemberWriteContext, { is_in_feeds }: { is_in_feeds: boolean }) {
  const { company_id } = ctx.viewer.membership;
  if (!permissionsOf(ctx.viewer.membership).edit_company) throw new AppError('noPermission');
  await ctx.tx.query(sql`update companies set is_in_feeds = ${is_in_feeds} where id = ${company_id}`);
  return getReach(ctx);
}
