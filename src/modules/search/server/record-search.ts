import { createHash } from 'node:crypto';
import { tidyText } from '#src/kernel/text.ts';
import { breachProblems } from '#src/modules/wording/server/wording.public.ts';
import type { Locale, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { RateLimiter } from '#src/platform/http/rate-limit.ts';
import { askingFirst } from '#src/platform/http/routes.ts';
import type { SearchParts } from './search-parts.ts';

/** More different searches than a person makes in a day; an office shares them. */
const A_DAY = { max: 100, seconds: 24 * 3600 };
/** From here on the text is a name of the title. */
const SAME = 0.97;

/** Counts a search that someone made, so that others may find it among the popular ones. */
export function createRecordSearch(parts: SearchParts) {
  // Until the engine knows its words, which takes seconds after a start, nobody may hold a connection to the database.
  return askingFirst((_ctx, { query }) => parts.engine.spell(query), recordSearch(parts));
}

function recordSearch({ engine, data }: SearchParts) {
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
    const [match] = await engine.matchTitles(query, ctx.locale.language, 1);
    const titleId = match && match.confidence >= SAME ? match.titleId : undefined;
    const saysMore = await saysMoreThanWork(engine, query, ctx.locale);
    const label = await engine.spell(query);
    const countryCode = data.countries.find(({ id }) => id === ctx.locale.countryId)?.code ?? '';
    const isClean = label !== null && breachProblems('query', label, { place: 'title', countryCode }).length === 0;
    const network = networkOf(ctx.request.ip);
    if (label !== null && isClean && mayVote(ctx, network)) {
      const day = ctx.clock.now().toISOString().slice(0, 10);
      // The day is part of it, so that nobody is followed from one to the next.
      const hash = createHash('sha256').update(`${day} ${network}`).digest().subarray(0, 16);
      const { countryId } = ctx.locale;
      await engine.vote(ctx.tx, {
        label,
        countryId,
        jobTitleId: (saysMore ? null : titleId) ?? null,
        network: hash,
        day,
      });
    }
    if (input.remember) await rememberTitle(ctx, titleId);
    return { is_counted: label !== null };
  };
}

/** `part time cashier` counts as what it says, not as the title Cashier. */
async function saysMoreThanWork(engine: SearchParts['engine'], text: string, locale: Locale): Promise<boolean> {
  const { language, countryId } = locale;
  const { understood } = await engine.understand({ scope: 'all', text, language, countryId, isStrict: true });
  return understood.reading.parts.length > 0;
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
