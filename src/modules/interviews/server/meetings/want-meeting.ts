import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Details } from '../../interview-fields.ts';
import type { MeetingParts } from '../interviews.parts.ts';
import { listConnected } from './meeting-accounts.queries.ts';

const notConnected = { zoom: 'zoomNotConnected', google: 'googleNotConnected' } as const;

/** 41416, 41418: whoever wants a link to be made has connected that account. */
export async function assertConnected(
  ctx: AccountWriteContext,
  { meetingProviders }: MeetingParts,
  { link_by }: Details,
): Promise<void> {
  if (link_by === 'own') return;
  const connected = await listConnected(ctx.tx, ctx.viewer.accountId);
  const isThere = connected.some(({ provider, is_broken }) => provider === link_by && !is_broken);
  if (!isThere || !meetingProviders.has(link_by)) throw new AppError(notConnected[link_by]);
}

/** Notes where the link shall come from. The task makes it once a time is agreed on; nothing is asked of anybody here. */
export async function wantMeeting(
  ctx: AccountWriteContext,
  interviewId: number,
  { link_by }: Pick<Details, 'link_by'>,
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  if (link_by === 'own') {
    await ctx.tx.query(sql`
      update interview_meetings set is_wanted = false, version = version + 1, try_at = ${at}, attempts = 0, has_failed = false, updated_at = ${at}
      where interview_id = ${interviewId}`);
    return;
  }
  await ctx.tx.query(sql`
    insert into interview_meetings (interview_id, account_id, provider, try_at, created_at, updated_at)
    values (${interviewId}, ${ctx.viewer.accountId}, ${link_by}, ${at}, ${at}, ${at})
    on conflict (interview_id) do update set is_wanted = true, version = interview_meetings.version + 1,
      try_at = excluded.try_at, attempts = 0,
      has_failed = false, updated_at = excluded.updated_at,
      account_id = case when interview_meetings.external_id is null then excluded.account_id
        else interview_meetings.account_id end,
      provider = case when interview_meetings.external_id is null then excluded.provider
        else interview_meetings.provider end`);
}

/** A step has changed when it takes place, or whether: the provider shall hear of it. */
export async function touchMeeting(tx: Transaction, interviewId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.query(sql`
    update interview_meetings set version = version + 1, try_at = ${at}, attempts = 0, updated_at = ${at} where interview_id = ${interviewId}`);
}
