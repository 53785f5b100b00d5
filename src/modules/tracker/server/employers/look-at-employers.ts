import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { employersContract } from '../../employers.contract.ts';
import { countNews } from './employers.queries.ts';

type Input = ParsedInputOf<(typeof employersContract)['POST /employers/looked']>;

/** Clears what is new in a list; of two calls the later look counts, whichever arrives last. */
export async function lookAtEmployers(ctx: AccountWriteContext, { list }: Input) {
  const at = ctx.clock.now().toISOString();
  await ctx.tx.query(sql`
    insert into employer_looks (account_id, list, looked_at) values (${ctx.viewer.accountId}, ${list}, ${at})
    on conflict (account_id, list) do update set looked_at = greatest(employer_looks.looked_at, excluded.looked_at)`);
  return countNews(ctx);
}
