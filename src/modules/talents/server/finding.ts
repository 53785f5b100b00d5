import { AppError } from '#src/kernel/errors.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountContext, AccountWriteContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FindObstacle } from '../talent-rules.ts';
import type { FindingState } from '../talents.contract.ts';
import { loadOwnCard } from './load-cards.ts';
import type { TalentsParts } from './talents.parts.ts';

interface StateRow {
  is_on: boolean | null;
  obstacles: FindObstacle[];
}

/** EMP-03: a job seeker's own yes to being found; what keeps them from it is said, and how they would look. */
export function createGetFindable(parts: TalentsParts) {
  return (ctx: AccountContext): Promise<FindingState> => readState(ctx, parts);
}

export function createSetFindable(parts: TalentsParts) {
  return async (ctx: AccountWriteContext, input: { is_on: boolean }): Promise<FindingState> => {
    if (ctx.viewer.role !== 'talent') throw new AppError('noPermission');
    const accountId = await lockAccount(ctx);
    const now = ctx.clock.now();
    await ctx.tx.query(sql`
      insert into talent_findings (account_id, is_on, changed_at) values (${accountId}, ${input.is_on}, ${now.toISOString()})
      on conflict (account_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`);
    await parts.indexTalents(ctx.tx, [accountId], now);
    return readState(ctx, parts);
  };
}

async function readState(
  ctx: Pick<Context, 'tx' | 'clock' | 'locale'> & AccountContext,
  parts: TalentsParts,
): Promise<FindingState> {
  const { accountId } = ctx.viewer;
  const { is_on, obstacles } = await ctx.tx.queryOne<StateRow>(sql`
    select f.is_on, array_remove(array[
        case when not a.is_profile_completed then 'profile' end,
        case when not (a.is_email_verify or a.is_mobile_verified) then 'address' end,
        case when not coalesce(p.is_open_to_work, false) then 'open_to_work' end,
        case when not coalesce(p.is_shown, true) then 'hidden' end
      ], null) as obstacles
    from accounts a left join talent_findings f on f.account_id = a.id left join profiles p on p.account_id = a.id
    where a.id = ${accountId}`);
  return {
    is_on: is_on ?? false,
    was_asked: is_on !== null,
    obstacles,
    preview: obstacles.includes('profile') ? null : await loadOwnCard(ctx, parts, accountId),
  };
}
