import { type Mover, mayMove, type Stage } from '../application-stages.ts';
import { findApplication } from './applications.queries.ts';
import { type Acting, createMoveApplication } from './move-application.ts';

/**
 * For modules whose news carries an application on, such as an interview that is agreed on: it moves where its table of
 * steps has that step, and stays where it is otherwise or where nobody has applied.
 */
export function createAdvanceApplication(parts: Parameters<typeof createMoveApplication>[0]) {
  const move = createMoveApplication(parts);
  return async (ctx: Acting, conversationId: number, to: Stage, mover: Mover): Promise<void> => {
    const found = await findApplication(ctx.tx, { conversationId });
    if (!found || !mayMove(found.stage, to, mover)) return;
    await move(ctx, { which: { id: found.id }, to, mover });
  };
}

export type AdvanceApplication = ReturnType<typeof createAdvanceApplication>;
