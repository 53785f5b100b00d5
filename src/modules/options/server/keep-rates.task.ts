import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { OptionData } from './option-data.ts';

/** Keeps the rates of the file under its day; the same file twice changes nothing. */
export function keepRatesTask(db: Database, { rates: { date, rates } }: OptionData): Task {
  return {
    name: 'keep-rates',
    schedule: '10 0 * * *',
    run: async () => {
      const entries = Object.entries(rates);
      await db.query(sql`
        insert into exchange_rates (currency, day, per_usd)
        select code, ${date}::date, rate
        from unnest(${entries.map(([code]) => code)}::text[], ${entries.map(([, rate]) => rate)}::float8[]) as one (code, rate)
        on conflict do nothing`);
    },
  };
}
