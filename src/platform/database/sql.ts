import pg from 'pg';
import template, { join as joinParts, raw, type Sql } from 'sql-template-tag';

export type { Sql };

/** What may stand between `${` and `}`: part of a statement, or a value that travels beside the text as a parameter. */
export type SqlValue = Sql | string | number | bigint | boolean | Date | Uint8Array | null | readonly SqlValue[];

function tag(strings: readonly string[], ...values: SqlValue[]): Sql {
  return template(strings, ...values);
}

/** Puts parts or values one after the other; of none nothing remains. */
function join(parts: readonly SqlValue[], separator = ', '): Sql {
  return parts.length === 0 ? template`` : joinParts(parts, separator);
}

/** The name of a table or column that is known only at run time, quoted. */
function identifier(name: string): Sql {
  return raw(pg.escapeIdentifier(name));
}

/**
 * The one way to write a statement: `` sql`select … where id = ${id}` ``. A value becomes a parameter (`$1`), a list one
 * parameter that is an array (`= any(${ids}::bigint[])`), and `sql` within `sql` part of the text. `sql.raw` is for text
 * that the program itself has put together, never for anything that came from outside.
 */
export const sql = Object.assign(tag, { identifier, join, raw });
