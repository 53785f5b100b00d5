import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { Conversation } from '../chat-fields.ts';
import { presentConversations } from './chat.presenter.ts';
import { assertMayRead } from './visible-conversation.ts';

/** One conversation as the viewer has it. */
export async function getConversation(ctx: Context, input: { id: number }): Promise<Conversation> {
  await assertMayRead(ctx, input.id);
  const wanted = [{ accountId: ctx.viewer.accountId ?? 0, conversationId: input.id }];
  const [view] = await presentConversations(ctx.tx, ctx.clock.now(), wanted);
  if (!view) throw new AppError('notFound');
  return view.conversation;
}
