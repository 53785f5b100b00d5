import { AppError } from '#src/kernel/errors.ts';
import { assertOnTeam } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Stage } from '../application-stages.ts';
import { findApplication, lockApplication } from './applications.queries.ts';
import type { MoveApplication } from './move-application.ts';

/** APP-01: someone of the company has opened it; the first time moves it on, and later ones change nothing. */
export function createViewApplication(move: MoveApplication) {
  return async (ctx: AccountWriteContext, { id }: { id: number }): Promise<{ stage: Stage }> => {
    const found = await findApplication(ctx.tx, { id });
    if (!found || found.conversation_id === null) throw new AppError('notFound');
    await assertOnTeam(ctx, found.conversation_id);
    if (found.stage !== 'applied') return { stage: found.stage };
    const locked = await lockApplication(ctx.tx, { id });
    if (locked?.stage !== 'applied') return { stage: locked?.stage ?? found.stage };
    return move(ctx, { which: { id }, to: 'viewed', mover: 'employer' });
  };
}
