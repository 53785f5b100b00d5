import type { AskedWork } from '#src/modules/search/server/search.public.ts';
import { type Answer, type Asked, findWork, preferencesOf, whatOf } from './asked.ts';

/** So many are looked through, and so many shown. */
const POOL = 50;
const SHOWN = 3;

/** Which jobs fit: of those that our search finds, those that match the profile best. */
export async function answerJobs(asked: Asked): Promise<Answer> {
  const { about, t, ctx } = asked;
  const isNamed = Boolean(about.titleId || about.title || about.place || about.isRemote);
  const work = isNamed ? await findWork(asked) : undefined;
  const wanted = work ?? (isNamed ? placeOnly(asked) : undefined);
  const found = wanted ? await findNamed(asked, wanted) : await findFitting(asked);
  const seen = new Set(about.isMore ? about.shown : []);
  const fresh = found.jobIds.filter((id) => !seen.has(id));
  const { ranked, hasMatch } = await rankByMatch(asked, fresh);
  const best = ranked.slice(0, SHOWN);
  const what = found.work ? whatOf(asked, found.work) : '';
  if (best.length === 0) return nothingFound(asked, what, work);
  const isNewest = found.basis === 'newest';
  return {
    lines: [
      // Who has said nothing about what they look for gets the newest, and is told so.
      isNewest ? t('coaching.jobs.newest') : what ? t('coaching.jobs.bestFor', { what }) : t('coaching.jobs.best'),
      hasMatch ? t('coaching.jobs.scored') : t('coaching.jobs.noProfile'),
    ],
    blocks: [
      {
        kind: 'jobs',
        jobIds: best.map(({ id }) => id),
        path: found.work ? asked.parts.search.pathOf(found.work, asked.language) : null,
      },
      ...(isNewest ? [{ kind: 'links' as const, links: [{ to: 'preferences' as const }] }] : []),
    ],
    suggestions: ['more', 'skills', 'letter', 'practice'],
    facts: {
      asked_for: what,
      jobs: await describe(asked, best),
      country: asked.parts.namesIn(asked.language).country(ctx.locale.countryId).value,
    },
    shown: [...best.map(({ id }) => id), ...(about.isMore ? (about.shown ?? []) : [])],
    work,
  };
}

interface Found {
  jobIds: number[];
  work?: AskedWork;
  basis?: string;
}

const placeOnly = ({ about }: Asked): AskedWork => ({
  titleId: null,
  title: '',
  place: about.place ?? null,
  isRemote: about.isRemote ?? false,
});

/** Of the title and place; where there are none, of the place alone if the title was only a guess from preferences. */
async function findNamed(asked: Asked, work: AskedWork): Promise<Found> {
  const { ctx, parts, about } = asked;
  const jobIds = await parts.search.find(ctx, work, POOL);
  const isGuess = !about.titleId && !about.title;
  if (jobIds.length > 0 || !isGuess) return { jobIds, work };
  const anywhere = placeOnly(asked);
  return { jobIds: await parts.search.find(ctx, anywhere, POOL), work: anywhere };
}

async function findFitting(asked: Asked): Promise<Found> {
  const { jobIds, basis } = await asked.parts.search.recommend(asked.ctx, POOL);
  // Where nothing fits what someone looks for, the newest of anything is no answer.
  const isBeside = basis === 'newest' && (await preferencesOf(asked)).length > 0;
  return { jobIds: isBeside ? [] : jobIds, basis };
}

/** The best match first; whoever has told nothing gets the order of the search. */
async function rankByMatch({ ctx, parts }: Asked, jobIds: number[]) {
  const marks = new Map<number, number>();
  const matched = await parts.matching.matchAll(ctx, [ctx.viewer.accountId], jobIds);
  for (const { ledger } of matched) marks.set(ledger.jobId, ledger.score);
  const ranked = jobIds
    .map((id, at) => ({ id, at, score: marks.get(id) ?? 0 }))
    .toSorted((one, other) => other.score - one.score || one.at - other.at);
  return { ranked, hasMatch: marks.size > 0 };
}

function nothingFound({ about, t }: Asked, what: string, work: AskedWork | undefined): Answer {
  const isEnd = about.isMore && (about.shown?.length ?? 0) > 0;
  const line = isEnd ? t('coaching.jobs.end') : what ? t('coaching.jobs.none', { what }) : t('coaching.jobs.noneAtAll');
  return {
    lines: [line],
    blocks: [{ kind: 'links', links: [{ to: 'search' }, { to: 'preferences' }] }],
    suggestions: ['skills', 'resume'],
    shown: about.shown ?? [],
    work,
  };
}

/** What an outside service may know of the jobs: what every visitor can read, and the mark. */
async function describe({ ctx, parts }: Asked, best: { id: number; score: number }[]) {
  const cards = await parts.presenter.presentJobCards(
    ctx,
    best.map(({ id }) => id),
    { queryId: '', recoFrom: 'coach', scene: '' },
  );
  return cards.map(({ id, job_title, company, location, pay }) => ({
    title: job_title,
    company: company.name,
    place: location,
    monthly_pay: pay.text,
    match_of_100: best.find((one) => one.id === id)?.score ?? null,
  }));
}
