import { AppError } from '#src/kernel/errors.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import { tellCardChange } from '#src/modules/chat/server/chat.public.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type DeclineReason, isEnded, type Mover, mayMove, type Stage } from '../application-stages.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { type LockedApplication, lockApplication, type Which } from './applications.queries.ts';
import { settleCard } from './pipeline/settle-card.ts';

interface Move {
  which: Which;
  to: Stage;
  mover: Mover;
  reason?: DeclineReason | null;
}

export type Acting = Pick<WriteContext, 'tx' | 'clock'>;

/**
 * The one way an application changes its stage: the table of steps decides, what happened is written down, both sides'
 * pages hear of it, and the job seeker is told of good news. Every forbidden step is refused with its own code.
 */
export function createMoveApplication({ publish, notify }: Pick<ApplicationParts, 'publish' | 'notify'>) {
  return async (ctx: Acting, { which, to, mover, reason = null }: Move): Promise<LockedApplication> => {
    const application = await lockApplication(ctx.tx, which);
    if (!application) throw new AppError('notFound');
    assertStep(application.stage, to, mover);
    const { id, account_id, conversation_id, card_seq } = application;
    await ctx.tx.query(sql`
      update applications set stage = ${to}, stage_at = ${ctx.clock.now().toISOString()} where id = ${id}`);
    await ctx.tx.query(sql`delete from application_decisions where application_id = ${id}`);
    await settleCard(ctx, publish, id);
    await writeEvent(ctx, { applicationId: id, accountId: account_id, stage: to, mover, reason });
    if (to === 'viewed' || to === 'shortlisted') {
      const data = { what: to, name: employerName(application), job: application.job_title };
      await notify(ctx.tx, {
        accountId: account_id,
        kind: 'application_news',
        data,
        dedupeKey: `application:${id}:${to}`,
      });
    }
    if (conversation_id !== null && card_seq !== null) {
      await tellCardChange(ctx, publish, { conversation_id, seq: card_seq });
    }
    await ctx.tx.emit('application.moved', { id, stage: to });
    return { ...application, stage: to };
  };
}

export type MoveApplication = ReturnType<typeof createMoveApplication>;

/** Refuses a step that the table does not have; why depends on where the application stands. */
export function assertStep(from: Stage, to: Stage, mover: Mover): void {
  if (mayMove(from, to, mover)) return;
  if (from === 'withdrawn') throw new AppError('applicationWithdrawn');
  throw new AppError(isEnded(from) ? 'applicationEnded' : 'applicationStepNotAllowed');
}

interface NewEvent {
  applicationId: number;
  accountId: number;
  stage: Stage;
  mover: Mover;
  reason?: DeclineReason | null;
}

export async function writeEvent(ctx: Acting, event: NewEvent): Promise<void> {
  await ctx.tx.query(sql`
    insert into application_events (application_id, account_id, stage, mover, reason, created_at)
    values (${event.applicationId}, ${event.accountId}, ${event.stage}, ${event.mover}, ${event.reason ?? null},
      ${ctx.clock.now().toISOString()})`);
}

/** The person, or the company where nobody has the conversation. */
function employerName({ boss_first, boss_last, company_name }: LockedApplication): string {
  return shortName({ first: boss_first, last: boss_last }) || company_name;
}
