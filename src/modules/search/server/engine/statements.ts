import { type Expression, isEverything, toTsquery } from './expression.ts';
import type { Branch } from './plan.ts';
import type { TagFilters } from './request.ts';

export interface Statement {
  /** Named statements are planned once per connection. */
  name?: string;
  text: string;
  values: unknown[];
}

/** A job without any of these tags counts as so many days older than it is. */
export interface Handicap {
  tags: number[];
  days: number;
}

/**
 * The branches as one statement; PostgreSQL starts a branch only when those before it were short. OFFSET 0 and IS TRUE
 * keep the planner from walking a B-tree by date: the GIN index is the only way in. A handicap needs all in one branch.
 */
export function branchStatement(
  branches: Branch[],
  offset: number,
  limit: number,
  columns = 'job_id',
  handicap?: Handicap,
): Statement {
  const values: unknown[] = [limit, offset, offset + limit];
  const late = handicap
    ? `- case when tags && $${values.push(handicap.tags)}::integer[] then 0 else $${values.push(handicap.days)}::integer end * interval '1 day'`
    : '';
  const parts = branches.map(({ query, window, from, until }) => {
    const matches = [query, window].filter((one) => one !== undefined);
    const conditions = [
      ...matches.map((one) => `doc @@ $${values.push(toTsquery(one))}::tsquery`),
      `(posted_at >= coalesce($${values.push(from)}::timestamptz, '-infinity')) is true`,
      `(posted_at < coalesce($${values.push(until)}::timestamptz, 'infinity')) is true`,
    ];
    const fenced = `select * from job_search where ${conditions.join(' and ')} offset 0`;
    return `(select ${columns} from (${fenced}) matching order by posted_at ${late} desc, job_id desc limit $3)`;
  });
  const shape = branches.map(({ window }) => (window ? 'w' : 'q')).join('');
  return {
    name: `search_${columns.length}_${shape}${handicap ? '_h' : ''}`,
    text: `select * from (${parts.join(' union all ')}) found limit $1 offset $2`,
    values,
  };
}

const BY_PAY = 'order by comparable_pay desc nulls last, posted_at desc, job_id desc';

/** All matches, best paid first. */
export function payStatement(query: Expression, notBefore: Date | null, offset: number, limit: number): Statement {
  const matching = `select * from job_search where doc @@ $1::tsquery
    and (posted_at >= coalesce($2::timestamptz, '-infinity')) is true offset 0`;
  return {
    name: 'search_pay',
    text: `select job_id from (${matching}) matching ${BY_PAY} limit $3 offset $4`,
    values: [toTsquery(query), notBefore, limit, offset],
  };
}

interface PayWalk {
  query: Expression;
  countryId?: number;
  notBefore: Date | null;
  /** Gives up after so many jobs, whether they match or not. */
  longest?: number;
}

/** A walk along a B-tree from the best paid job on. */
export function payWalkStatement({ query, countryId, notBefore, longest }: PayWalk, offset: number, limit: number) {
  const values: unknown[] = [];
  const indexed = countryId === undefined ? [] : [`country_id = ${whole(countryId)}`];
  const near = `select * from job_search ${where(indexed)} ${BY_PAY} ${longest ? `limit ${whole(longest)}` : ''}`;
  const filters: string[] = [];
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
  const values = isEverything(walk.rest) ? [] : [toTsquery(walk.rest)];
  if (values.length) filters.push('doc @@ $1::tsquery');
  const indexed: string[] = [];
  if (walk.countryId !== undefined) indexed.push(`country_id = ${whole(walk.countryId)}`);
  if (walk.functionId !== undefined) indexed.push(`function_id = ${whole(walk.functionId)}`);
  if (walk.companyId !== undefined) indexed.push(`company_id = ${whole(walk.companyId)}`);
  if (walk.notBefore) indexed.push(`posted_at >= '${walk.notBefore.toISOString()}'`);
  const order = 'order by posted_at desc, job_id desc';
  const page = `limit ${whole(limit)} offset ${whole(offset)}`;
  if (walk.longest === undefined) {
    return { text: `select ${columns} from job_search ${where([...indexed, ...filters])} ${order} ${page}`, values };
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
export function countStatement(query: Expression, notBefore: Date | null, cap: number): Statement {
  const matching = `select 1 from job_search where doc @@ $1::tsquery
    and (posted_at >= coalesce($2::timestamptz, '-infinity')) is true limit $3`;
  return {
    name: 'search_count',
    text: `select count(*) as count from (${matching}) matching`,
    values: [toTsquery(query), notBefore, cap],
  };
}

/** The tags and times of the matching jobs, of at most `cap` of them. */
export function facetStatement(query: Expression, notBefore: Date | null, cap: number): Statement {
  const isAll = isEverything(query);
  return {
    name: isAll ? 'search_facets_all' : 'search_facets',
    text: `select tags::text as tags, posted_at from job_search
      where (posted_at >= coalesce($1::timestamptz, '-infinity')) is true ${isAll ? '' : 'and doc @@ $3::tsquery'} limit $2`,
    values: [notBefore, cap, ...(isAll ? [] : [toTsquery(query)])],
  };
}
