import type { Column } from './describe-statement.ts';
import type { Kind, Property } from './row-types.ts';

const KINDS: Record<string, Kind> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'date',
  timestamp: 'date',
  bytea: 'bytes',
  json: 'anything',
  jsonb: 'anything',
};

/** What the driver makes of a column; a numeric is text, so that no digit is lost, and so is a calendar day. */
function kindOfColumn(type: string): Kind {
  if (type.startsWith('_')) return 'list';
  return KINDS[type] ?? 'string';
}

/** What is wrong with a row type, seen from what the database would give. */
export function compareRow(properties: Property[], columns: Column[], nulls: ReadonlySet<string>): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return properties.flatMap((property) => {
    const column = byName.get(property.name);
    if (!column) return property.isOptional ? [] : [`${property.name} is no column of the rows`];
    return [...compareType(property, column), ...compareNull(property, column, nulls.has(property.name))];
  });
}

function compareType({ name, kind, of, type }: Property, column: Column): string[] {
  const given = kindOfColumn(column.type);
  const isRight =
    kind === 'anything' ||
    given === 'anything' ||
    (kind === given && (kind !== 'list' || of === 'anything' || of === kindOfColumn(column.type.slice(1))));
  return isRight ? [] : [`${name} is ${type} in the program and ${column.type} in the database`];
}

function compareNull({ name, mayBeNull, isExcused }: Property, column: Column, wasNull: boolean): string[] {
  if (mayBeNull) return [];
  if (wasNull) return [`${name} was null, which its type leaves out`];
  return column.mayBeNull && !isExcused ? [`${name} may be null, which its type leaves out`] : [];
}
