import { AppError } from '#src/kernel/errors.ts';
import { tidyText } from '#src/kernel/text.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_CORRECTIONS, saidForAll } from '../match-lines.ts';
import type { Match } from '../matching.contract.ts';
import { assertSeen, findOwnMatch } from './get-match.ts';
import type { MatchingParts } from './matching.parts.ts';
import { mayCorrect, presentMatch } from './present-match.ts';

interface Input {
  id: number;
  line: string;
  says: 'have' | 'not';
  statement: string;
}

/** TRU-07: someone knows better. Two corrections of one line at once leave the later one; the limit holds for all. */
export function createCorrectLine(parts: MatchingParts) {
  return async (ctx: AccountWriteContext, { id, line, says, statement }: Input) => {
    const words = tidyText(statement);
    if (says === 'have' && !words) {
      throw new AppError('validationFailed', {}, [{ field: 'statement', problem: 'required' }]);
    }
    await assertSeen(parts, ctx, id);
    const jobId = await findScope(parts, ctx, id, line);
    const accountId = await lockAccount(ctx);
    const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
      select count(*) as count from match_corrections
      where account_id = ${accountId} and not (line = ${line} and job_id is not distinct from ${jobId}::bigint)`);
    if (count >= MOST_CORRECTIONS) throw new AppError('matchCorrectionsLimit', { max: MOST_CORRECTIONS });
    await ctx.tx.query(sql`
      insert into match_corrections (account_id, job_id, line, says, statement, created_at)
      values (${accountId}, ${jobId}, ${line}, ${says}, ${words}, ${ctx.clock.now().toISOString()})
      on conflict (account_id, job_id, line) do update set says = excluded.says, statement = excluded.statement`);
    return answerMatch(parts, ctx, id);
  };
}

/** What was said is gone, and the line is as the profile tells it. */
export function createDropCorrection(parts: MatchingParts) {
  return async (ctx: AccountWriteContext, { id, line }: { id: number; line: string }) => {
    await assertSeen(parts, ctx, id);
    const jobId = await findScope(parts, ctx, id, line);
    await ctx.tx.query(sql`
      delete from match_corrections where account_id = ${ctx.viewer.accountId} and line = ${line}
        and job_id is not distinct from ${jobId}::bigint`);
    return answerMatch(parts, ctx, id);
  };
}

/** The job that a correction of the line is about, or null when it counts wherever the same is asked for. */
async function findScope(
  parts: MatchingParts,
  ctx: AccountWriteContext,
  id: number,
  line: string,
): Promise<number | null> {
  const found = await findOwnMatch(parts, ctx, id);
  const one = found?.ledger.lines.find(({ key }) => key === line);
  if (!one || !mayCorrect(one)) throw new AppError('notFound');
  return saidForAll.has(one.kind) ? null : id;
}

async function answerMatch(
  parts: MatchingParts,
  ctx: AccountWriteContext,
  id: number,
): Promise<{ match: Match | null }> {
  const found = await findOwnMatch(parts, ctx, id);
  return { match: found ? presentMatch(ctx, found, parts) : null };
}
