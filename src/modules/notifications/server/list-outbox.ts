import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { OUTBOX_COOKIE } from '#src/platform/delivery/outbox-access.ts';
import type { notificationsContract } from '../notifications.contract.ts';
import type { NotificationsParts } from './notifications.parts.ts';

type Answer = AnswerOf<(typeof notificationsContract)['GET /notification/outbox']>;
type Row = Omit<Answer['messages'][number], 'created_at'> & { created_at: Date };

const PAGE = 30;
const COOKIE_SECONDS = 86_400;

/**
 * The newest mails and SMS that no service has taken, for whoever has the outbox's token; for others there is no such
 * thing. The browser that brought the token keeps it, so that the next page needs none in its address.
 */
export function createListOutbox({ mayReadOutbox }: Pick<NotificationsParts, 'mayReadOutbox'>) {
  return async (ctx: Context, { before, token }: { before?: number; token?: string }): Promise<Answer> => {
    if (!mayReadOutbox?.(ctx.request, token)) throw new AppError('notFound');
    if (token) ctx.setCookie({ name: OUTBOX_COOKIE, value: token, maxAge: COOKIE_SECONDS, httpOnly: true });
    const older = before === undefined ? sql`` : sql`and id < ${before}`;
    const { rows } = await ctx.tx.query<Row>(sql`
      select id, channel, recipient, subject, body_text as text, body_html as html, created_at
      from outbox_messages where status = 'kept' ${older} order by id desc limit ${PAGE + 1}`);
    const page = rows.slice(0, PAGE).map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    return { messages: page, next_before: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
  };
}
