import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { ChatParts } from './chat.parts.ts';
import { lockConversation } from './conversations.queries.ts';

/** Tells the operators that something is wrong in a conversation of the viewer. */
export function createReportConversation({ fileReport }: ChatParts) {
  return async (ctx: Context, input: { id: number; reason_id: number; note: string }) => {
    const conversation = await lockConversation(ctx.tx, input.id, ctx.viewer.accountId ?? 0);
    if (!conversation) throw new AppError('notFound');
    const report = {
      subject: 'conversation',
      subjectId: input.id,
      reasonId: input.reason_id,
      note: input.note,
      about: conversation.side === 'talent' ? 'boss' : 'candidate',
    } as const;
    await fileReport(ctx, report);
    return { is_received: true };
  };
}
