import { type Expression, isEverything, toTsquery } from './expression.ts';
import type { Branch } from './plan.ts';
import type { TagFilters } from './request.ts';
import { tag } from './tags.ts';

export interface Statement {
  /** Named statements are planned once per connection. */
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * The branches as one statement; PostgreSQL starts a branch only when those before it were short. OFFSET 0 and IS TRUE
 * keep the planner from walking a B-tree by date: the GIN index is the only way in.
 */
export function branchStatement(branches: Branch[], offset: number, limit: number, columns = 'job_id'): Statement {
  const parts = branches.map((_, at) => {
    const [query, from, until] = [4 + at * 3, 5 + at * 3, 6 + at * 3];
    const bounds = [
      `(posted_at >= coalesce($${from}::timestamptz, '-infinity')) is true`,
      `(posted_at < coalesce($${until}::timestamptz, 'infinity')) is true`,
    ];
    const fenced = `select * from job_search where doc @@ $${query}::tsquery and ${bounds.join(' and ')} offset 0`;
    return `(select ${columns} from (${fenced}) matching order by posted_at desc, job_id desc limit $3)`;
  });
  const text = `select * from (${parts.join(' union all ')}) found limit $1 offset $2`;
  const values = branches.flatMap(({ query, from, until }) => [toTsquery(query), from, until]);
  return {
    name: `search_${columns.length}_${branches.length}`,
    text,
    values: [limit, offset, offset + limit, ...values],
  };
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
export function walkStatement(walk: Walk, offset: number, limit: number): Statement {
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
    return { text: `select job_id from job_search ${where([...indexed, ...filters])} ${order} ${page}`, values };
  }
  const near = `select * from job_search ${where(indexed)} ${order} limit ${whole(walk.longest)}`;
  return { text: `select job_id from (${near}) near ${where(filters)} ${page}`, values };
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

/** The choices of "posted within", in days. */
const AGES = [1, 3, 7, 14, 30];
/** Stands for every job, however old. */
export const ANY_AGE = 0;
const AGE_TAGS = `'{${AGES.map((days) => tag('age', days)).join(',')}}'::integer[]`;

/** Counts every tag of the matching jobs, of at most `cap` jobs; how young they are is counted like a tag. */
export function facetStatement(query: Expression, notBefore: Date | null, now: Date, cap: number): Statement {
  const age = `extract(epoch from $4::timestamptz - posted_at) / 86400`;
  // A job as old as the choice itself still counts: the bucket's lower end is a hair later.
  const younger = `(${AGE_TAGS})[width_bucket(${age} - 1e-9, '{${AGES.join(',')}}'::numeric[]) + 1:]`;
  const matching = `select tags || ${younger} || ${tag('age', ANY_AGE)} as tags from job_search
    where doc @@ $1::tsquery and (posted_at >= coalesce($2::timestamptz, '-infinity')) is true limit $3`;
  return {
    name: 'search_facets',
    text: `select tag, count(*) as count from (${matching}) matching, unnest(tags) as tag where tag < 1000000000 group by tag`,
    values: [toTsquery(query), notBefore, cap, now],
  };
}
