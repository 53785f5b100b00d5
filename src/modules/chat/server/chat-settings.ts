import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { phrasesContract } from '../phrases.contract.ts';
import { readPhrase } from './messages/phrases.ts';

type Settings = AnswerOf<(typeof phrasesContract)['GET /chat/settings']>;
type Change = ParsedInputOf<(typeof phrasesContract)['PUT /chat/settings']>;

/** Auto-reply and retention of the viewer. */
export async function getChatSettings(ctx: AccountContext): Promise<Settings> {
  const { rows } = await ctx.tx.query<{ days: 30 | 90; is_enabled: boolean; text: string }>(sql`
    select retention_days as days, is_auto_reply_enabled as is_enabled, auto_reply_text as text
    from chat_inboxes where account_id = ${ctx.viewer.accountId}`);
  const { days = 90, is_enabled = false, text = '' } = rows[0] ?? {};
  return { auto_reply: { is_enabled, text }, retention_days: days };
}

/** Changes what is given and leaves the rest. An auto-reply that is switched on has words. */
export async function changeChatSettings(ctx: AccountWriteContext, input: Change): Promise<Settings> {
  const reply = input.auto_reply;
  if (reply?.is_enabled && !reply.text) throw new AppError('messageEmpty');
  const text = reply?.text ? readPhrase(reply.text) : (reply?.text ?? null);
  await ctx.tx.query(sql`
    insert into chat_inboxes (account_id) values (${ctx.viewer.accountId}) on conflict do nothing`);
  await ctx.tx.query(sql`
    update chat_inboxes set retention_days = coalesce(${input.retention_days ?? null}, retention_days),
      is_auto_reply_enabled = coalesce(${reply?.is_enabled ?? null}, is_auto_reply_enabled),
      auto_reply_text = coalesce(${text}, auto_reply_text)
    where account_id = ${ctx.viewer.accountId}`);
  return getChatSettings(ctx);
}
