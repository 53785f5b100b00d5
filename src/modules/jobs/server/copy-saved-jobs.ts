import { plainText } from '#src/kernel/plain-text.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { JobPresenter } from './jobs.presenter.ts';
import { ownSavedJobs, SAVED_ORIGIN } from './list-saved-jobs.ts';

/** A browser keeps them for hours without a connection: more than anyone reads there, and not without end. */
const MOST = 200;
const LONGEST_TEXT = 800;

/** NAV-09: the saved jobs as far as they are of use without a connection. */
export function createCopySavedJobs(presenter: JobPresenter) {
  return async (ctx: Context) => {
    const own = await ownSavedJobs(ctx);
    const { rows } = await ctx.tx.query<{ id: number; description: string }>(sql`
      select j.id, j.description ${own} order by s.id desc limit ${MOST}`);
    const texts = new Map(rows.map(({ id, description }) => [id, description]));
    const cards = await presenter.presentJobCards(ctx, [...texts.keys()], SAVED_ORIGIN);
    return {
      jobs: cards.map((card) => ({
        id: card.id,
        title: card.job_title,
        company: card.company.name,
        pay: card.pay.text,
        place: card.location,
        path: card.job_url,
        text: plainText(texts.get(card.id) ?? '', LONGEST_TEXT),
      })),
    };
  };
}
