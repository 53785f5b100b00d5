import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { notificationsContract } from '../notifications.contract.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { countUnread } from './notifications.queries.ts';

type Input = ParsedInputOf<(typeof notificationsContract)['POST /notification/read']>;

/** Marks the viewer's own notifications as read, and lets their other pages know. */
export function createMarkRead(parts: NotificationsParts) {
  return async (ctx: AccountWriteContext, { ids, all }: Input) => {
    const { accountId } = ctx.viewer;
    if (all || ids.length > 0) {
      const these = all ? sql`` : sql`and id = any(${ids}::bigint[])`;
      await ctx.tx.query(sql`
        update notifications set read_at = ${ctx.clock.now().toISOString()}
        where account_id = ${accountId} and read_at is null ${these}`);
    }
    const unread = await countUnread(parts, ctx.tx, accountId);
    ctx.tx.afterCommit(() => parts.publish?.([accountId], { type: 'unread', ...unread }));
    return unread;
  };
}
