import { AppError } from '#src/kernel/errors.ts';
import { shortName, talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import { PROMISE_HOURS } from '#src/modules/chat/chat-fields.ts';
import { isOverdueSince } from '#src/modules/chat/server/chat.public.ts';
import { isRefreshedAt, isVipAt } from '#src/modules/vip/server/vip.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Stage } from '../../application-stages.ts';
import type { Applicant } from '../../pipeline.contract.ts';
import { type CoreColumn, columnKey } from '../../pipeline-columns.ts';
import { bossOf, cardSource } from './pipeline-scope.ts';

const PROMISE_MS = PROMISE_HOURS * 3600_000;

interface CardRow {
  id: number;
  conversation_id: number;
  first: string;
  last: string;
  avatar: string | null;
  is_vip: boolean;
  is_refreshed: boolean;
  name_shared_at: Date | null;
  stage: Stage;
  core: CoreColumn;
  column_id: number | null;
  moves: number;
  decided: 'shortlisted' | 'not_suitable' | null;
  due_at: Date | null;
  created_at: Date;
  waiting_since: Date | null;
  /** Null where nobody waits. */
  is_overdue: boolean | null;
  unread: number;
  boss_id: number | null;
  boss_first: string | null;
  boss_last: string | null;
  documents: number;
  answers: number;
}

/** Cards in the order of the ids, with one query for all. The caller has checked who may see them. */
export async function presentApplicants(ctx: MemberContext, ids: readonly number[]): Promise<Applicant[]> {
  if (ids.length === 0) return [];
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<CardRow>(
    sql`
    select a.id, c.id as conversation_id, talent.first_name as first, talent.last_name as last, talent.avatar,
      ${isVipAt('talent', ctx.clock.now())} as is_vip, ${isRefreshedAt('talent', ctx.clock.now())} as is_refreshed,
      c.name_shared_at, a.stage, card.core, card.column_id, card.moves, d.stage as decided, d.due_at, a.created_at,
      c.waiting_since, ${isOverdueSince(sql`c.waiting_since`, ctx.clock.now())} as is_overdue,
      case when m.account_id = ${accountId} then m.unread_count else 0 end as unread, c.boss_id,
      boss.first_name as boss_first, boss.last_name as boss_last, jsonb_array_length(a.documents) as documents,
      jsonb_array_length(a.answers) as answers
    from unnest(${[...ids]}::bigint[]) with ordinality as want (id, place)
    join (${cardSource}) on card.application_id = want.id
    join applications a on a.id = want.id join ${bossOf}
    join accounts talent on talent.id = a.account_id left join accounts boss on boss.id = c.boss_id
    left join application_decisions d on d.application_id = a.id order by want.place`,
    // Eight tables take longer to plan than a page of them to read.
    { name: 'applicants' },
  );
  return rows.map((row) => present(row, accountId));
}

export async function presentApplicant(ctx: MemberContext, id: number): Promise<Applicant> {
  const [applicant] = await presentApplicants(ctx, [id]);
  if (!applicant) throw new AppError('notFound');
  return applicant;
}

function present(row: CardRow, viewerId: number): Applicant {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    name: talentNameForEmployer({ first: row.first, last: row.last, sharedAt: row.name_shared_at }),
    avatar: row.avatar,
    is_vip: row.is_vip,
    is_refreshed: row.is_refreshed,
    stage: row.stage,
    column: columnKey(row.core, row.column_id),
    moves: row.moves,
    decision: row.decided && row.due_at ? { stage: row.decided, due_at: row.due_at.toISOString() } : null,
    applied_at: row.created_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    due_at: row.waiting_since ? new Date(row.waiting_since.getTime() + PROMISE_MS).toISOString() : null,
    is_overdue: row.is_overdue ?? false,
    unread: row.unread,
    owner: { name: shortName({ first: row.boss_first, last: row.boss_last }), is_me: row.boss_id === viewerId },
    documents: row.documents,
    answers: row.answers,
  };
}
