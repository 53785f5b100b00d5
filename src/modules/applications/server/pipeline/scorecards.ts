import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import { assertOnTeam } from '#src/modules/chat/server/chat.public.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { mount } from '#src/platform/http/routes.ts';
import { type Criterion, isStandard } from '../../score-criteria.ts';
import { type Scorecards, scorecardsContract } from '../../scorecards.contract.ts';
import type { ApplicationParts } from '../applications.parts.ts';
import { findApplication } from '../applications.queries.ts';
import { createSetCriteria, loadCriteria, readCriteria } from './job-criteria.ts';

type Input = ParsedInputOf<(typeof scorecardsContract)['POST /job-applications/:id/scores']>;

export function scorecardsRoutes(parts: ApplicationParts) {
  return mount(scorecardsContract, {
    'GET /job-applications/:id/scores': listScores,
    'POST /job-applications/:id/scores': setScore,
    'GET /recruiters/jobs/:id/criteria': readCriteria,
    'PUT /recruiters/jobs/:id/criteria': createSetCriteria(parts),
  });
}

interface Rated {
  id: number;
  job_id: number | null;
}

/** EMP-04: how colleagues rate an applicant, for those who may read the conversation. */
async function listScores(ctx: MemberContext, { id }: { id: number }): Promise<Scorecards> {
  return readScores(ctx, await findRated(ctx, id));
}

/** Each colleague has a rating of their own; the last one given counts. What is no longer asked can be taken back. */
async function setScore(ctx: MemberWriteContext, { id, criterion, score }: Input): Promise<Scorecards> {
  const rated = await findRated(ctx, id);
  if (score !== null) await assertAsked(ctx, rated, criterion);
  if (isStandard(criterion)) await writeStandard(ctx, id, criterion, score);
  else await writeOwn(ctx, id, Number(criterion.slice('own-'.length)), score);
  return readScores(ctx, rated);
}

/** A list that is being changed waits for the ratings by it, and these find what it has left. */
async function assertAsked(ctx: MemberWriteContext, { job_id }: Rated, criterion: string): Promise<void> {
  await ctx.tx.query(sql`select id from score_criteria where job_id = ${job_id} order by id for share`);
  const asked = await loadCriteria(ctx.tx, job_id);
  if (!asked.some(({ key }) => key === criterion)) throw new AppError('scoreCriterionGone');
}

async function writeStandard({ tx, viewer, clock }: MemberWriteContext, id: number, key: Criterion, score: Score) {
  if (score === null) {
    await tx.query(sql`
      delete from application_scores
      where application_id = ${id} and author_id = ${viewer.accountId} and criterion = ${key}`);
    return;
  }
  await tx.query(sql`
    insert into application_scores (application_id, author_id, criterion, score, updated_at)
    values (${id}, ${viewer.accountId}, ${key}, ${score}, ${clock.now().toISOString()})
    on conflict (application_id, author_id, criterion)
    do update set score = excluded.score, updated_at = excluded.updated_at`);
}

async function writeOwn({ tx, viewer, clock }: MemberWriteContext, id: number, criterionId: number, score: Score) {
  if (score === null) {
    await tx.query(sql`
      delete from application_own_scores
      where application_id = ${id} and author_id = ${viewer.accountId} and criterion_id = ${criterionId}`);
    return;
  }
  await tx.query(sql`
    insert into application_own_scores (application_id, author_id, criterion_id, score, updated_at)
    values (${id}, ${viewer.accountId}, ${criterionId}, ${score}, ${clock.now().toISOString()})
    on conflict (application_id, author_id, criterion_id)
    do update set score = excluded.score, updated_at = excluded.updated_at`);
}

type Score = Input['score'];

async function findRated(ctx: MemberContext, id: number): Promise<Rated> {
  const found = await findApplication(ctx.tx, { id });
  if (!found || found.conversation_id === null) throw new AppError('notFound');
  await assertOnTeam(ctx, found.conversation_id);
  return found;
}

interface ScoreRow {
  author_id: number;
  first: string;
  last: string;
  criterion: string;
  name: string | null;
  score: number;
}

async function readScores(ctx: MemberContext, { id, job_id }: Rated): Promise<Scorecards> {
  const { rows } = await ctx.tx.query<ScoreRow>(sql`
    select s.author_id, a.first_name as first, a.last_name as last, s.criterion, s.name, s.score from (
      select author_id, criterion, null as name, score from application_scores where application_id = ${id}
      union all
      select own.author_id, 'own-' || own.criterion_id, criterion.name, own.score from application_own_scores own
      join score_criteria criterion on criterion.id = own.criterion_id where own.application_id = ${id}
    ) s join accounts a on a.id = s.author_id
    order by a.first_name, a.last_name, s.author_id, s.criterion`);
  const criteria = await loadCriteria(ctx.tx, job_id);
  const places = new Map(criteria.map(({ key }, place) => [key, place]));
  const placeOf = ({ criterion }: ScoreRow) => places.get(criterion) ?? criteria.length;
  const sum = rows.reduce((total, row) => total + row.score, 0);
  return {
    job_id,
    criteria,
    cards: [...Map.groupBy(rows, (row) => row.author_id)].map(([authorId, scores]) => ({
      author: scores[0] ? fullName(scores[0]) : '',
      is_mine: authorId === ctx.viewer.accountId,
      scores: scores
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map(({ criterion, name, score }) => ({ criterion, name, score })),
    })),
    average: rows.length > 0 ? Math.round((10 * sum) / rows.length) / 10 : null,
  };
}
