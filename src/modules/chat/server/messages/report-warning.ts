import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { MessageFlag } from '../../chat-fields.ts';

/** The sender says that a warning on their message is wrong; it stays until someone has looked at it. */
export async function reportWarning(
  ctx: AccountWriteContext,
  { id }: { id: number },
): Promise<{ is_reported: boolean }> {
  const { rows } = await ctx.tx.query<{ text: string | null; flags: MessageFlag[] }>(sql`
    select text, flags from messages
    where id = ${id} and sender_id = ${ctx.viewer.accountId} and cardinality(flags) > 0 and recalled_at is null`);
  const [message] = rows;
  if (!message) throw new AppError('notFound');
  await ctx.tx.emit('warning.disputed', {
    messageId: id,
    senderId: ctx.viewer.accountId,
    flags: message.flags,
    text: message.text ?? '',
    language: ctx.locale.language,
    countryId: ctx.locale.countryId,
    at: ctx.clock.now(),
  });
  return { is_reported: true };
}
