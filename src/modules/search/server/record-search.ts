import { createHash } from 'node:crypto';
import { tidyText } from '#src/kernel/text.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { textIn } from '#src/modules/options/server/options.public.ts';
import { breachProblems } from '#src/modules/wording/server/wording.public.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { RateLimiter } from '#src/platform/http/rate-limit.ts';
import type { SearchParts } from './search-parts.ts';

/** More different searches than a person makes in a day; an office shares them. */
const A_DAY = { max: 100, seconds: 24 * 3600 };

/** Counts a search that someone made, so that others may find it among the popular ones. */
export function createRecordSearch({ engine, data }: SearchParts) {
  let titles: Map<string, number> | undefined;
  let limiter: RateLimiter | undefined;
  const mayVote = (ctx: WriteContext, network: string): boolean => {
    limiter ??= new RateLimiter(ctx.clock);
    try {
      limiter.take(network, A_DAY);
      return true;
    } catch {
      return false;
    }
  };
  return async (ctx: WriteContext, input: { query: string; job_title_id?: number | null; remember: boolean }) => {
    const query = tidyText(input.query).slice(0, 120);
    titles ??= titlesByName(data);
    const titleId = titles.get(query.toLowerCase());
    const label = engine.spell(query);
    const countryCode = data.countries.find(({ id }) => id === ctx.locale.countryId)?.code ?? '';
    const isClean = label !== null && breachProblems('query', label, { place: 'title', countryCode }).length === 0;
    const network = networkOf(ctx.request.ip);
    if (label !== null && isClean && mayVote(ctx, network)) {
      const day = ctx.clock.now().toISOString().slice(0, 10);
      // The day is part of it, so that nobody is followed from one to the next.
      const hash = createHash('sha256').update(`${day} ${network}`).digest().subarray(0, 16);
      const { countryId } = ctx.locale;
      await engine.vote(ctx.tx, { label, countryId, jobTitleId: titleId ?? null, network: hash, day });
    }
    if (input.remember) await rememberTitle(ctx, titleId);
    return { is_counted: label !== null };
  };
}

/** Every title by its name in every language. */
function titlesByName(data: SearchParts['data']): Map<string, number> {
  const titles = data.functions.flatMap((main) => main.subs.flatMap((sub) => sub.titles));
  return new Map(
    titles.flatMap((title) => languageCodes.map((code) => [textIn(title.names, code).toLowerCase(), title.id])),
  );
}

/** The searched title joins what recommendations are made of. */
async function rememberTitle(ctx: WriteContext, titleId: number | undefined): Promise<void> {
  const { sessionId } = ctx.viewer;
  if (sessionId === null || titleId === undefined) return;
  await ctx.tx.query(sql`
    insert into session_searches (session_id, job_title_id, created_at)
    values (${sessionId}, ${titleId}, ${ctx.clock.now().toISOString()})
    on conflict (session_id, job_title_id) do update set created_at = excluded.created_at`);
}
