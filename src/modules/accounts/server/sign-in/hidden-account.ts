import { type Sql, sql } from '#src/platform/database/sql.ts';

/** An account that is suspended or awaits its deletion is gone for everyone else. */
export function isHidden(account: { status: string; deletedAt: Date | string | null }): boolean {
  return account.status !== 'active' || account.deletedAt !== null;
}

/** The same for a query, e.g. `where ${isShown('a')}` with the alias of the table. */
export function isShown(alias: string): Sql {
  const name = sql.identifier(alias);
  return sql`(${name}.status = 'active' and ${name}.deleted_at is null)`;
}
