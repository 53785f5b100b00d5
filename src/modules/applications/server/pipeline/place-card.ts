import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import { assertOnTeam } from '#src/modules/chat/server/chat.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isEnded } from '../../application-stages.ts';
import type { Applicant, pipelineContract } from '../../pipeline.contract.ts';
import { type CoreColumn, columnKey, ownIdOf } from '../../pipeline-columns.ts';
import type { ApplicationParts } from '../applications.parts.ts';
import { findApplication, lockApplication } from '../applications.queries.ts';
import { waitBriefly } from '../brief-lock.ts';
import { presentApplicant } from './present-applicants.ts';
import { loadOwnColumns } from './read-board.ts';
import { tellBoards } from './settle-card.ts';

type Input = ParsedInputOf<(typeof pipelineContract)['POST /job-applications/:id/place']>;

/**
 * Puts a card into an own column of the team, or back into the fixed one of its stage. Whoever reads the conversation
 * may. Of two who move it at once the second is refused and told where it stands: neither moves what they have not seen.
 */
export function createPlaceCard({ publish }: Pick<ApplicationParts, 'publish'>) {
  return async (ctx: MemberWriteContext, { id, column, moves }: Input): Promise<Applicant> => {
    const found = await findApplication(ctx.tx, { id });
    if (!found || found.conversation_id === null || found.job_id === null) throw new AppError('notFound');
    await assertOnTeam(ctx, found.conversation_id);
    const locked = await waitBriefly(ctx.tx, 'applicationUpdateProcessing', () => lockApplication(ctx.tx, { id }));
    const card = await findCard(ctx, id);
    if (!locked || !card) throw new AppError('notFound');
    const ownId = ownIdOf(column);
    if (columnKey(card.core, card.column_id) === column) return presentApplicant(ctx, id);
    assertSeen(card, moves);
    if (isEnded(locked.stage)) throw new AppError('applicationEnded');
    if (card.is_decided || (ownId === null && column !== card.core)) throw new AppError('applicationStepNotAllowed');
    if (ownId !== null) await assertColumn(ctx, found.job_id, ownId);
    await ctx.tx.query(sql`
      update pipeline_cards set column_id = ${ownId}, moves = moves + 1, moved_by = ${ctx.viewer.accountId},
        moved_at = ${ctx.clock.now().toISOString()}
      where application_id = ${id}`);
    await tellBoards(ctx.tx, publish, found.job_id);
    return presentApplicant(ctx, id);
  };
}

interface Card {
  core: CoreColumn;
  column_id: number | null;
  moves: number;
  is_decided: boolean;
  first: string | null;
  last: string | null;
}

export async function findCard({ tx }: Pick<MemberWriteContext, 'tx'>, id: number): Promise<Card | undefined> {
  const { rows } = await tx.query<Card>(sql`
    select card.core, card.column_id, card.moves,
      exists (select from application_decisions d where d.application_id = card.application_id) as is_decided,
      mover.first_name as first, mover.last_name as last
    from pipeline_cards card left join accounts mover on mover.id = card.moved_by where card.application_id = ${id}`);
  return rows[0];
}

/** Refuses who has seen the card elsewhere, and tells where it stands and who has put it there. */
export function assertSeen(card: Card, moves: number): void {
  if (card.moves === moves) return;
  const column = columnKey(card.core, card.column_id);
  throw new AppError('applicationMovedMeanwhile', { column, moves: card.moves, by: shortName(card) });
}

async function assertColumn(ctx: MemberWriteContext, jobId: number, columnId: number): Promise<void> {
  const columns = await loadOwnColumns(ctx, jobId);
  if (!columns.some((column) => column.id === columnId)) throw new AppError('pipelineColumnGone');
}
