import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CalendarEntry } from '../interview-fields.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import { interviewerOf } from './interviews.presenter.ts';
import { ofCompany } from './list-interviews.ts';

type Endpoint = (typeof interviewsContract)['GET /interviews/calendar'];
const LONGEST_MS = 62 * 24 * 3600_000;
/** A team of thirty that meets five people a day each. */
const MOST = 3000;

type Row = Pick<
  CalendarEntry,
  'id' | 'conversation_id' | 'minutes' | 'status' | 'turn' | 'job_title' | 'kind' | 'time_zone'
> & {
  /** Never null: both halves of the union take what has a time. */
  at: Date;
  boss_id: number | null;
  name_shared_at: Date | null;
  talent_first: string | null;
  talent_last: string | null;
  boss_first: string | null;
  boss_last: string | null;
};

/** INT-01: what an employer's calendar shows of some days. An end that nobody came to stays off it. */
export async function listCalendar(ctx: MemberContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  const { from, until, scope } = input;
  const length = Date.parse(until) - Date.parse(from);
  if (length <= 0 || length > LONGEST_MS) {
    throw new AppError('validationFailed', {}, [{ field: 'until', problem: 'invalidChoice' }]);
  }
  const { accountId, membership } = ctx.viewer;
  const whose = scope === 'own' ? sql`i.boss_id = ${accountId}` : ofCompany(ctx, membership.company_id);
  const columns = sql`i.id, i.conversation_id, i.minutes, i.status, i.turn, c.job_title, i.kind, i.time_zone, i.boss_id,
    c.name_shared_at, i.talent_id`;
  const { rows } = await ctx.tx.query<Row>(sql`
    select one.id, one.conversation_id, one.at, one.minutes, one.status, one.turn, one.job_title, one.kind,
      one.time_zone, one.boss_id, one.name_shared_at, t.first_name as talent_first, t.last_name as talent_last,
      b.first_name as boss_first, b.last_name as boss_last
    from (
      select ${columns}, i.listed_at as at from interviews i join conversations c on c.id = i.conversation_id
      where ${whose} and i.listed_at >= ${from} and i.listed_at < ${until}
        and i.status not in ('pending', 'rejected', 'cancelled', 'expired')
      union all
      select ${columns}, proposed.starts_at from interviews i join conversations c on c.id = i.conversation_id
      join interview_times proposed on proposed.interview_id = i.id
      where ${whose} and i.status = 'pending' and proposed.starts_at >= ${from} and proposed.starts_at < ${until}
      order by at, id limit ${MOST}
    ) one left join accounts t on t.id = one.talent_id left join accounts b on b.id = one.boss_id
    order by one.at, one.id`);
  return { entries: rows.map((row) => present(row, accountId)) };
}

function present(row: Row, accountId: number): CalendarEntry {
  const { id, conversation_id, at, minutes, status, turn, job_title, kind, time_zone } = row;
  return {
    id,
    conversation_id,
    at: at.toISOString(),
    minutes,
    status,
    turn,
    is_mine: row.boss_id === accountId,
    name: talentNameForEmployer({ first: row.talent_first, last: row.talent_last, sharedAt: row.name_shared_at }),
    interviewer: interviewerOf(row),
    job_title,
    kind,
    time_zone,
  };
}
