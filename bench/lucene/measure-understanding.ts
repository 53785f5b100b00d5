import { loadOptionData } from '../../src/modules/options/server/options.public.ts';
import { findSite } from '../../src/modules/options/sites.ts';
import { learntFrom } from '../../src/modules/search/server/understand/query-knowledge.ts';
import { understandQuery } from '../../src/modules/search/server/understand/understand-query.ts';
import { readQueries } from '../../test/search/labelled-queries.ts';
import { percentiles } from '../search-measure.ts';

/**
 * Milliseconds to work out what a text means, each of some thousand that people type for the first time: what is
 * remembered of whole texts is not used. The first round only lets V8 compile. `processor` is the mean of what one takes
 * of a processor, whoever else uses it.
 */
export async function measureUnderstanding() {
  const knowledge = await learntFrom(loadOptionData());
  const queries = [...readQueries('a'), ...readQueries('c')];
  const round = () =>
    queries.map(({ query, language, country }) => {
      const countryId = findSite(country)?.id;
      const before = performance.now();
      understandQuery(query, knowledge, { language, countryId });
      return performance.now() - before;
    });
  round();
  const before = process.threadCpuUsage();
  const times = round();
  const { user, system } = process.threadCpuUsage(before);
  const processor = (user + system) / 1000 / queries.length;
  return { queries: queries.length, processor, ...percentiles(times) };
}
