import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { UNLOCK_DAYS } from '../talent-rules.ts';
import { readTalent } from './read-talent.ts';
import { readTalentNumbers } from './talent-numbers.ts';
import type { TalentsParts } from './talents.parts.ts';
import { lockBalance, readCredits, spendCredit } from './unlock-credits.ts';
import { assertVerified, assertVisible } from './visible-talents.ts';

const DAY_MS = 24 * 3600_000;

/**
 * EMP-03: the full profile for ninety days. Colleagues who press at once follow each other under the company's balance, so
 * that one talent is paid for once; who has gone meanwhile costs nothing.
 */
export function createUnlockTalent(parts: TalentsParts) {
  return async (ctx: MemberWriteContext, input: { id: string }) => {
    assertVerified(ctx.viewer);
    const { company_id: companyId } = ctx.viewer.membership;
    const talentId = (await readTalentNumbers(parts.secrets, ctx.tx, companyId)).accountOf(input.id);
    const at = ctx.clock.now();
    const held = await lockBalance(ctx.tx, companyId, at);
    // Asked under the lock: it may have been another press that has just paid.
    await assertVisible(ctx.tx, ctx.viewer, talentId);
    const { rowCount } = await ctx.tx.query(sql`
      insert into talent_unlocks as known (company_id, account_id, unlocked_by, unlocked_at, expires_at)
      values (${companyId}, ${talentId}, ${ctx.viewer.accountId}, ${at.toISOString()},
        ${new Date(at.getTime() + UNLOCK_DAYS * DAY_MS).toISOString()})
      on conflict (company_id, account_id) do update set unlocked_by = excluded.unlocked_by,
        unlocked_at = excluded.unlocked_at, expires_at = excluded.expires_at
      where known.expires_at <= ${at.toISOString()}`);
    const isNew = Boolean(rowCount);
    if (isNew) {
      await spendCredit(ctx.tx, held, { companyId, byId: ctx.viewer.accountId, at });
      await parts.recordProfile(ctx, { talentId, what: 'unlocked' });
    }
    return {
      talent: await readTalent(ctx, parts, talentId),
      credits: await readCredits(ctx.tx, companyId, ctx.clock),
      is_new: isNew,
    };
  };
}
