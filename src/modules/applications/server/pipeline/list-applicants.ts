import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { isOverdueSince, isUnread } from '#src/modules/chat/server/chat.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { pipelineContract } from '../../pipeline.contract.ts';
import { ownIdOf } from '../../pipeline-columns.ts';
import { cardSource, findPipelineJob, isOnBoardOf } from './pipeline-scope.ts';
import { presentApplicants } from './present-applicants.ts';

type Endpoint = (typeof pipelineContract)['GET /recruiters/jobs/:id/applicants'];
type Input = ParsedInputOf<Endpoint>;

/**
 * Where a page ended: among those who wait, or among the rest; of who waits, whether a refreshed one comes first of their
 * day (0) or not (1); the moment in microseconds; the application.
 */
const CURSOR = /^([wn])_(?:([01])_)?(-?\d{1,17})_(\d{1,16})$/;

interface IdRow {
  id: number;
  part: 'w' | 'n';
  /** 0 for a refreshed one among those who wait since the same day; always 1 among the rest. */
  turn: number;
  /** Microseconds, as exact as the database orders by. */
  at: string;
}

/**
 * EMP-04: the applicants of a job, a page at a time: who waits longest stands on top, then the last that moved. VIP-02: of
 * those who wait since the same day, a refreshed one stands first; nobody who has waited a day longer is passed.
 */
export async function listApplicants(ctx: MemberContext, input: Input): Promise<AnswerOf<Endpoint>> {
  await findPipelineJob(ctx, input.id);
  const rows = await findIds(ctx, input);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    applicants: await presentApplicants(
      ctx,
      page.map(({ id }) => id),
    ),
    next_cursor: rows.length > input.limit && last ? `${last.part}_${last.turn}_${last.at}_${last.id}` : null,
  };
}

/** Two lists one after the other, each in the order of an index; within a day of waiting the refreshed are sorted out. */
async function findIds(ctx: MemberContext, input: Input): Promise<IdRow[]> {
  const conditions = conditionsOf(ctx, input);
  if (input.words) conditions.push(await matching(ctx, input.id, input.words));
  const [, part, turn = '1', at, id] = CURSOR.exec(input.cursor ?? '') ?? [];
  const moment = sql`timestamptz 'epoch' + ${at ?? 0}::bigint * interval '1 microsecond'`;
  const after = at && id ? { turn: Number(turn), moment, id } : null;
  const most = input.limit + 1;
  const waiting = part === 'n' ? [] : await findWaiting(ctx, input, conditions, after, most);
  if (waiting.length >= most || input.state === 'overdue') return waiting;
  const rest = [...conditions, sql`c.waiting_since is null`];
  if (after && part === 'n') rest.push(sql`(card.moved_at, card.application_id) < (${moment}, ${id ?? 0}::bigint)`);
  const { rows } = await ctx.tx.query<IdRow>(sql`
    select card.application_id as id, 'n' as part, 1 as turn, ${microseconds(sql`card.moved_at`)} as at from ${cardSource}
    where ${sql.join(rest, ' and ')} order by card.moved_at desc, card.application_id desc
    limit ${most - waiting.length}`);
  return [...waiting, ...rows];
}

interface Place {
  turn: number;
  moment: Sql;
  id: string;
}

async function findWaiting(ctx: MemberContext, input: Input, conditions: Sql[], after: Place | null, most: number) {
  // The job and the day are said in the words of the index.
  const all = [...conditions, sql`c.job_id = ${input.id} and c.waiting_since is not null`];
  const turn = turnOf(ctx);
  if (after) {
    all.push(sql`(${dayOf(sql`c.waiting_since`)}, ${turn}, c.waiting_since, card.application_id)
      > (${dayOf(after.moment)}, ${after.turn}::int, ${after.moment}, ${after.id}::bigint)`);
    all.push(sql`${dayOf(sql`c.waiting_since`)} >= ${dayOf(after.moment)}`);
  }
  const { rows } = await ctx.tx.query<IdRow>(sql`
    select card.application_id as id, 'w' as part, ${turn} as turn, ${microseconds(sql`c.waiting_since`)} as at
    from ${cardSource} where ${sql.join(all, ' and ')}
    order by ${dayOf(sql`c.waiting_since`)}, ${turn}, c.waiting_since, card.application_id limit ${most}`);
  return rows;
}

/** Days in UTC, the same for whoever looks. */
function dayOf(moment: Sql): Sql {
  return sql`((${moment}) at time zone 'UTC')::date`;
}

/** Whose resume is refreshed, as long as the application is open to being looked at. */
function turnOf(ctx: MemberContext): Sql {
  return sql`case when card.core in ('applied', 'shortlisted') and exists (select from applications who
    join resume_refreshes refresh on refresh.account_id = who.account_id
    where who.id = card.application_id and refresh.ends_at > ${ctx.clock.now().toISOString()}) then 0 else 1 end`;
}

function conditionsOf(ctx: MemberContext, { id, column, state }: Input): Sql[] {
  const conditions = [sql`card.job_id = ${id}`, isOnBoardOf(ctx)];
  const ownId = column === undefined ? null : ownIdOf(column);
  if (ownId !== null) conditions.push(sql`card.column_id = ${ownId}`);
  else if (column !== undefined) conditions.push(sql`card.column_id is null and card.core = ${column}`);
  if (state === 'unread')
    conditions.push(sql`exists (select from conversation_members m
      where m.conversation_id = c.id and m.side = 'boss' and ${isUnread(ctx.viewer.accountId)})`);
  if (state === 'overdue') conditions.push(isOverdueSince(sql`c.waiting_since`, ctx.clock.now()));
  return conditions;
}

/** By name or answer, found once for both lists instead of card by card. */
async function matching(ctx: MemberContext, jobId: number, words: string): Promise<Sql> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const isAnswered = sql`(a.answers <> '[]' and exists (
    select from jsonb_array_elements(a.answers) as given (data) where given.data ->> 'answer' ilike ${like}))`;
  const { rows } = await ctx.tx.query<{ id: number; is_open: boolean }>(sql`
    select a.id, one.first_name ilike ${like} or ${isAnswered} as is_open
    from applications a join accounts one on one.id = a.account_id
    where a.job_id = ${jobId} and (concat_ws(' ', one.first_name, one.last_name) ilike ${like} or ${isAnswered})`);
  const idsOf = (isOpen: boolean) => rows.flatMap(({ id, is_open }) => (is_open === isOpen ? id : []));
  // PROF-04: a last name that nobody was told is nothing to search by.
  return sql`(card.application_id = any(${idsOf(true)}::bigint[])
    or (card.application_id = any(${idsOf(false)}::bigint[]) and c.name_shared_at is not null))`;
}

function microseconds(moment: Sql): Sql {
  return sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`;
}
