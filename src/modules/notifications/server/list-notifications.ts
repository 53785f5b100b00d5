import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { notificationsContract } from '../notifications.contract.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { presentNotice } from './notifications.presenter.ts';
import { countUnread } from './notifications.queries.ts';

type Endpoint = (typeof notificationsContract)['GET /notification/list'];

interface Row {
  id: number;
  kind: string;
  data: Record<string, unknown>;
  read_at: Date | null;
  created_at: Date;
}

/** A page of what the viewer was told, newest first, in the language they read now. */
export function createListNotifications(parts: NotificationsParts) {
  return async (ctx: AccountContext, { before, limit }: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    const { accountId } = ctx.viewer;
    const older = before === undefined ? sql`` : sql`and id < ${before}`;
    const [{ rows }, unread] = await Promise.all([
      // One more than asked for tells whether there is a next page.
      ctx.tx.query<Row>(sql`
        select id, kind, data, read_at, created_at from notifications
        where account_id = ${accountId} and is_shown ${older} order by id desc limit ${limit + 1}`),
      countUnread(parts, ctx.tx, accountId),
    ]);
    const t = parts.texts.translate(ctx.locale.language);
    const reader = { language: ctx.locale.language, isEmployer: ctx.viewer.role === 'recruiter' };
    const page = rows.slice(0, limit);
    return {
      notifications: page.flatMap((row) => {
        const notice = presentNotice(t, parts.notices, row, reader);
        if (!notice) return [];
        return {
          id: row.id,
          kind: row.kind,
          icon: parts.notices[row.kind]?.icon ?? 'bell',
          ...notice,
          is_read: row.read_at !== null,
          created_at: row.created_at.toISOString(),
        };
      }),
      next_before: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      unread,
    };
  };
}
