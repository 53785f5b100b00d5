import type { FindExportDates } from '#src/modules/accounts/server/accounts.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import { sql } from '#src/platform/database/sql.ts';

/** TRU-09: the days on which licences run out, in their owner's language. */
export function createFindLicenceEnds(texts: Texts): FindExportDates {
  return async (tx, { accountId, language }) => {
    const { rows } = await tx.query<{ id: number; name: string; expires: string }>(sql`
      select id, name, expires from licences
      where account_id = ${accountId} and expires is not null order by expires`);
    const t = texts.translate(language);
    return rows.map(({ id, name, expires }) => ({
      id: `licence-${id}`,
      title: t('profiles.own.licenceExpires', { name }),
      from: lastDayOf(expires),
    }));
  };
}

/** What runs out in a month or a year does so at its end. */
function lastDayOf(date: string): string {
  const [year = 0, month = 12, day] = date.split('-').map(Number);
  return new Date(Date.UTC(year, day === undefined ? month : month - 1, day ?? 0)).toISOString().slice(0, 10);
}
