import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { chatContract } from '../chat.contract.ts';
import { presentConversations } from './chat.presenter.ts';
import { loadReplies } from './response-meters.ts';
import { assertMayRead } from './visible-conversation.ts';

type Endpoint = (typeof chatContract)['GET /chat/conversations/:id'];

/** One conversation as the viewer has it, and for a talent how its Boss answers. */
export async function getConversation(ctx: AccountContext, input: { id: number }): Promise<AnswerOf<Endpoint>> {
  await assertMayRead(ctx, input.id);
  const wanted = [{ accountId: ctx.viewer.accountId, conversationId: input.id }];
  const [view] = await presentConversations(ctx.tx, ctx.clock.now(), wanted);
  if (!view) throw new AppError('notFound');
  const { side, other } = view.conversation;
  const bossId = side === 'talent' ? other.account_id : null;
  const replies = bossId === null ? null : ((await loadReplies(ctx.tx, 'boss', [bossId])).get(bossId) ?? null);
  return { ...view.conversation, replies };
}
