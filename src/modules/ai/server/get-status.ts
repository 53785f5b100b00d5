import { creditDay } from '#src/kernel/credit-day.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { WritingStatus } from '../ai.contract.ts';
import { engineOf } from '../ai-schemas.ts';
import type { AiParts } from './ai.parts.ts';
import { isExternalOff, writingCredits } from './credits.ts';

/** What may still be written today, and by whom. */
export function createGetStatus({ provider, images }: AiParts) {
  return async ({ tx, viewer, clock }: AccountContext | AccountWriteContext): Promise<WritingStatus> => {
    const isAllowed = !(await isExternalOff(tx, viewer.accountId));
    const model = isAllowed ? (provider?.model ?? null) : null;
    return {
      credits: await writingCredits.read(tx, viewer.accountId, clock.now()),
      engine: engineOf({ model }),
      external_model: provider?.model ?? null,
      external_image_model: images?.model ?? null,
      is_external_allowed: isAllowed,
    };
  };
}

/** Whether an outside service may get to see what is to be written. */
export function createChooseEngine(parts: AiParts) {
  const getStatus = createGetStatus(parts);
  return async (ctx: AccountWriteContext, { is_external_allowed }: { is_external_allowed: boolean }) => {
    await ctx.tx.query(sql`
      insert into ai_accounts (account_id, credit_day, is_external_off)
      values (${ctx.viewer.accountId}, ${creditDay(ctx.clock.now())}, ${!is_external_allowed})
      on conflict (account_id) do update set is_external_off = excluded.is_external_off`);
    return getStatus(ctx);
  };
}
