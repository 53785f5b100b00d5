import { AppError } from '#src/kernel/errors.ts';
import type { SessionWriteContext } from '#src/platform/context.ts';
import { isOwn, ownerOf } from '#src/platform/database/owner.ts';
import { sql } from '#src/platform/database/sql.ts';
import { countFollowers, findCompanyId } from './companies.queries.ts';

/** Follows a company, or stops; the same wish twice or at the same time changes nothing more. */
export async function followCompany(ctx: SessionWriteContext, input: { slug: string; follow: boolean }) {
  const companyId = await findCompanyId(ctx.tx, input.slug);
  const owner = ownerOf(ctx.viewer);
  if (!companyId || !owner) throw new AppError('notFound');
  const column = sql.identifier(owner.column);
  if (input.follow) {
    await ctx.tx.query(sql`
      insert into company_followers (company_id, ${column}, created_at)
      values (${companyId}, ${owner.id}, ${ctx.clock.now().toISOString()})
      on conflict (${column}, company_id) where ${column} is not null do nothing`);
  } else {
    await ctx.tx.query(sql`delete from company_followers where company_id = ${companyId} and ${isOwn(ctx.viewer)}`);
  }
  return { is_followed: input.follow, follower_count: await countFollowers(ctx.tx, companyId) };
}
