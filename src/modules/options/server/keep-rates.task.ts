import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { readRates } from './rates.ts';

/**
 * Keeps the rates of the file under the day that it is dated with, once a day: whoever writes a new file each day has a
 * history that grows by itself, without a new start. The same file twice changes nothing, for its rates are of one day.
 */
export function keepRatesTask(
  db: Database,
  { file, onProblem }: { file: string | undefined; onProblem: (message: string) => void },
): Task {
  return {
    name: 'keep-rates',
    schedule: '10 0 * * *',
    run: async () => {
      const { date, rates } = readRates(file, onProblem);
      const entries = Object.entries(rates);
      await db.query(sql`
        insert into exchange_rates (currency, day, per_usd)
        select code, ${date}::date, rate
        from unnest(${entries.map(([code]) => code)}::text[], ${entries.map(([, rate]) => rate)}::float8[]) as one (code, rate)
        on conflict do nothing`);
    },
  };
}
