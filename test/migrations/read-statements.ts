import { loadModule, parseSync } from 'libpg-query';

/** A node of PostgreSQL's own parse tree: its kind, and what it says. */
export type Fields = Record<string, unknown>;
export interface Statement {
  kind: string;
  fields: Fields;
}

await loadModule();

/** The statements of a migration as PostgreSQL's own parser reads them. */
export function readStatements(text: string): Statement[] {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt?: unknown }[] };
  return stmts.map(({ stmt }) => nodeOf(stmt));
}

/** `{ IndexStmt: { … } }` as a kind and its fields. */
export function nodeOf(wrapped: unknown): Statement {
  const [kind, fields] = Object.entries((wrapped ?? {}) as Fields)[0] ?? ['', {}];
  return { kind, fields: fields as Fields };
}

/** A list of nodes, which may be missing. */
export function nodesOf(list: unknown): Statement[] {
  return ((list ?? []) as unknown[]).map(nodeOf);
}

/** Every node below one, itself included: an update may stand inside a `with`. */
export function* walk({ kind, fields }: Statement): Generator<Statement> {
  yield { kind, fields };
  yield* walkValue(fields);
}

function* walkValue(value: unknown): Generator<Statement> {
  if (Array.isArray(value)) for (const one of value) yield* walkValue(one);
  else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      // Kinds begin with a capital letter, properties do not.
      if (/^[A-Z]/.test(name) && inner && typeof inner === 'object') yield { kind: name, fields: inner as Fields };
      yield* walkValue(inner);
    }
  }
}

export function tableOf({ fields }: Statement, property = 'relation'): string {
  return String((fields[property] as Fields | undefined)?.relname ?? '');
}

export function hasOption(list: unknown, name: string): boolean {
  return nodesOf(list).some(({ fields }) => fields.defname === name);
}
