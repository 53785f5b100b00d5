import type { FindExportDates } from '#src/modules/accounts/server/accounts.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import { loadOffers } from './offers.queries.ts';

/** A calendar shows a moment as an appointment of a quarter of an hour. */
const SHOWN_MS = 15 * 60_000;

/** TRU-09: until when open offers can be answered, for the two people they are between. */
export function createListDates(texts: Texts): FindExportDates {
  return async (tx, { accountId, language }) => {
    const t = texts.translate(language);
    const { rows } = await tx.query<{ id: number }>(sql`
      select id from offers where (talent_id = ${accountId} or boss_id = ${accountId}) and status in ('sent', 'viewed')
      order by expires_at, id`);
    const offers = await loadOffers(
      tx,
      rows.map(({ id }) => id),
    );
    return offers.map(({ id, expires_at, company_name, terms }) => ({
      id: `offer-${id}`,
      title: t('offers.calendar.expires', { job: [terms.title, company_name].filter(Boolean).join(' · ') }),
      from: expires_at.toISOString(),
      until: new Date(expires_at.getTime() + SHOWN_MS).toISOString(),
    }));
  };
}
