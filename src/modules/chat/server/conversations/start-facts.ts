import { REMOTE } from '#src/modules/options/ids.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatParts } from '../chat.parts.ts';
import { refuseStart, type StartRefusal } from '../chat.policy.ts';

export interface StartJob {
  id: number;
  title: string;
  status: 'open' | 'on_hold' | 'closed';
  is_intake_paused: boolean;
  recruiter_id: number;
  company_id: number;
  company_name: string;
  work_arrangement_id: number;
  is_remote_worldwide: boolean;
  remote_country_ids: number[];
  is_boss_there: boolean;
  country_id: number;
  is_blocked: boolean;
}

/**
 * The job as someone who wants to chat meets it. With `lock` it cannot be closed or held until the transaction ends, so
 * what was checked still holds when it is written.
 */
export async function findStartJob(ctx: AccountContext, jobId: number, lock = sql``): Promise<StartJob | undefined> {
  const viewerId = ctx.viewer.accountId;
  const { rows } = await ctx.tx.query<StartJob>(sql`
    select j.id, j.title, j.status, j.intake_paused_at is not null as is_intake_paused, j.recruiter_id, j.company_id,
      co.name as company_name, j.work_arrangement_id,
      j.is_remote_worldwide, j.remote_country_ids, boss.status = 'active' and boss.deleted_at is null as is_boss_there,
      me.country_id, exists (select from chat_blocks b where (b.blocker_id, b.blocked_id) in
        ((me.id, boss.id), (boss.id, me.id))) as is_blocked
    from jobs j join companies co on co.id = j.company_id join accounts boss on boss.id = j.recruiter_id
      join accounts me on me.id = ${viewerId}
    where j.id = ${jobId} ${lock}`);
  return rows[0];
}

/** Why the viewer may not start a chat about the job; null when they may. */
export async function findRefusal(
  ctx: AccountContext,
  parts: Pick<ChatParts, 'isEligible' | 'isCompanyBlocked'>,
  job: StartJob,
  isCountryConfirmed: boolean,
): Promise<StartRefusal | null> {
  const talentId = ctx.viewer.accountId;
  return refuseStart({
    role: ctx.viewer.role,
    talentId,
    talentCountryId: job.country_id,
    bossId: job.recruiter_id,
    isBossThere: job.is_boss_there,
    jobStatus: job.status,
    isIntakePaused: job.is_intake_paused,
    isRemote: job.work_arrangement_id === REMOTE,
    isRemoteWorldwide: job.is_remote_worldwide,
    remoteCountryIds: job.remote_country_ids,
    isEligible: await parts.isEligible(ctx.tx, talentId, job.id),
    isBlocked: job.is_blocked || (await parts.isCompanyBlocked(ctx.tx, talentId, job.company_id)),
    isCountryConfirmed,
  });
}
