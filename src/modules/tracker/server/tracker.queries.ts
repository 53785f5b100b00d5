import { AppError } from '#src/kernel/errors.ts';
import type { Stage } from '#src/modules/applications/application-stages.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type FunnelStep, type Lane, laneOf, MOST_OUTSIDE } from '../lanes.ts';

/** A board is looked at, not searched: beyond these only their number is told. */
const MOST_TALKS = 100;
const MOST_SAVED = 60;

export interface TrackedRow {
  id: number;
  job_id: number | null;
  title: string;
  company_name: string;
  place: string;
  pay: string;
  link: string;
  lane: Lane | null;
  lane_at: Date;
  contact: string;
  note: string;
  deadline: string | null;
  remind_at: Date | null;
}

/** Everything that is kept by hand; there is a most of it. */
export async function loadTracked(tx: Reader, accountId: number): Promise<TrackedRow[]> {
  const { rows } = await tx.query<TrackedRow>(sql`
    select id, job_id, title, company_name, place, pay, link, lane, lane_at, contact, note, deadline::text as deadline,
      remind_at
    from tracked_jobs where account_id = ${accountId} order by id desc`);
  return rows;
}

interface TalkRow {
  job_id: number | null;
  conversation_id: number | null;
  title: string;
  company_name: string;
  stage: Stage | null;
  is_answered: boolean;
  is_ended: boolean;
  has_interview: boolean;
  at: Date;
}

/** A job of this site that someone has applied for or asked about, and how far it has come. */
export type TrackedTalk = Pick<TalkRow, 'job_id' | 'conversation_id' | 'title' | 'company_name' | 'stage' | 'at'> & {
  lane: Lane;
};

/** What the job seeker has applied for or asked about, the last that moved first. */
export async function loadTalks(tx: Reader, accountId: number): Promise<TrackedTalk[]> {
  const { rows } = await tx.query<TalkRow>(sql`
    select c.job_id, c.id as conversation_id, c.job_title as title, c.company_name, a.stage,
      c.boss_wrote_at is not null as is_answered, c.closed_at is not null as is_ended,
      exists (select from interviews i where i.conversation_id = c.id and i.starts_at is not null
        and i.status not in ('cancelled', 'rejected', 'expired')) as has_interview,
      greatest(a.stage_at, c.last_message_at) as at
    from conversation_members m join conversations c on c.id = m.conversation_id
    left join applications a on a.conversation_id = c.id
    where m.account_id = ${accountId} and m.side = 'talent' and c.job_id is not null
    order by m.last_message_at desc, m.conversation_id desc limit ${MOST_TALKS}`);
  const kept = await tx.query<TalkRow>(sql`
    select job_id, conversation_id, job_title as title, company_name, stage, false as is_answered, false as is_ended,
      false as has_interview, stage_at as at
    from applications where account_id = ${accountId} and conversation_id is null
    order by stage_at desc, id desc limit ${MOST_TALKS}`);
  return [...rows, ...kept.rows].map(({ is_answered, is_ended, has_interview, ...talk }) => ({
    ...talk,
    lane: laneOf({ stage: talk.stage, isAnswered: is_answered, isEnded: is_ended, hasInterview: has_interview }),
  }));
}

/** Saved and not yet asked about. */
export async function loadSaved(tx: Reader, accountId: number): Promise<{ job_id: number; at: Date }[]> {
  const { rows } = await tx.query<{ job_id: number; at: Date }>(sql`
    select s.job_id, s.created_at as at from saved_jobs s join jobs j on j.id = s.job_id
    where s.account_id = ${accountId} and j.status <> 'closed' and not j.is_hidden
      and not exists (select from conversations c where c.talent_id = ${accountId} and c.job_id = s.job_id)
    order by s.id desc limit ${MOST_SAVED}`);
  return rows;
}

export interface FunnelRow extends Record<FunnelStep, number> {
  since: Date | null;
  talks: number;
  saved: number;
}

/** How far everything has come, exactly and over all time: each step counts what got at least that far. */
export async function countFunnel(tx: Reader, accountId: number): Promise<FunnelRow> {
  return tx.queryOne<FunnelRow>(sql`
    with talks as (
      select c.job_id, c.created_at, c.boss_wrote_at is not null as talked,
        exists (select from interviews i where i.conversation_id = c.id and i.starts_at is not null)
          or exists (select from applications a join application_events e on e.application_id = a.id
            where a.conversation_id = c.id and e.stage in ('interview', 'offer', 'hired')) as met,
        exists (select from applications a join application_events e on e.application_id = a.id
          where a.conversation_id = c.id and e.stage in ('offer', 'hired')) as offered
      from conversations c where c.talent_id = ${accountId} and c.job_id is not null
      union all
      select a.job_id, a.created_at, e.stages && '{shortlisted,interview,offer,hired,not_suitable}',
        e.stages && '{interview,offer,hired}', e.stages && '{offer,hired}'
      from applications a, lateral (
        select coalesce(array_agg(stage), '{}') as stages from application_events where application_id = a.id) e
      where a.account_id = ${accountId} and a.conversation_id is null),
    saved as (
      select s.job_id, s.created_at from saved_jobs s where s.account_id = ${accountId}
        and not exists (select from talks t where t.job_id = s.job_id)),
    mine as (select furthest, created_at from tracked_jobs where account_id = ${accountId} and job_id is null),
    counted as (
      select count(*) as talks, count(*) filter (where talked or met or offered) as talking,
        count(*) filter (where met or offered) as interview, count(*) filter (where offered) as offer from talks),
    outside as (
      select count(*) as wishlist, count(*) filter (where furthest <> 'wishlist') as applied,
        count(*) filter (where furthest in ('talking', 'interview', 'offer')) as talking,
        count(*) filter (where furthest in ('interview', 'offer')) as interview,
        count(*) filter (where furthest = 'offer') as offer from mine)
    select (c.talks + o.wishlist + (select count(*) from saved))::int as wishlist, (c.talks + o.applied)::int as applied,
      (c.talking + o.talking)::int as talking, (c.interview + o.interview)::int as interview,
      (c.offer + o.offer)::int as offer, c.talks::int as talks, (select count(*) from saved)::int as saved,
      least((select min(created_at) from talks), (select min(created_at) from saved),
        (select min(created_at) from mine)) as since
    from counted c, outside o`);
}

/** Writes of one person wait for each other, so that the most of them holds. */
export async function assertRoom(ctx: AccountWriteContext): Promise<void> {
  const { accountId } = ctx.viewer;
  await ctx.tx.query(sql`select from accounts where id = ${accountId} for no key update`);
  const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
    select count(*)::int as count from tracked_jobs where account_id = ${accountId}`);
  if (count >= MOST_OUTSIDE) throw new AppError('trackedJobsLimit', { max: MOST_OUTSIDE });
}
