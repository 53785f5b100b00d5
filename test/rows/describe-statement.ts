import type pg from 'pg';

/** What the database says about a column of a statement's rows. */
export interface Column {
  name: string;
  /** As the catalogue calls it: int8, text, _text (an array of it). */
  type: string;
  /** Its table lets it be null, or an outer join does. */
  mayBeNull: boolean;
}

export interface Description {
  columns: Column[];
  /** It changes or locks rows. */
  writes: boolean;
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

interface PlanNode {
  'Node Type': string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  Alias?: string;
  Output?: string[];
  Plans?: PlanNode[];
  [fact: string]: unknown;
}

/** Has the database describe statements without running them. Type names and null rules are read once. */
export async function createDescriber(client: pg.Client) {
  const types = await client.query<{ oid: number; name: string }>(`
    select t.oid, case when t.typtype = 'e' then 'text'
      when e.typtype = 'e' then '_text' else t.typname end as name
    from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`);
  const names = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const columns = await client.query<{ id: string }>(
    `select attrelid || '.' || attnum as id from pg_attribute where not attnotnull and attnum > 0`,
  );
  const nullable = new Set(columns.rows.map(({ id }) => id));
  return async (text: string): Promise<Description> => {
    const fields = await describe(client, text);
    const plan = await explain(client, text);
    return {
      columns: fields.map((field, at) => {
        const isNullable = nullable.has(`${field.tableID}.${field.columnID}`);
        const isPlain = field.tableID > 0;
        const source = isPlain && plan ? sourceOf(plan, plan.Output?.[at]) : undefined;
        const isOuter = plan && source ? isOnNullableSide(plan, source.alias) : false;
        const isAsserted = plan && source ? isAssertedNotNull(plan, source) : false;
        return {
          name: field.name,
          type: names.get(field.dataTypeID) ?? String(field.dataTypeID),
          mayBeNull: isPlain && (isOuter || (isNullable && !isAsserted)),
        };
      }),
      writes: plan ? someNode(plan, (node) => /^(ModifyTable|LockRows)$/.test(node['Node Type'])) : false,
    };
  };
}

/** The extended protocol's Describe: names, types and origins of the columns, for the text alone. */
function describe(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    client.query({
      submit: (connection: pg.Connection) => {
        const wire = connection as pg.Connection & {
          parse(query: { text: string; name: string; types: number[] }): void;
          describe(what: { type: 'S'; name: string }): void;
          sync(): void;
        };
        wire.parse({ text, name: '', types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as pg.Submittable);
  });
}

/** The plan for any values; nothing for statements that have none (SET, NOTIFY). */
async function explain(client: pg.Client, text: string): Promise<PlanNode | undefined> {
  try {
    const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } catch {
    return undefined;
  }
}

interface Source {
  alias: string;
  column: string;
}

/** `a.first_name`: the table's alias and the column, when the output is no more than that. A single table has none. */
function sourceOf(plan: PlanNode, output: string | undefined): Source | undefined {
  const [, alias = onlyAlias(plan), column] = /^(?:"?(\w+)"?\.)?"?(\w+)"?$/.exec(output ?? '') ?? [];
  return alias && column ? { alias, column } : undefined;
}

function onlyAlias(plan: PlanNode): string | undefined {
  const aliases = new Set<string>();
  someNode(plan, ({ Alias }) => {
    if (Alias) aliases.add(Alias);
    return false;
  });
  return aliases.size === 1 ? [...aliases][0] : undefined;
}

function isOnNullableSide(node: PlanNode, alias: string): boolean {
  const children = node.Plans ?? [];
  const sides = { Left: ['Inner'], Right: ['Outer'], Full: ['Inner', 'Outer'] }[node['Join Type'] ?? ''] ?? [];
  const isHere = children.some(
    (child) => sides.includes(child['Parent Relationship'] ?? '') && someNode(child, (one) => one.Alias === alias),
  );
  return isHere || children.some((child) => isOnNullableSide(child, alias));
}

const CONDITIONS = ['Filter', 'Index Cond', 'Recheck Cond', 'Hash Cond', 'Merge Cond', 'Join Filter'];

/** A condition that no null meets: `is not null`, or a comparison. Those of an outer join itself do not count. */
function isAssertedNotNull(plan: PlanNode, { alias, column }: Source): boolean {
  const name = `"?${alias}"?\\."?${column}"?`;
  const strict = new RegExp(
    `(^|[( ])${name}\\)* (IS NOT NULL|=|<>|<=?|>=?) |= \\(?${name}\\)?(\\)|$)|${name} IS NOT NULL`,
  );
  return someNode(plan, (node) => {
    if (/^(Left|Right|Full)/.test(node['Join Type'] ?? '')) return false;
    return CONDITIONS.some((kind) => {
      const condition = node[kind];
      return typeof condition === 'string' && conjunctsOf(condition).some((one) => strict.test(withAlias(one, node)));
    });
  });
}

/** What must hold in any case: the parts that AND joins, without those that are a choice. */
function conjunctsOf(condition: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const piece of condition.split(/(?<=[()])|(?=[()])| (?=AND )/)) {
    if (depth <= 1 && piece.startsWith('AND ')) parts.push('');
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    parts.push(`${parts.pop()}${piece}`);
  }
  return parts.filter((part) => !/ OR /.test(part));
}

/** Conditions of a scan name their columns without the table. */
function withAlias(condition: string, { Alias }: PlanNode): string {
  return Alias ? condition.replace(/(^|[( ])("?\w+"?)(?=\)* (IS NOT NULL|=|<>|<|>))/g, `$1${Alias}.$2`) : condition;
}

function someNode(node: PlanNode, test: (node: PlanNode) => boolean): boolean {
  return test(node) || (node.Plans ?? []).some((child) => someNode(child, test));
}
