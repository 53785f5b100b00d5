import { type Expression, isEverything, toTsquery } from '../core/expression.ts';
import type { Branch } from '../core/plan.ts';
import type { Statement } from '../core/run.ts';
import type { Bounds, PayFloors } from '../jobs/job-index.ts';
import type { TagFilters } from '../jobs/request.ts';

/** Whether a month's pay reaches the floor of its currency; pay that is not stated reaches none. IS TRUE as above. */
function paysEnough(floors: PayFloors, values: unknown[]): string[] {
  if (!floors) return [];
  // PostgreSQL counts the places of an array from one, and no currency has the id zero.
  return [`(monthly_max >= ($${values.push(floors.slice(1))}::bigint[])[currency_id]) is true`];
}

/** A job without any of these tags counts as so many days older than it is. */
export interface AgePenalty {
  tags: number[];
  days: number;
}

/**
 * The branches as one statement; PostgreSQL starts a branch only when those before it were short. OFFSET 0 and IS TRUE
 * keep the planner from walking a B-tree by date: the GIN index is the only way in. An age penalty needs all in one branch.
 */
export function branchStatement(
  branches: Branch[],
  offset: number,
  limit: number,
  columns = 'job_id',
  { agePenalty, floors }: { agePenalty?: AgePenalty; floors?: PayFloors } = {},
): Statement {
  const values: unknown[] = [limit, offset, offset + limit];
  const late = agePenalty
    ? `- case when tags && $${values.push(agePenalty.tags)}::integer[] then 0 else $${values.push(agePenalty.days)}::integer end * interval '1 day'`
    : '';
  const parts = branches.map(({ query, window, from, until, level }) => {
    const matches = [query, window].filter((one) => one !== undefined);
    const conditions = [
      ...matches.map((one) => `doc @@ $${values.push(toTsquery(one))}::tsquery`),
      `(posted_at >= coalesce($${values.push(from)}::timestamptz, '-infinity')) is true`,
      `(posted_at < coalesce($${values.push(until)}::timestamptz, 'infinity')) is true`,
      ...paysEnough(floors, values),
    ];
    const fenced = `select * from job_search where ${conditions.join(' and ')} offset 0`;
    const chosen = `${columns}, $${values.push(level)}::integer as level`;
    return `(select ${chosen} from (${fenced}) matching order by posted_at ${late} desc, job_id desc limit $3)`;
  });
  const shape = branches.map(({ window }) => (window ? 'w' : 'q')).join('');
  return {
    name: preparedName(`search_${columns.length}_${shape}${agePenalty ? '_h' : ''}${floors ? '_p' : ''}`),
    text: `select * from (${parts.join(' union all ')}) found limit $1 offset $2`,
    values,
  };
}

/** A few matches in one scan of the index: the level of each, the first that it matches, is told by looking at its words. */
export function levelStatement(
  query: Expression,
  levels: readonly { match: Expression; level: number }[],
  { notBefore, floors }: Bounds,
  offset: number,
  limit: number,
): Statement {
  const { conditions, values } = matchOf(query, notBefore, limit, floors);
  const place = `$${values.push(offset)}`;
  const cases = levels.map(
    ({ match, level }) => `when doc @@ $${values.push(toTsquery(match))}::tsquery then $${values.push(level)}::integer`,
  );
  const matching = `select * from job_search ${where(conditions)} offset 0`;
  return {
    name: preparedName(`search_levels_${levels.length}${floors ? '_p' : ''}`),
    text: `select job_id, posted_at, case ${cases.join(' ')} end as level from (${matching}) matching
      order by level, posted_at desc, job_id desc limit $2 offset ${place}`,
    values,
  };
}

/** Several statements that give job_ids as one, each row with the number of its list; every part keeps its own order. */
export function joinedStatement(parts: readonly { list: number; statement: Statement }[]): Statement {
  const values: unknown[] = [];
  const texts = parts.map(({ list, statement }) => {
    const shift = values.length;
    values.push(...statement.values);
    const text = statement.text.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + shift}`);
    return `(select ${whole(list)} as list, job_id from (${text}) part)`;
  });
  return { text: texts.join(' union all '), values };
}

/**
 * Names of prepared statements. Every connection keeps the plan of every name for good, so that only the first so many
 * get one; what is common comes first, and what is beyond them is planned each time.
 */
function createNames(most: number, nameOf: (key: string, count: number) => string) {
  const names = new Map<string, string>();
  return (key: string): string | undefined => {
    if (!names.has(key) && names.size < most) names.set(key, nameOf(key, names.size));
    return names.get(key);
  };
}

const nameByShape = createNames(200, (shape) => shape);
const nameByText = createNames(120, (_text, count) => `search_text_${count}`);

/** Names a statement with numbers in its text; only for one that many ask for in the same words. */
export function namedByText(statement: Statement): Statement {
  return { ...statement, name: statement.name ?? nameByText(statement.text) };
}

/** PostgreSQL cuts longer names of prepared statements off, and then two of them are one. */
const LONGEST_NAME = 63;

/** The name of a prepared statement whose text has many shapes. */
function preparedName(name: string): string | undefined {
  return name.length > LONGEST_NAME ? undefined : nameByShape(name);
}

const BY_PAY = 'order by comparable_pay desc nulls last, posted_at desc, job_id desc';

/** All matches, best paid first. */
export function payStatement(
  query: Expression,
  { notBefore, floors }: Bounds,
  offset: number,
  limit: number,
): Statement {
  const values: unknown[] = [toTsquery(query), notBefore, limit, offset];
  const conditions = [
    'doc @@ $1::tsquery',
    `(posted_at >= coalesce($2::timestamptz, '-infinity')) is true`,
    ...paysEnough(floors, values),
  ];
  return {
    name: floors ? 'search_pay_p' : 'search_pay',
    text: `select job_id from (select * from job_search ${where(conditions)} offset 0) matching ${BY_PAY} limit $3 offset $4`,
    values,
  };
}

interface PayWalk {
  query: Expression;
  countryId?: number;
  notBefore: Date | null;
  floors?: PayFloors;
  /** Gives up after so many jobs, whether they match or not. */
  longest?: number;
}

/** A walk along a B-tree from the best paid job on. */
export function payWalkStatement(
  { query, countryId, notBefore, floors, longest }: PayWalk,
  offset: number,
  limit: number,
): Statement {
  const values: unknown[] = [];
  const indexed = countryId === undefined ? [] : [`country_id = ${whole(countryId)}`];
  const near = `select * from job_search ${where(indexed)} ${BY_PAY} ${longest ? `limit ${whole(longest)}` : ''}`;
  const filters: string[] = paysEnough(floors, values);
  if (!isEverything(query)) filters.push(`doc @@ $${values.push(toTsquery(query))}::tsquery`);
  if (notBefore) filters.push(`posted_at >= $${values.push(notBefore)}::timestamptz`);
  const page = `limit ${whole(limit)} offset ${whole(offset)}`;
  return { text: `select job_id from (${near}) near ${where(filters)} ${BY_PAY} ${page}`, values };
}

interface Walk {
  countryId?: number;
  functionId?: number;
  companyId?: number;
  tags: TagFilters;
  /** What tags cannot say: excluded keywords. */
  rest: Expression;
  notBefore: Date | null;
  floors?: PayFloors;
  /** Gives up after so many jobs, whether they pass or not. */
  longest?: number;
}

/**
 * A walk along a B-tree from the newest job on. The numbers stand in the text, so that the planner sees how many jobs
 * to expect; they are numbers of ours, never typed text.
 */
export function walkStatement(walk: Walk, offset: number, limit: number, columns = 'job_id'): Statement {
  const filters = walk.tags.anyOf.map((list) => `tags && ${tagList(list)}`);
  if (walk.tags.none.length) filters.push(`not tags && ${tagList(walk.tags.none)}`);
  const values: unknown[] = [];
  if (!isEverything(walk.rest)) filters.push(`doc @@ $${values.push(toTsquery(walk.rest))}::tsquery`);
  filters.push(...paysEnough(walk.floors, values));
  const indexed: string[] = [];
  if (walk.countryId !== undefined) indexed.push(`country_id = ${whole(walk.countryId)}`);
  if (walk.functionId !== undefined) indexed.push(`function_id = ${whole(walk.functionId)}`);
  if (walk.companyId !== undefined) indexed.push(`company_id = ${whole(walk.companyId)}`);
  if (walk.notBefore) indexed.push(`posted_at >= '${walk.notBefore.toISOString()}'`);
  const order = 'order by posted_at desc, job_id desc';
  const page = `limit ${whole(limit)} offset ${whole(offset)}`;
  if (walk.longest === undefined) {
    const text = `select ${columns} from job_search ${where([...indexed, ...filters])} ${order} ${page}`;
    return { text, values };
  }
  const near = `select * from job_search ${where(indexed)} ${order} limit ${whole(walk.longest)}`;
  return { text: `select ${columns} from (${near}) near ${where(filters)} ${page}`, values };
}

function where(conditions: string[]): string {
  return conditions.length ? `where ${conditions.join(' and ')}` : '';
}

function tagList(tags: number[]): string {
  return `'{${tags.map(whole).join(',')}}'::integer[]`;
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return value;
}

/** Counts matches, at most `cap` of them. */
export function countStatement(query: Expression, { notBefore, floors }: Bounds, cap: number): Statement {
  const { name, conditions, values } = matchOf(query, notBefore, cap, floors);
  return {
    name: `search_count${name}`,
    text: `select count(*) as count from (select 1 from job_search ${where(conditions)} limit $2) matching`,
    values,
  };
}

/** The conditions of a match, with the moment as the first value and the limit as the second. */
function matchOf(query: Expression, notBefore: Date | null, cap: number, floors: PayFloors) {
  const values: unknown[] = [notBefore, cap];
  const conditions = [`(posted_at >= coalesce($1::timestamptz, '-infinity')) is true`];
  const isAll = isEverything(query);
  if (!isAll) conditions.push(`doc @@ $${values.push(toTsquery(query))}::tsquery`);
  conditions.push(...paysEnough(floors, values));
  return { name: `${isAll ? '_all' : ''}${floors ? '_p' : ''}`, conditions, values };
}

/** The tags and times of the matching jobs, of at most `cap` of them. */
export function facetStatement(query: Expression, { notBefore, floors }: Bounds, cap: number): Statement {
  const { name, conditions, values } = matchOf(query, notBefore, cap, floors);
  return {
    name: `search_facets${name}`,
    text: `select tags::text as tags, posted_at from job_search ${where(conditions)} limit $2`,
    values,
  };
}

/** How many of the matching jobs, at most `cap` of them, pay so much a month in which currency; null is left open. */
export function paysStatement(query: Expression, notBefore: Date | null, cap: number): Statement {
  const { name, conditions, values } = matchOf(query, notBefore, cap, undefined);
  return {
    name: `search_pays${name}`,
    text: `select currency_id, monthly_max, count(*) as count
      from (select currency_id, monthly_max from job_search ${where(conditions)} limit $2) matching
      group by currency_id, monthly_max`,
    values,
  };
}
