import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Report } from '../report.ts';
import type { RuleName } from '../rubric.ts';
import { isIssue } from './compare-reports.ts';

interface Mark {
  id: number;
  rule: RuleName;
  is_resolved: boolean;
}

/** A mark on the own report, for one's own order; what it is worth the next analysis tells. */
export async function markIssue(ctx: AccountWriteContext, { id, rule, is_resolved }: Mark) {
  const { rows } = await ctx.tx.query<{ report: Report | null; resolved: RuleName[] }>(sql`
    select report, resolved from resume_analyses where id = ${id} and account_id = ${ctx.viewer.accountId} for update`);
  const [found] = rows;
  if (!found?.report?.rules.some((one) => one.rule === rule && isIssue(one))) throw new AppError('notFound');
  const others = found.resolved.filter((one) => one !== rule);
  const resolved = is_resolved ? [...others, rule] : others;
  await ctx.tx.query(sql`update resume_analyses set resolved = ${resolved}::text[] where id = ${id}`);
  return { resolved };
}
