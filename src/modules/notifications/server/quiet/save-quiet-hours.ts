import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { notificationsContract } from '../../notifications.contract.ts';
import { createGetSettings } from '../notification-settings.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { minuteOf } from './quiet-until.ts';

type Call = (typeof notificationsContract)['POST /notification/quiet-hours'];

/** Sets or ends one's quiet hours. What waits for the end of the old ones comes now. */
export function createSaveQuietHours(parts: NotificationsParts) {
  const getSettings = createGetSettings(parts);
  return async (ctx: AccountWriteContext, { is_on, from, to }: ParsedInputOf<Call>): Promise<AnswerOf<Call>> => {
    const { accountId } = ctx.viewer;
    if (is_on && from === to) throw new AppError('validationFailed', {}, [{ field: 'to', problem: 'invalidChoice' }]);
    await ctx.tx.query(
      is_on
        ? sql`insert into quiet_hours (account_id, from_minute, to_minute)
            values (${accountId}, ${minuteOf(from)}, ${minuteOf(to)})
            on conflict (account_id) do update set from_minute = excluded.from_minute, to_minute = excluded.to_minute`
        : sql`delete from quiet_hours where account_id = ${accountId}`,
    );
    await ctx.tx.query(sql`
      update held_news set release_at = ${ctx.clock.now().toISOString()} where account_id = ${accountId}`);
    return getSettings(ctx);
  };
}
