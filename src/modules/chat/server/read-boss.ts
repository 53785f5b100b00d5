import type { Presence } from '#src/modules/accounts/presence.ts';
import type { ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presenceAt } from './chat.policy.ts';
import { type MeterRow, type MeterSubject, presentMeter } from './meters/response-meters.ts';

interface BossRow {
  online_until: Date | null;
  last_active_at: Date | null;
  /** Never null: an empty list where nothing was measured. */
  meters: (MeterRow & { subject: MeterSubject })[];
}

/** When a Boss was last here, as coarse as it is told to others, and how they, the job and the company answer. */
export async function readBoss(
  { tx, clock }: Pick<Context, 'tx' | 'clock'>,
  { bossId, jobId, companyId }: { bossId: number; jobId: number; companyId: number },
): Promise<{ presence: Presence; replies: Partial<Record<MeterSubject, ReplyMeter>> }> {
  const query = sql`
    select i.online_until, i.last_active_at, coalesce((select jsonb_agg(to_jsonb(m)) from (
      select subject, subject_id, sample_size, answered, median_reply_hours from response_meters
      where (subject, subject_id) in (('boss', ${bossId}::bigint), ('job', ${jobId}::bigint),
        ('company', ${companyId}::bigint))) m), '[]') as meters
    from (select ${bossId}::bigint as id) boss left join chat_inboxes i on i.account_id = boss.id`;
  const { online_until, last_active_at, meters } = await tx.queryOne<BossRow>(query, { name: 'job_boss' });
  return {
    presence: presenceAt(clock.now(), online_until, last_active_at),
    replies: Object.fromEntries(meters.map((row) => [row.subject, presentMeter(row)])),
  };
}
