import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { notificationsContract } from '../notifications.contract.ts';
import type { NotificationsParts } from './notifications.parts.ts';

type Answer = AnswerOf<(typeof notificationsContract)['GET /notification/outbox']>;
type Row = Answer['messages'][number] & Record<string, unknown>;

const PAGE = 30;

/** The newest mails and SMS that no service has taken, on the machine of a developer; anywhere else there is no such thing. */
export function createListOutbox({ mayReadOutbox }: Pick<NotificationsParts, 'mayReadOutbox'>) {
  return async (ctx: Context, { before }: { before?: number }): Promise<Answer> => {
    if (!mayReadOutbox?.(ctx.request)) throw new AppError('notFound');
    const older = before === undefined ? sql`` : sql`and id < ${before}`;
    const { rows } = await ctx.tx.execute<Row>(sql`
      select id, channel, recipient, subject, body_text as text, body_html as html, created_at
      from outbox_messages where status = 'kept' ${older} order by id desc limit ${PAGE + 1}`);
    const page = rows.slice(0, PAGE).map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
    return { messages: page, next_before: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
  };
}
