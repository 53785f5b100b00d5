import { type Sql, type SqlValue, sql } from './sql.ts';

/** Values by column; what is undefined is left alone (update) or has its default (insert). */
export type ColumnValues = Record<string, SqlValue | undefined>;

/** `a = $1, b = $2`: the changes of an update whose columns depend on what was given. */
export function setColumns(values: ColumnValues): Sql {
  return sql.join(given(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`));
}

/** `(a, b) values ($1, $2)`: what an insert needs after the name of its table. */
export function insertColumns(values: ColumnValues): Sql {
  const columns = given(values);
  const names = columns.map(([name]) => sql.identifier(name));
  return sql`(${sql.join(names)}) values (${sql.join(columns.map(([, value]) => value))})`;
}

function given(values: ColumnValues): [string, SqlValue][] {
  return Object.entries(values).filter((entry): entry is [string, SqlValue] => entry[1] !== undefined);
}
