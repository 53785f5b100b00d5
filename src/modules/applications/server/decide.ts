import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { assertWordsAllowed, tellCardChange } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { UNDO_SECONDS } from '../application-stages.ts';
import type { applicationsContract, CompanyApplication } from '../applications.contract.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { type LockedApplication, lockApplication } from './applications.queries.ts';
import { waitBriefly } from './brief-lock.ts';
import { readForCompany } from './company-application.ts';
import { assertStep } from './move-application.ts';
import { assertSeen, findCard } from './pipeline/place-card.ts';
import { settleCard } from './pipeline/settle-card.ts';

type Decide = (typeof applicationsContract)['POST /job-applications/:id/decide'];

/**
 * A Boss shortlists someone or finds them not suitable. Nobody hears of it for a minute, in which it can be taken back;
 * then `tell-decisions` takes the step. Of two who decide at once the later one counts, as long as nobody was told.
 */
export function createDecide({ publish }: Pick<ApplicationParts, 'publish'>) {
  return async (ctx: AccountWriteContext, input: ParsedInputOf<Decide>): Promise<CompanyApplication> => {
    const application = await lockOwn(ctx, input.id);
    const card = await findCard(ctx, input.id);
    if (card && input.moves !== undefined) assertSeen(card, input.moves);
    assertStep(application.stage, input.stage, 'employer');
    const { accountId } = ctx.viewer;
    if (application.conversation_id !== null) {
      await assertWordsAllowed(ctx, accountId, application.conversation_id, input.note, 'boss');
    }
    const now = ctx.clock.now();
    const due = new Date(now.getTime() + UNDO_SECONDS * 1000).toISOString();
    const reason = input.stage === 'not_suitable' ? (input.reason ?? null) : null;
    await ctx.tx.query(sql`
      insert into application_decisions (application_id, decided_by, stage, reason, note, due_at, created_at)
      values (${input.id}, ${accountId}, ${input.stage}, ${reason}, ${input.note.trim()}, ${due}, ${now.toISOString()})
      on conflict (application_id) do update set decided_by = excluded.decided_by, stage = excluded.stage,
        reason = excluded.reason, note = excluded.note, due_at = excluded.due_at, created_at = excluded.created_at`);
    await ctx.tx.query(sql`
      update pipeline_cards set returns_to = column_id where application_id = ${input.id} and column_id is not null`);
    await settleCard(ctx, publish, input.id, accountId);
    await tellPages(ctx, publish, application);
    return readForCompany(ctx, input.id);
  };
}

/** Takes a decision back of which nobody has heard. */
export function createUndoDecision({ publish }: Pick<ApplicationParts, 'publish'>) {
  return async (ctx: AccountWriteContext, { id }: { id: number }): Promise<CompanyApplication> => {
    const application = await lockOwn(ctx, id);
    const { rowCount } = await ctx.tx.query(sql`delete from application_decisions where application_id = ${id}`);
    if (!rowCount) throw new AppError('applicationUndoTooLate');
    await settleCard(ctx, publish, id, ctx.viewer.accountId);
    await ctx.tx.query(sql`
      update pipeline_cards set column_id = returns_to, returns_to = null
      where application_id = ${id} and returns_to is not null`);
    await tellPages(ctx, publish, application);
    return readForCompany(ctx, id);
  };
}

/** Only who has the conversation decides; colleagues take it over first. */
async function lockOwn(ctx: AccountWriteContext, id: number): Promise<LockedApplication> {
  const application = await waitBriefly(ctx.tx, 'applicationUpdateProcessing', () => lockApplication(ctx.tx, { id }));
  if (!application || application.boss_id !== ctx.viewer.accountId) throw new AppError('notFound');
  return application;
}

async function tellPages(
  ctx: AccountWriteContext,
  publish: ApplicationParts['publish'],
  { conversation_id, card_seq: seq }: LockedApplication,
): Promise<void> {
  if (conversation_id !== null && seq !== null) await tellCardChange(ctx, publish, { conversation_id, seq });
}
