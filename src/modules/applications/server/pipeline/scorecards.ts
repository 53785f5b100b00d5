import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import { assertOnTeam } from '#src/modules/chat/server/chat.public.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { mount } from '#src/platform/http/routes.ts';
import type { Criterion } from '../../score-criteria.ts';
import { type Scorecards, scorecardsContract } from '../../scorecards.contract.ts';
import { findApplication } from '../applications.queries.ts';

type Input = ParsedInputOf<(typeof scorecardsContract)['POST /job-applications/:id/scores']>;

export function scorecardsRoutes() {
  return mount(scorecardsContract, {
    'GET /job-applications/:id/scores': listScores,
    'POST /job-applications/:id/scores': setScore,
  });
}

/** EMP-04: how colleagues rate an applicant, for those who may read the conversation. */
async function listScores(ctx: MemberContext, { id }: { id: number }): Promise<Scorecards> {
  await assertMayRate(ctx, id);
  return readScores(ctx, id);
}

/** Each colleague has a rating of their own; the last one given counts. */
async function setScore(ctx: MemberWriteContext, { id, criterion, score }: Input): Promise<Scorecards> {
  await assertMayRate(ctx, id);
  const { accountId } = ctx.viewer;
  if (score === null) {
    await ctx.tx.query(sql`
      delete from application_scores
      where application_id = ${id} and author_id = ${accountId} and criterion = ${criterion}`);
  } else {
    await ctx.tx.query(sql`
      insert into application_scores (application_id, author_id, criterion, score, updated_at)
      values (${id}, ${accountId}, ${criterion}, ${score}, ${ctx.clock.now().toISOString()})
      on conflict (application_id, author_id, criterion)
      do update set score = excluded.score, updated_at = excluded.updated_at`);
  }
  return readScores(ctx, id);
}

async function assertMayRate(ctx: MemberContext, id: number): Promise<void> {
  const found = await findApplication(ctx.tx, { id });
  if (!found || found.conversation_id === null) throw new AppError('notFound');
  await assertOnTeam(ctx, found.conversation_id);
}

interface ScoreRow {
  author_id: number;
  first: string;
  last: string;
  criterion: Criterion;
  score: number;
}

async function readScores(ctx: MemberContext, id: number): Promise<Scorecards> {
  const { rows } = await ctx.tx.query<ScoreRow>(sql`
    select s.author_id, a.first_name as first, a.last_name as last, s.criterion, s.score
    from application_scores s join accounts a on a.id = s.author_id
    where s.application_id = ${id} order by a.first_name, a.last_name, s.author_id, s.criterion`);
  const sum = rows.reduce((total, row) => total + row.score, 0);
  return {
    cards: [...Map.groupBy(rows, (row) => row.author_id)].map(([authorId, scores]) => ({
      author: scores[0] ? fullName(scores[0]) : '',
      is_mine: authorId === ctx.viewer.accountId,
      scores: scores.map(({ criterion, score }) => ({ criterion, score })),
    })),
    average: rows.length > 0 ? Math.round((10 * sum) / rows.length) / 10 : null,
  };
}
