import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { takeStarts } from './open-conversation.ts';

interface Invited {
  talentId: number;
  bossId: number;
  job: { id: number; title: string; company_id: number; company_name: string };
  at: Date;
}

/**
 * Opens the conversation of a talent and a Boss about a job with the Boss's first words, which the caller writes before
 * `settleInvited`; null where the two sides talk about it already. Nobody waits in it and no meter counts it before the
 * talent writes. Starts of one talent follow each other, so that theirs and this one are one conversation.
 */
export async function openInvited(tx: Transaction, { talentId, bossId, job, at }: Invited): Promise<number | null> {
  await takeStarts(tx, talentId);
  const now = at.toISOString();
  const { rows } = await tx.query<{ id: number }>(sql`
    with opened as (
      insert into conversations (talent_id, boss_id, job_id, company_id, job_title, company_name, last_message_at,
        created_at)
      values (${talentId}, ${bossId}, ${job.id}, ${job.company_id}, ${job.title}, ${job.company_name}, ${now}, ${now})
      on conflict (talent_id, job_id) do nothing returning id
    ), joined as (
      insert into conversation_members (conversation_id, account_id, side, last_message_at, created_at)
      select id, account_id, side, ${now}, ${now} from opened,
        (values (${talentId}::bigint, 'talent'), (${bossId}::bigint, 'boss')) as member (account_id, side)
    )
    select id from opened`);
  return rows[0]?.id ?? null;
}

/** From now on the Boss waits for the talent; or with their yes, no more, and the company reads their name (PROF-04). */
export async function settleInvited(
  tx: Transaction,
  conversationId: number,
  at: Date,
  state: 'waits' | 'accepted' | 'declined',
): Promise<void> {
  const now = at.toISOString();
  if (state === 'declined') {
    await tx.query(sql`
      update conversation_members set not_interested_at = ${now}
      where conversation_id = ${conversationId} and side = 'talent'`);
    return;
  }
  await tx.query(
    state === 'waits'
      ? sql`update conversations set invited_at = ${now} where id = ${conversationId}`
      : sql`update conversations set invited_at = null, name_shared_at = coalesce(name_shared_at, ${now})
          where id = ${conversationId}`,
  );
}
