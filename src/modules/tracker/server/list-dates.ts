import type { ExportEvent } from '#src/modules/accounts/server/accounts.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { loadTalks, loadTracked } from './tracker.queries.ts';

type Translate = ReturnType<Texts['translate']>;

/** Deadlines as days, reminders as appointments of a quarter of an hour. */
export async function listDates(db: Reader, accountId: number, t: Translate): Promise<ExportEvent[]> {
  const titles = new Map((await loadTalks(db, accountId)).map(({ job_id, title }) => [job_id, title]));
  return (await loadTracked(db, accountId)).flatMap(({ id, job_id, title, company_name, deadline, remind_at }) => {
    const job = title || titles.get(job_id) || company_name;
    const name = [job, company_name].filter(Boolean).join(' · ');
    const until = remind_at && new Date(remind_at.getTime() + 15 * 60_000).toISOString();
    return [
      ...(deadline
        ? [{ id: `deadline-${id}`, title: t('tracker.calendar.deadline', { job: name }), from: deadline }]
        : []),
      ...(remind_at && until
        ? [
            {
              id: `reminder-${id}`,
              title: t('tracker.calendar.reminder', { job: name }),
              from: remind_at.toISOString(),
              until,
            },
          ]
        : []),
    ];
  });
}
