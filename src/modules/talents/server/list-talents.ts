import type { MemberContext } from '#src/platform/context.ts';
import { shortTransaction } from '#src/platform/database/in-batches.ts';
import type { TalentSearchInput } from '../talents.contract.ts';
import { countLook } from './daily-caps.ts';
import { findTalents } from './find-talents.ts';
import { presentTalents } from './present-talents.ts';
import { rememberCounts } from './remember-counts.ts';
import { readTalentNumbers } from './talent-numbers.ts';
import type { TalentsParts } from './talents.parts.ts';
import { filterExpressions, understandSearch } from './understand-search.ts';
import { readCredits } from './unlock-credits.ts';
import { assertVerified } from './visible-talents.ts';

/** A search that takes longer than this is given up, so that nobody holds up the others. */
const MOST_MS = 4000;

/** EMP-03: a page of job seekers who want to be found. */
export function createListTalents(parts: TalentsParts) {
  const counts = rememberCounts();
  return async (ctx: MemberContext, input: TalentSearchInput) => {
    assertVerified(ctx.viewer);
    await countLook(parts.db, ctx, 'searches');
    const understood = await understandSearch(ctx, parts, input);
    const asked = {
      ...understood,
      filters: [...understood.filters, ...filterExpressions(parts, input)],
    };
    const { company_id: companyId } = ctx.viewer.membership;
    const numbers = await readTalentNumbers(parts.secrets, ctx.tx, companyId);
    const { found, counted, ...page } = await shortTransaction(parts.db, MOST_MS, (tx) =>
      findTalents(tx, ctx, asked, input, { numbers, known: counts.read(ctx, input) }),
    );
    counts.keep(ctx, input, counted);
    const hasLevels = asked.levels !== null;
    const cards = found.map((one) => ({ ...one, level: hasLevels ? one.level : null }));
    return {
      ...page,
      talents: await presentTalents(ctx, parts, cards, asked.labels),
      understood: asked.understood,
      credits: await readCredits(ctx.tx, companyId, ctx.clock),
    };
  };
}
