import { AppError } from '#src/kernel/errors.ts';
import { engineOf } from '#src/modules/ai/ai-schemas.ts';
import { isExternalOff } from '#src/modules/ai/server/ai.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CoachConversation, CoachStatus, CoachTurn } from '../coach.contract.ts';
import { STARTERS } from '../suggestions.ts';
import type { CoachParts } from './coach.parts.ts';
import { findConversation, listConversations, loadTurns, presentConversation } from './conversations.queries.ts';
import { listPractices } from './practice/practices.queries.ts';
import { presentBlocks } from './present-blocks.ts';
import { questionCredits } from './question-credits.ts';

/** The page of the coach before anything is asked. */
export function createGetCoach({ engines, texts }: CoachParts) {
  return async (ctx: AccountContext): Promise<CoachStatus> => {
    const { tx, viewer, clock, locale } = ctx;
    const isOff = await isExternalOff(tx, viewer.accountId);
    const model = isOff ? null : (engines.provider?.model ?? null);
    const t = texts.translate(locale.language);
    return {
      credits: await questionCredits.read(tx, viewer.accountId, clock.now()),
      engine: engineOf({ model }),
      conversations: (await listConversations(tx, viewer.accountId)).map(presentConversation),
      starters: STARTERS.map((name) => t(`coaching.ask.${name}`)),
      practices: await listPractices(tx, viewer.accountId),
    };
  };
}

export function createGetConversation(parts: CoachParts) {
  return async (ctx: AccountContext, { id }: { id: number }): Promise<CoachConversation & { turns: CoachTurn[] }> => {
    const conversation = await findConversation(ctx, id);
    const rows = await loadTurns(ctx.tx, id);
    const presented = await presentBlocks(
      ctx,
      parts,
      rows.map(({ blocks }) => blocks),
    );
    return {
      ...presentConversation(conversation),
      turns: rows.map(({ model, created_at, ...row }, at) => ({
        ...row,
        engine: engineOf({ model }),
        blocks: presented[at] ?? [],
        created_at: created_at.toISOString(),
      })),
    };
  };
}

export async function deleteConversation({ tx, viewer }: AccountWriteContext, { id }: { id: number }) {
  const { rows } = await tx.query<{ id: number }>(sql`
    delete from coach_conversations where id = ${id} and account_id = ${viewer.accountId} returning id`);
  if (rows.length === 0) throw new AppError('notFound');
  return { is_deleted: true };
}
