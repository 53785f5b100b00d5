import { type Fields, nodeOf, nodesOf, walk } from './read-statements.ts';

/** The same for every row of one statement, so that the database notes it once and writes no row anew. */
const STEADY = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'current_setting',
  'to_jsonb',
  'make_interval',
]);

const KINDS: Record<string, string> = {
  CONSTR_FOREIGN: 'a foreign key',
  CONSTR_CHECK: 'a check',
  CONSTR_NOTNULL: 'a not-null constraint',
};

/** What is wrong with adding a constraint to a table that has rows. */
export function checkConstraint(constraint: Fields): string[] {
  const kind = String(constraint.contype);
  const what = KINDS[kind];
  if (what) return constraint.skip_validation ? [] : [`${what} without not valid reads the whole table under a lock`];
  if (kind === 'CONSTR_EXCLUSION') return ['an exclusion constraint builds its index under a lock'];
  const isKey = kind === 'CONSTR_UNIQUE' || kind === 'CONSTR_PRIMARY';
  return isKey && !constraint.indexname
    ? ['a key builds its index under a lock; create the unique index concurrently and add the key using it']
    : [];
}

/** What is wrong with a new column of a table that has rows. A foreign key is not: there is nothing to look up yet. */
export function checkColumn({ colname, constraints }: Fields): string[] {
  const found = new Map(nodesOf(constraints).map(({ fields }) => [String(fields.contype), fields]));
  const fallback = found.get('CONSTR_DEFAULT');
  const faults: string[] = [];
  if (fallback && isVolatile(fallback)) faults.push('has a volatile default: every row is written anew under a lock');
  if (found.has('CONSTR_IDENTITY')) faults.push('is an identity: every row is written anew under a lock');
  if (found.get('CONSTR_GENERATED')?.generated_kind === 's')
    faults.push('is generated and stored: every row is written anew under a lock');
  if (found.has('CONSTR_NOTNULL') && !fallback)
    faults.push('is not null without a default: rows that are there have none');
  if (found.has('CONSTR_CHECK')) faults.push('has a check, which reads the whole table under a lock; add it not valid');
  if (found.has('CONSTR_UNIQUE') || found.has('CONSTR_PRIMARY'))
    faults.push('is a key, whose index is built under a lock');
  return faults.map((fault) => `the new column ${colname} ${fault}`);
}

/** Calls of functions that are not known to be steady. */
function isVolatile({ raw_expr }: Fields): boolean {
  return [...walk(nodeOf(raw_expr))].some(({ kind, fields }) => {
    const name = kind === 'FuncCall' && nodesOf(fields.funcname).at(-1)?.fields.sval;
    return Boolean(name) && !STEADY.has(String(name));
  });
}

/** The column of `check (column is not null)`. */
export function isNotNullCheck({ contype, raw_expr, keys }: Fields): string | undefined {
  if (contype === 'CONSTR_NOTNULL') return String(nodesOf(keys)[0]?.fields.sval);
  const { kind, fields } = nodeOf(raw_expr);
  if (contype !== 'CONSTR_CHECK' || kind !== 'NullTest' || fields.nulltesttype !== 'IS_NOT_NULL') return undefined;
  return String(nodesOf(nodeOf(fields.arg).fields.fields).at(-1)?.fields.sval);
}
