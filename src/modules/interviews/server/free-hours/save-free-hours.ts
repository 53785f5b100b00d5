import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FreeHours } from '../../free-hours-fields.ts';
import { faultOf } from '../../free-slots.ts';
import type { interviewsContract } from '../../interviews.contract.ts';
import { findFreeHours } from './free-hours.queries.ts';
import { presentFreeHours } from './get-free-hours.ts';

type Endpoint = (typeof interviewsContract)['PUT /interviews/free-hours'];

/** INT-01: keeps a Boss's free hours as a whole; what is already booked stays. */
export async function saveFreeHours(ctx: MemberWriteContext, hours: FreeHours): Promise<AnswerOf<Endpoint>> {
  const fault = faultOf(hours);
  if (fault === 'time_zone') {
    throw new AppError('validationFailed', {}, [{ field: 'time_zone', problem: 'invalidChoice' }]);
  }
  if (fault) throw new AppError('freeHoursOverlap');
  const { accountId } = ctx.viewer;
  const { is_on, time_zone, minutes, buffer_minutes, notice_hours, days_ahead } = hours;
  const at = ctx.clock.now().toISOString();
  await ctx.tx.query(sql`
    insert into free_hours (account_id, is_on, time_zone, minutes, buffer_minutes, notice_hours, days_ahead, created_at,
      updated_at)
    values (${accountId}, ${is_on}, ${time_zone}, ${minutes}, ${buffer_minutes}, ${notice_hours}, ${days_ahead}, ${at},
      ${at})
    on conflict (account_id) do update set is_on = excluded.is_on, time_zone = excluded.time_zone,
      minutes = excluded.minutes, buffer_minutes = excluded.buffer_minutes, notice_hours = excluded.notice_hours,
      days_ahead = excluded.days_ahead, updated_at = excluded.updated_at`);
  await replaceSpans(ctx.tx, accountId, hours);
  return presentFreeHours(ctx, (await findFreeHours(ctx.tx, accountId)) ?? hours);
}

async function replaceSpans(tx: Transaction, accountId: number, { week, days }: FreeHours): Promise<void> {
  const weekly = week.flatMap((spans, at) => spans.map((span) => ({ weekday: at + 1, day: null, ...span })));
  const apart = days.flatMap(({ day, spans }) => {
    const own = spans.length > 0 ? spans : [{ from: null, until: null }];
    return own.map((span) => ({ weekday: null, day, ...span }));
  });
  const rows = [...weekly, ...apart];
  await tx.query(sql`delete from free_hour_spans where account_id = ${accountId}`);
  await tx.query(sql`
    insert into free_hour_spans (account_id, weekday, day, from_minute, until_minute)
    select ${accountId}::bigint, one.weekday, one.day, one."from", one.until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (weekday smallint, day date, "from" smallint, until smallint)`);
}
