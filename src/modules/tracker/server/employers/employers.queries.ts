import { isShown } from '#src/modules/accounts/server/accounts.public.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { EmployerListName } from '../../employer-lists.ts';

/**
 * Both lists are read from what has happened anyway, by indexes of the person: nobody has more than some hundred rows,
 * however many the tables hold. A row stands for a company or a conversation and is the last thing it has done.
 */
const happened: Record<EmployerListName, (accountId: number) => Sql> = {
  viewed: (accountId) => sql`
    select distinct on (v.company_id) v.id, v.company_id, v.conversation_id, v.viewer_id as person_id, v.created_at as at,
      case when v.is_profile then 'profile' when v.what = 'downloaded' then v.what else 'viewed' end as what,
      v.resume_name as resume
    from resume_views v
    where v.account_id = ${accountId} and v.company_id is not null
      and not exists (select from chat_blocks b where b.blocker_id = ${accountId} and b.blocked_id = v.viewer_id)
    order by v.company_id, v.created_at desc, v.id desc`,
  // Whoever has declined, and whom the job seeker does not want, is not interesting any more.
  interested: (accountId) => sql`
    select distinct on (c.id) c.id, c.company_id, c.id as conversation_id, c.boss_id as person_id, step.at,
      step.what, '' as resume
    from (
      select a.conversation_id, e.created_at as at, 'shortlisted' as what
      from application_events e join applications a on a.id = e.application_id
      where e.account_id = ${accountId} and e.stage = 'shortlisted'
      union all
      select conversation_id, created_at, 'interview' from interviews
      where talent_id = ${accountId} and status <> 'cancelled'
      union all
      select conversation_id, created_at, 'offer' from offers where talent_id = ${accountId} and status <> 'withdrawn'
      union all
      select conversation_id, created_at, 'invited' from talent_invites
      where account_id = ${accountId} and state in ('open', 'accepted')
      union all
      select x.conversation_id, x.created_at, 'resume_asked' from conversations own
      join chat_exchanges x on x.conversation_id = own.id and x.kind = 'resume' and x.asked_side = 'boss'
      where own.talent_id = ${accountId}
    ) step join conversations c on c.id = step.conversation_id and c.talent_id = ${accountId}
    join conversation_members m on m.conversation_id = c.id and m.account_id = ${accountId}
    where c.close_reason is distinct from 'declined' and m.not_interested_at is null
      and not exists (select from chat_blocks b where b.blocker_id = ${accountId} and b.blocked_id = c.boss_id)
    order by c.id, step.at desc`,
};

/** Leaves out companies that the person has blocked or hides from, and those that are gone or suspended. */
async function shownRows(ctx: AccountContext, list: EmployerListName): Promise<Sql> {
  const { accountId } = ctx.viewer;
  const blocked = await findBlockedCompanies(ctx);
  return sql`(${happened[list](accountId)}) e join companies co on co.id = e.company_id and co.status = 'active'
    where e.company_id <> all(${blocked}::bigint[]) and not exists (
      select from resume_hidden_companies h where h.account_id = ${accountId} and h.company_id = e.company_id)`;
}

const lookOf = (ctx: AccountContext, list: EmployerListName) => sql`coalesce((
  select looked_at from employer_looks where account_id = ${ctx.viewer.accountId} and list = ${list}), '-infinity')`;

export interface EmployerRow {
  id: number;
  company_id: number;
  conversation_id: number | null;
  what: string;
  resume: string;
  at: Date;
  /** Microseconds: what the cursor holds. */
  at_micros: string;
  is_new: boolean;
  first: string | null;
  last: string | null;
  job_id: number | null;
  job_title: string | null;
  job_slug: string | null;
  is_job_open: boolean;
}

const CURSOR = /^(\d{1,17})_(\d{1,15})$/;

export async function loadEmployers(
  ctx: AccountContext,
  list: EmployerListName,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: EmployerRow[]; next_cursor: string | null }> {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  const after =
    at && id
      ? sql`and (e.at, e.id) < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`
      : sql``;
  const { rows } = await ctx.tx.query<EmployerRow>(sql`
    with page as (
      select e.* from ${await shownRows(ctx, list)} ${after} order by e.at desc, e.id desc limit ${limit + 1}
    )
    select e.id, e.company_id, e.conversation_id, e.what, e.resume, e.at,
      (extract(epoch from e.at) * 1000000)::bigint::text as at_micros, e.at > ${lookOf(ctx, list)} as is_new,
      p.first_name as first, p.last_name as last, j.id as job_id, c.job_title, j.slug as job_slug,
      coalesce(j.status <> 'closed' and not j.is_hidden and j.deleted_at is null, false) as is_job_open
    from page e left join accounts p on p.id = e.person_id and ${isShown('p')}
    left join conversations c on c.id = e.conversation_id left join jobs j on j.id = c.job_id
    order by e.at desc, e.id desc`);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next_cursor: last ? `${last.at_micros}_${last.id}` : null };
}

export async function countNews(ctx: AccountContext): Promise<Record<EmployerListName, number>> {
  const count = async (list: EmployerListName) => {
    const { news } = await ctx.tx.queryOne<{ news: number }>(sql`
      select count(*)::int as news from ${await shownRows(ctx, list)} and e.at > ${lookOf(ctx, list)}`);
    return news;
  };
  return { viewed: await count('viewed'), interested: await count('interested') };
}
