import { readMarket } from '#src/modules/analysis/server/analysis.public.ts';
import { hasSkill, vocabularyOf } from '#src/modules/matching/server/matching.public.ts';
import { titleIndex } from '#src/modules/options/server/options.public.ts';
import type { AskedWork } from '#src/modules/search/server/search.public.ts';
import type { Asked } from './asked.ts';

/** Skills that are asked for most are looked at; fewer than this share of jobs is no demand. */
const LOOKED_AT = 12;
const LEAST_SHARE = 0.1;

export interface Market {
  /** How many open jobs were read. */
  jobs: number;
  has: { name: string; count: number }[];
  missing: { name: string; count: number }[];
}

/** What open jobs of a title ask for, against what the person has told; null where there are too few to say. */
export async function compareWithMarket(asked: Asked, { titleId, place }: AskedWork): Promise<Market | null> {
  const { ctx, parts, language } = asked;
  const entry = titleId === null ? undefined : titleIndex(parts.data).get(titleId);
  if (!entry) return null;
  const countryId = place?.countryId ?? ctx.locale.countryId;
  const found = await readMarket(ctx.tx, { titleId: entry.title.id, subFunctionId: entry.sub.id, countryId });
  // What a whole field asks for says little about one title.
  if (found?.of !== 'title') return null;
  const { accountId } = ctx.viewer;
  const talent = (await parts.matching.loadTalents(ctx.tx, [accountId], ctx.clock.now())).get(accountId);
  const vocabulary = vocabularyOf(parts.data);
  const names = parts.namesIn(language);
  const wanted = found.skills
    .filter(({ count }) => count >= Math.max(2, found.jobs * LEAST_SHARE))
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, LOOKED_AT)
    .map(({ id, count }) => ({
      name: names.skill(id).value,
      count,
      isThere: talent ? hasSkill(talent, id, vocabulary) : false,
    }));
  const only = (isThere: boolean) =>
    wanted.filter((one) => one.isThere === isThere).map(({ name, count }) => ({ name, count }));
  return { jobs: found.jobs, has: only(true), missing: only(false) };
}
