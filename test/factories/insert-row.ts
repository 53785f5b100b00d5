import pg from 'pg';

/** Adds one row and answers it as the table has it. */
export async function insertRow<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  table: string,
  values: Record<string, unknown>,
): Promise<Row> {
  const columns = Object.keys(values).map((column) => pg.escapeIdentifier(column));
  const places = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await pool.query<Row>(
    `insert into ${pg.escapeIdentifier(table)} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values),
  );
  return rows[0] as Row;
}
