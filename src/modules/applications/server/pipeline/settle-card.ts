import type { WriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import type { Stage } from '../../application-stages.ts';
import type { ApplicationsSay } from '../../applications.socket.ts';
import { CORE_OF } from '../../pipeline-columns.ts';

export type TellBoards = Publish<ApplicationsSay>;

/**
 * Puts the card of an application where its stage, or a decision that can still be taken back, belongs, and lets the
 * open boards know. A card that stays in its fixed column keeps its place in an own one.
 */
export async function settleCard(
  { tx, clock }: Pick<WriteContext, 'tx' | 'clock'>,
  publish: TellBoards,
  applicationId: number,
  by: number | null = null,
): Promise<void> {
  const { rows } = await tx.query<{ stage: Stage; job_id: number | null; conversation_id: number | null }>(sql`
    select coalesce(d.stage, a.stage) as stage, a.job_id, a.conversation_id from applications a
    left join application_decisions d on d.application_id = a.id where a.id = ${applicationId}`);
  const [found] = rows;
  if (!found || found.job_id === null) return;
  const core = CORE_OF[found.stage];
  await tx.query(sql`
    insert into pipeline_cards as card (application_id, job_id, conversation_id, core, moved_by, moved_at)
    values (${applicationId}, ${found.job_id}, ${found.conversation_id}, ${core}, ${by}, ${clock.now().toISOString()})
    on conflict (application_id) do update set core = excluded.core, column_id = null, moves = card.moves + 1,
      moved_by = excluded.moved_by, moved_at = excluded.moved_at
    where card.core <> excluded.core`);
  await tellBoards(tx, publish, found.job_id);
}

/** Everyone of the company may have the board open; what stands on it for them, they ask for themselves. */
export async function tellBoards(tx: Transaction, publish: TellBoards, jobId: number): Promise<void> {
  const { rows } = await tx.query<{ account_id: number }>(sql`
    select m.account_id from jobs j join company_members m on m.company_id = j.company_id where j.id = ${jobId}`);
  const members = rows.map(({ account_id }) => account_id);
  tx.afterCommit(() => publish(members, { type: 'applicants.changed', job_id: jobId }));
}
