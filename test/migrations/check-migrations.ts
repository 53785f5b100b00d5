import { splitStatements } from '#src/platform/database/split-statements.ts';
import { checkColumn, checkConstraint, isNotNullCheck } from './check-columns.ts';
import {
  type Fields,
  hasOption,
  nodeOf,
  nodesOf,
  readStatements,
  type Statement,
  tableOf,
  walk,
} from './read-statements.ts';

export interface MigrationFile {
  name: string;
  text: string;
}

/** Tables that stay small by what they hold, each with the reason. Everything else may have ten million rows one day. */
const SMALL = new Map([
  ['schema_migrations', 'a row for each migration'],
  ['server_secrets', 'a row for each key of the installation'],
  ['search_statistics', 'one row'],
  ['demo_loads', 'one row'],
  ['task_positions', 'a row for each task'],
]);

/** What is known of earlier files when the next one is read. */
interface Known {
  /** Columns that a check keeps from being null: `table.constraint` → column; validated ones as `table.column`. */
  notNull: Map<string, string>;
  validated: Set<string>;
}

interface File {
  isOutside: boolean;
  /** Made by this very file: nobody can be waiting for them. */
  created: Set<string>;
  /** Constraints that this file has added, whose lock it still holds unless it runs outside a transaction. */
  added: Set<string>;
}

const OUTSIDE_LINE = '-- no transaction';

/** What would make a big table wait, file by file; an empty list says that all can run while the site serves. */
export function checkMigrations(files: readonly MigrationFile[]): string[] {
  const known: Known = { notNull: new Map(), validated: new Set() };
  return files.flatMap(({ name, text }) => {
    const statements = readStatements(text);
    const file = { isOutside: text.startsWith(OUTSIDE_LINE), created: new Set<string>(), added: new Set<string>() };
    const faults = statements.flatMap((statement) => checkStatement(statement, file, known));
    if (splitStatements(text).length !== statements.length) faults.push('the statements cannot be told apart');
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

function checkStatement(statement: Statement, file: File, known: Known): string[] {
  if (statement.kind === 'CreateStmt') file.created.add(tableOf(statement));
  const isBig = (table: string) => !file.created.has(table) && !SMALL.has(table);
  const faults = [
    ...(file.isOutside ? checkOutside(statement) : []),
    ...checkIndex(statement, file, isBig),
    ...checkMaintenance(statement, isBig),
    ...checkChanges(statement, isBig),
    ...checkBlock(statement, file),
  ];
  if (statement.kind === 'AlterTableStmt' && isBig(tableOf(statement)))
    faults.push(...checkAlter(statement, file, known));
  return faults;
}

/** After a break everything runs again from the start. */
function checkOutside({ kind, fields }: Statement): string[] {
  const bears: Record<string, boolean> = {
    IndexStmt: Boolean(fields.concurrent && fields.if_not_exists),
    DropStmt: Boolean(fields.concurrent && fields.missing_ok),
    ReindexStmt: true,
    VacuumStmt: true,
    DoStmt: true,
    VariableSetStmt: true,
    AlterTableStmt: nodesOf(fields.cmds).every(({ fields: command }) => command.subtype === 'AT_ValidateConstraint'),
  };
  if (bears[kind]) return [];
  return [`${kind} in a file without a transaction: it could not be run a second time after a break`];
}

function checkIndex(statement: Statement, file: File, isBig: (table: string) => boolean): string[] {
  const { kind, fields } = statement;
  if (kind === 'DropStmt' && fields.removeType === 'OBJECT_INDEX' && fields.concurrent && !file.isOutside)
    return [`drop index concurrently needs '${OUTSIDE_LINE}' as the first line`];
  if (kind !== 'IndexStmt' || !isBig(tableOf(statement))) return [];
  // Of a partitioned table: made at once, and filled by the indexes of its parts.
  if (!(fields.relation as Fields).inh) return [];
  if (!fields.concurrent) return [`${tableOf(statement)}: create index without concurrently stops all writes`];
  return file.isOutside ? [] : [`create index concurrently needs '${OUTSIDE_LINE}' as the first line`];
}

function checkMaintenance(statement: Statement, isBig: (table: string) => boolean): string[] {
  const { kind, fields } = statement;
  if (kind === 'LockStmt') {
    const tables = nodesOf(fields.relations).map(({ fields: table }) => String(table.relname));
    return tables.filter(isBig).map((table) => `${table}: lock table`);
  }
  if (kind === 'ClusterStmt') return [`${tableOf(statement)}: cluster writes the whole table anew under a lock`];
  if (kind === 'VacuumStmt' && hasOption(fields.options, 'full'))
    return ['vacuum full writes the whole table anew under a lock'];
  if (kind === 'ReindexStmt' && !hasOption(fields.params, 'concurrently')) return ['reindex without concurrently'];
  if (kind === 'RefreshMatViewStmt' && !fields.concurrent) return ['refresh materialized view without concurrently'];
  return [];
}

/** Also inside a `with`; not the bodies of functions, which only run when somebody calls them. */
function checkChanges(statement: Statement, isBig: (table: string) => boolean): string[] {
  const faults: string[] = [];
  for (const node of walk(statement)) {
    if (node.kind !== 'UpdateStmt' && node.kind !== 'DeleteStmt') continue;
    const table = tableOf(node);
    if (!isBig(table) || isBounded(nodeOf(node.fields.whereClause))) continue;
    const word = node.kind === 'UpdateStmt' ? 'update' : 'delete';
    faults.push(`${table}: ${word} of an unknown number of rows in one statement; do it in batches`);
  }
  return faults;
}

/** Rows that are named one by one: a column that equals a constant, or is in a list of them. */
function isBounded({ kind, fields }: Statement): boolean {
  if (kind === 'BoolExpr') return fields.boolop === 'AND_EXPR' && nodesOf(fields.args).some(isBounded);
  if (kind !== 'A_Expr' || !['AEXPR_OP', 'AEXPR_IN'].includes(String(fields.kind))) return false;
  if (nodesOf(fields.name)[0]?.fields.sval !== '=') return false;
  const column = nodeOf(fields.lexpr);
  const names = nodesOf(column.fields.fields).map(({ fields: name }) => String(name.sval));
  const right = nodeOf(fields.rexpr);
  const isConstant = right.kind === 'A_Const' || right.kind === 'List';
  return column.kind === 'ColumnRef' && /^(id|.*_id|name|key|task)$/.test(names.at(-1) ?? '') && isConstant;
}

/** A block may change rows in batches, which end with a commit each; so it needs to be outside a transaction. */
function checkBlock({ kind, fields }: Statement, file: File): string[] {
  if (kind !== 'DoStmt') return [];
  const body = nodesOf(fields.args)
    .map(({ fields: part }) => String(nodeOf(part.arg).fields.sval))
    .join(' ');
  if (!/\b(update|delete\s+from)\b/i.test(body)) return [];
  if (file.isOutside && /\bcommit\b/i.test(body) && /\blimit\b/i.test(body)) return [];
  return ['a block changes rows without a limit and a commit for each batch'];
}

function checkAlter(statement: Statement, file: File, known: Known): string[] {
  const table = tableOf(statement);
  return nodesOf(statement.fields.cmds).flatMap(({ fields }) => {
    const told = (faults: string[]) => faults.map((fault) => `${table}: ${fault}`);
    const name = String(fields.name ?? '');
    switch (fields.subtype) {
      case 'AT_AddConstraint': {
        const constraint = nodeOf(fields.def).fields;
        noteConstraint(table, constraint, file, known);
        return told(checkConstraint(constraint));
      }
      case 'AT_ValidateConstraint':
        return told(validate(table, name, file, known));
      case 'AT_AddColumn':
        return told(checkColumn(nodeOf(fields.def).fields));
      case 'AT_SetNotNull':
        if (known.validated.has(`${table}.${name}`)) return [];
        return told([`set not null of ${name} reads the whole table under a lock; add a check and validate it before`]);
      case 'AT_AlterColumnType':
        return told([`a change of the type of ${name} writes the whole table anew under a lock; add a column instead`]);
      default:
        return [];
    }
  });
}

function noteConstraint(table: string, constraint: Fields, file: File, known: Known): void {
  const place = `${table}.${constraint.conname}`;
  file.added.add(place);
  const column = isNotNullCheck(constraint);
  if (column) known.notNull.set(place, column);
}

/** Validating lets others write, unless the same transaction still has the lock that adding it took. */
function validate(table: string, name: string, file: File, known: Known): string[] {
  const place = `${table}.${name}`;
  if (file.added.has(place) && !file.isOutside)
    return [`${name} is validated in the transaction that adds it, under its lock; do it in a file of its own`];
  const column = known.notNull.get(place);
  if (column) known.validated.add(`${table}.${column}`);
  return [];
}
