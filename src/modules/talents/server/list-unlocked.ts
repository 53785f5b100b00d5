import { AppError } from '#src/kernel/errors.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { PAGE_SIZE } from '../talent-rules.ts';
import { presentTalents } from './present-talents.ts';
import type { TalentsParts } from './talents.parts.ts';
import { readCredits } from './unlock-credits.ts';
import { assertVerified, isVisible } from './visible-talents.ts';

const CURSOR = /^(\d{1,17})_(\d{1,15})$/;

/** Talents whom the company has unlocked and may still see, the last first. */
export function createListUnlocked(parts: TalentsParts) {
  return async (ctx: MemberContext, { cursor }: { cursor?: string | undefined }) => {
    assertVerified(ctx.viewer);
    const { company_id: companyId } = ctx.viewer.membership;
    const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
    if (cursor !== undefined && !id)
      throw new AppError('validationFailed', {}, [{ field: 'cursor', problem: 'invalid' }]);
    const after =
      at && id
        ? sql`and (u.unlocked_at, u.id) < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`
        : sql``;
    const { rows } = await ctx.tx.query<{ id: number; account_id: number; micros: string }>(sql`
      select u.id, u.account_id, (extract(epoch from u.unlocked_at) * 1000000)::bigint::text as micros
      from talent_unlocks u join talent_search t on t.account_id = u.account_id join accounts a on a.id = t.account_id
      where u.company_id = ${companyId} and u.expires_at > ${ctx.clock.now().toISOString()} and ${isVisible(ctx.viewer)}
        ${after}
      order by u.unlocked_at desc, u.id desc limit ${PAGE_SIZE + 1}`);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    const found = shown.map(({ account_id }) => ({ account_id, words: [], level: null }));
    return {
      talents: await presentTalents(ctx, parts, found, new Map()),
      next_cursor: last ? `${last.micros}_${last.id}` : null,
      credits: await readCredits(ctx.tx, companyId, ctx.clock),
    };
  };
}
