import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { KEPT_DAYS } from '../figure-rules.ts';
import { recountContacts } from './contacts.ts';

const DAY_MS = 24 * 3600_000;

export function figuresTasks(db: Database, clock: Clock): Task[] {
  return [
    {
      name: 'recount-contacts',
      // Tried often, so that a site that is new to figures need not wait for the night; done once a day.
      schedule: '*/10 * * * *',
      run: () => recountContacts(db, clock.now()),
    },
    {
      name: 'purge-figures',
      schedule: '37 4 * * *',
      run: async () => {
        const oldest = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
        const contacts = { table: 'hiring_contacts', by: 'began_at', where: sql`began_at < ${oldest}` };
        const views = { table: 'contact_views', by: 'day', where: sql`day < ${oldest.slice(0, 10)}::date` };
        return (await deleteInBatches(db, contacts)) + (await deleteInBatches(db, views));
      },
    },
  ];
}
