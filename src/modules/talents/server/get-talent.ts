import type { MemberContext } from '#src/platform/context.ts';
import { countLook } from './daily-caps.ts';
import { readTalent } from './read-talent.ts';
import { readTalentNumbers } from './talent-numbers.ts';
import type { TalentsParts } from './talents.parts.ts';
import { readCredits } from './unlock-credits.ts';
import { assertVerified, assertVisible } from './visible-talents.ts';

/** EMP-03, TRU-10: what a talent shows to this company; that it was read is written down before it is. */
export function createGetTalent(parts: TalentsParts) {
  return async (ctx: MemberContext, input: { id: string; job_id?: number | undefined }) => {
    assertVerified(ctx.viewer);
    const { company_id: companyId } = ctx.viewer.membership;
    const talentId = (await readTalentNumbers(parts.secrets, ctx.tx, companyId)).accountOf(input.id);
    await assertVisible(ctx.tx, ctx.viewer, talentId);
    await countLook(parts.db, ctx, 'profiles');
    const talent = await readTalent(ctx, parts, talentId, input.job_id);
    await parts.db.transaction((tx) => parts.recordProfile({ ...ctx, tx }, { talentId, what: 'viewed' }));
    return { talent, credits: await readCredits(ctx.tx, companyId, ctx.clock) };
  };
}
