import type { JobCard } from '#src/modules/jobs/job-card.ts';
import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { TrackerCard } from '../tracker.contract.ts';
import { countFunnel, loadSaved, loadTalks, loadTracked, type TrackedRow } from './tracker.queries.ts';

const ORIGIN = { queryId: '', recoFrom: 'tracker', scene: '' };
type Place = Pick<TrackerCard, 'lane' | 'stage' | 'conversation_id' | 'at'> &
  Partial<Pick<TrackerCard, 'title' | 'company_name'>>;

/** APP-03: the whole search on one board; what happens on this site moves its own cards. */
export function createListCards({ presentJobCards }: Pick<JobPresenter, 'presentJobCards'>) {
  return async (ctx: AccountContext) => {
    const { accountId } = ctx.viewer;
    const [tracked, talks, saved, counts] = [
      await loadTracked(ctx.tx, accountId),
      await loadTalks(ctx.tx, accountId),
      await loadSaved(ctx.tx, accountId),
      await countFunnel(ctx.tx, accountId),
    ];
    const jobIds = [...talks, ...saved].flatMap(({ job_id }) => job_id ?? []);
    const jobs = new Map((await presentJobCards(ctx, jobIds, ORIGIN)).map((job) => [job.id, job]));
    const kept = new Map(tracked.map((row) => [row.job_id, row]));
    const here = (jobId: number | null, place: Place) =>
      presentHere(jobs.get(jobId ?? 0), kept.get(jobId), jobId, place);
    const { since, talks: allTalks, saved: allSaved, ...funnel } = counts;
    return {
      cards: [
        ...talks.map((talk) =>
          here(talk.job_id, {
            lane: talk.lane,
            stage: talk.stage,
            conversation_id: talk.conversation_id,
            at: talk.at.toISOString(),
            title: talk.title,
            company_name: talk.company_name,
          }),
        ),
        ...saved
          .filter(({ job_id }) => jobs.has(job_id))
          .map(({ job_id, at }) =>
            here(job_id, { lane: 'wishlist', stage: null, conversation_id: null, at: at.toISOString() }),
          ),
        ...tracked.filter(({ job_id }) => job_id === null).map(presentOutside),
      ],
      more: Math.max(0, allTalks + allSaved - talks.length - saved.length),
      funnel,
      since: since?.toISOString() ?? null,
    };
  };
}

function presentHere(
  job: JobCard | undefined,
  row: TrackedRow | undefined,
  jobId: number | null,
  place: Place,
): TrackerCard {
  return {
    id: row?.id ?? null,
    job_id: jobId,
    title: job?.job_title ?? '',
    company_name: job?.company.name ?? '',
    place: job?.location ?? '',
    pay: '',
    link: '',
    job: job ?? null,
    is_outside: false,
    ...place,
    ...notesOf(row),
  };
}

function presentOutside(row: TrackedRow): TrackerCard {
  const { id, title, company_name, place, pay, link, lane, lane_at } = row;
  return {
    id,
    job_id: null,
    conversation_id: null,
    title,
    company_name,
    place,
    pay,
    link,
    job: null,
    lane: lane ?? 'wishlist',
    stage: null,
    is_outside: true,
    at: lane_at.toISOString(),
    ...notesOf(row),
  };
}

function notesOf(row: TrackedRow | undefined) {
  return {
    contact: row?.contact ?? '',
    note: row?.note ?? '',
    deadline: row?.deadline ?? null,
    remind_at: row?.remind_at?.toISOString() ?? null,
  };
}
