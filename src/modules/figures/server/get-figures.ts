import type { AnswerOf } from '#src/kernel/contract.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { SHOWN_JOBS } from '../figure-rules.ts';
import type { FiguresInput, figuresContract, Steps } from '../figures.contract.ts';
import { type FigureScope, findScope, maySeeCompany } from './figures.policy.ts';
import { groupSteps, presentDuration, presentReplies, presentSources, sumSteps } from './figures.presenter.ts';
import { countBars, countReplies, countSteps, countViews, hasContacts, measure } from './figures.queries.ts';
import { type FigurePeriod, readPeriod } from './read-period.ts';

type Answer = AnswerOf<(typeof figuresContract)['GET /recruiters/figures']>;

/** EMP-08: what the viewer may know of how their company hires, in a period and the one before. */
export async function getFigures(ctx: MemberContext, input: FiguresInput): Promise<Answer> {
  const { membership } = ctx.viewer;
  const period = readPeriod(input, ctx.clock.now());
  const scope = await findScope(ctx.tx, membership, input.job_id);
  const steps = await countSteps(ctx.tx, scope, period);
  const views = await countViews(ctx.tx, scope, period);
  const [counted, viewed] = [steps.filter(isNow), views.filter(isNow)];
  const speed = await readSpeed(ctx, scope, period);
  return {
    scope: maySeeCompany(membership) ? 'company' : 'own',
    period: { from: period.from, to: period.to, days: period.days, time_zone: period.zone },
    before: period.before,
    speed: speed(true),
    speed_before: speed(false),
    funnel: sumSteps(counted, viewed),
    funnel_before: sumSteps(steps.filter(isBefore), views.filter(isBefore)),
    sources: presentSources(counted, viewed),
    jobs: await nameJobs(
      ctx.tx,
      groupSteps(counted, viewed, ({ job_id }) => job_id),
    ),
    contacts: await countBars(ctx.tx, scope, period),
    is_weekly: period.isWeekly,
    has_contacts: steps.length > 0 || (await hasContacts(ctx.tx, scope)),
  };
}

const isNow = (row: { is_now: boolean }) => row.is_now;
const isBefore = (row: { is_now: boolean }) => !row.is_now;

async function readSpeed(ctx: MemberContext, scope: FigureScope, period: FigurePeriod) {
  const replies = await countReplies(ctx.tx, scope, period, ctx.clock.now());
  const interviews = await measure(ctx.tx, scope, period, 'interview_at');
  const hires = await measure(ctx.tx, scope, period, 'hired_at');
  return (wanted: boolean) => {
    const of = <Row extends { is_now: boolean }>(rows: Row[]) => rows.find((row) => row.is_now === wanted);
    return {
      replies: presentReplies(of(replies)),
      interview: presentDuration(of(interviews)),
      hire: presentDuration(of(hires)),
    };
  };
}

/** Those that are still there, the most written to first. */
async function nameJobs(tx: Reader, byJob: Map<number | null, Steps>): Promise<Answer['jobs']> {
  const first = [...byJob]
    .flatMap(([id, steps]) => (id === null ? [] : [{ job_id: id, ...steps }]))
    .toSorted((one, other) => other.contacts - one.contacts || other.views - one.views || one.job_id - other.job_id)
    .slice(0, SHOWN_JOBS);
  const { rows } = await tx.query<{ id: number; title: string; is_open: boolean }>(sql`
    select id, title, status = 'open' as is_open from jobs
    where id = any(${first.map(({ job_id }) => job_id)}::bigint[]) and deleted_at is null`);
  const named = new Map(rows.map((row) => [row.id, row]));
  return first.flatMap((job) => {
    const found = named.get(job.job_id);
    return found ? [{ ...job, title: found.title, is_open: found.is_open }] : [];
  });
}
