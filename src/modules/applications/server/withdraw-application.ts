import { AppError } from '#src/kernel/errors.ts';
import { createWithdrawConversation } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Application } from '../applications.contract.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { findApplication, lockApplication } from './applications.queries.ts';
import { readApplication } from './apply.ts';
import { waitBriefly } from './brief-lock.ts';
import { assertStep, type MoveApplication } from './move-application.ts';

/**
 * A job seeker takes their application back: the conversation ends as theirs, which tells the Boss, and with it the
 * application (`applications.listeners.ts`). Where the conversation is closed or gone only the application ends.
 */
export function createWithdrawApplication(parts: ApplicationParts, move: MoveApplication) {
  const withdrawConversation = createWithdrawConversation(parts.chat);
  return async (ctx: AccountWriteContext, { id }: { id: number }): Promise<Application> => {
    const found = await findApplication(ctx.tx, { id });
    if (found?.account_id !== ctx.viewer.accountId) throw new AppError('notFound');
    const locked = await waitBriefly(ctx.tx, 'applicationUpdateProcessing', () => lockApplication(ctx.tx, { id }));
    if (!locked) throw new AppError('notFound');
    // A second press finds it done.
    if (locked.stage === 'withdrawn') return readApplication(ctx, id);
    assertStep(locked.stage, 'withdrawn', 'talent');
    if (locked.conversation_id !== null) await withdrawConversation(ctx, { id: locked.conversation_id });
    const now = await findApplication(ctx.tx, { id });
    if (now && now.stage !== 'withdrawn') await move(ctx, { which: { id }, to: 'withdrawn', mover: 'talent' });
    return readApplication(ctx, id);
  };
}
