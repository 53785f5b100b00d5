import type { SQL } from 'drizzle-orm';
import type { Transaction } from './database.ts';

interface Innards {
  dialect: { sqlToQuery(query: SQL): unknown };
  session: {
    prepareQuery(query: unknown, fields: undefined, name: string, isArray: boolean): { execute(): Promise<unknown> };
  };
}

/**
 * Runs a query that the database plans once per connection, not each time: for the few that are asked constantly and
 * take longer to plan than to run. The same name must always have the same text; only its values may differ.
 */
export async function executeNamed<Row>(tx: Transaction, name: string, query: SQL): Promise<Row[]> {
  // Drizzle offers names for its own query builder only; underneath it is the same call.
  const { dialect, session } = tx as unknown as Innards;
  const result = await session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false).execute();
  return (result as { rows: Row[] }).rows;
}
