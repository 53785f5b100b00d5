import type { Context } from '#src/platform/context.ts';
import { asFittingList, fillUp, findMeasured, poolFor } from './job-list-steps.ts';
import { remoteWeb3, without } from './job-lists.ts';
import { chooseRecommended, presentRecommended, VISITOR_POOL } from './recommend-jobs.ts';
import type { SearchParts } from './search-parts.ts';

const SCENE = 'c_rec_default';
/** Loaded beyond what is shown, in place of jobs that the viewer could not be hired for. */
const SPARE = 6;

/**
 * On a quiet day the lists are much alike: more is given than shown, so that each can show what the ones above do not.
 * Whatever has a page of its own is one row of three here.
 */
const ROW = 3;
const wantedFor = (size: number) => ({
  latest: 2 * size,
  popular: 2 * size + ROW,
  urgent: ROW,
  remote: ROW,
  web3: ROW,
});

type ListName = keyof ReturnType<typeof wantedFor>;

/**
 * All lists of the home page. Each alone would ask the database for ids, jobs, companies and answers: here every one of
 * these questions is asked once for all lists.
 */
export function createListHome(parts: SearchParts) {
  return async (ctx: Context, { size, spare }: { size: number; spare: number }) => {
    const wanted = wantedFor(size);
    const input = { page: 1, size: size + spare };
    const chosen = await chooseRecommended(parts, ctx, input);
    const { newest, ...lists } = await findIds(parts, ctx, wanted, chosen);
    const recommended = without(chosen.unwanted, [...new Set([...chosen.ids, ...newest])]);
    // One of each company is shown, so more is looked at.
    const first = { recommended: recommended.slice(0, input.size + 3 * SPARE) };
    const firstOf = (name: ListName) => lists[name].slice(0, wanted[name] + SPARE);
    const names = Object.keys(wanted) as ListName[];
    const ids = new Set([...first.recommended, ...names.flatMap(firstOf)]);
    const cardsOf = await parts.presenter.gatherJobCards(ctx, [...ids]);
    const present = (name: ListName) => {
      const gathered = { count: firstOf(name).length, cardsOf };
      const origin = { recoFrom: name === 'popular' ? 'popular' : 'latest', scene: SCENE, gathered };
      return asFittingList(parts, ctx, lists[name], { page: 1, size: wanted[name] }, origin);
    };
    return {
      recommended: await presentRecommended(parts, ctx, input, chosen, recommended, {
        count: first.recommended.length,
        cardsOf,
      }),
      latest: await present('latest'),
      popular: await present('popular'),
      urgent: await present('urgent'),
      remote: await present('remote'),
      web3: await present('web3'),
    };
  };
}

/** The jobs of every list in their order, and the newest of all kinds, which fill up what was chosen for someone. */
async function findIds(
  parts: SearchParts,
  ctx: Context,
  wanted: Record<ListName, number>,
  { filters: base, unwanted }: Awaited<ReturnType<typeof chooseRecommended>>,
) {
  const pool = (count: number) => poolFor({ page: 1, size: count }) + unwanted.jobIds.length;
  const [[newest = [], latest = [], urgent = [], remote = [], web3 = [], elsewhere = []], measured] = await Promise.all(
    [
      parts.engine.latest([
        { filters: base, size: VISITOR_POOL + unwanted.jobIds.length },
        { filters: { ...base, scope: 'local' }, size: pool(wanted.latest) },
        { filters: { ...base, urgent: true }, size: pool(wanted.urgent) },
        { filters: { ...base, scope: 'remote' }, size: pool(wanted.remote) },
        { filters: { ...base, scope: 'web3' }, size: pool(wanted.web3) },
        { filters: remoteWeb3(base), size: pool(wanted.web3) },
      ]),
      findMeasured(ctx, 'all', null, unwanted),
    ],
  );
  const shown = (...ids: number[]) => without(unwanted, [...new Set(ids)]);
  return {
    newest,
    latest: shown(...latest),
    popular: fillUp(measured, newest, unwanted).slice(0, pool(wanted.popular)),
    urgent: shown(...urgent),
    remote: shown(...remote),
    web3: shown(...web3, ...elsewhere),
  };
}
