import type { ExportEvent, FindExportDates } from '#src/modules/accounts/server/accounts.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import { otherName } from './interviews.presenter.ts';
import { loadInterviews } from './interviews.queries.ts';

/** TRU-09: the interviews that were agreed on, those that are over too, as either side has them in their calendar. */
export function createListDates(texts: Texts): FindExportDates {
  return async (tx, { accountId, language }): Promise<ExportEvent[]> => {
    const t = texts.translate(language);
    const rows = await loadInterviews(
      tx,
      sql`where (i.talent_id = ${accountId} or i.boss_id = ${accountId}) and i.starts_at is not null
        and i.status not in ('pending', 'rejected', 'cancelled', 'expired') order by i.starts_at, i.id`,
    );
    return rows.flatMap((row) => {
      if (row.starts_at === null) return [];
      const name = otherName(row, row.talent_id === accountId ? 'talent' : 'boss');
      return [
        {
          id: `interview-${row.id}`,
          title: t('interviews.calendar.summary', { job: row.job_title, name }),
          from: row.starts_at.toISOString(),
          until: new Date(row.starts_at.getTime() + row.minutes * 60_000).toISOString(),
          place: row.kind === 'video' ? row.link : row.address,
        },
      ];
    });
  };
}
