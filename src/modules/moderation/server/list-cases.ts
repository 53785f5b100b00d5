import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { type CaseView, CLAIM_MINUTES } from '../case-fields.ts';
import type { casesContract } from '../cases.contract.ts';
import { type CaseRow, caseColumns, presentCases } from './cases.presenter.ts';
import type { ModerationParts } from './moderation.parts.ts';

const PAGE_SIZE = 25;

type Input = ParsedInputOf<(typeof casesContract)['GET /operator/moderation/cases']>;

/** One queue of everything that someone must look at: the most harmful and the longest waiting first. */
export function createListCases(parts: ModerationParts) {
  return async (ctx: AccountContext, { view, kind, after }: Input) => {
    const all = [inView(ctx, view), ...(kind ? [sql`c.kind = ${kind}`] : []), ...(after ? [readOn(view, after)] : [])];
    const order = view === 'closed' ? sql`c.closed_at desc, c.id desc` : sql`c.rank desc, c.id desc`;
    const [{ rows }, counts] = await Promise.all([
      ctx.tx.query<CaseRow>(sql`
        select ${caseColumns} from moderation_cases c where ${sql.join(all, ' and ')}
        order by ${order} limit ${PAGE_SIZE + 1}`),
      countCases(ctx),
    ]);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = shown.at(-1);
    return {
      cases: await presentCases(ctx, parts, shown),
      next: rows.length > PAGE_SIZE && last ? placeOf(view, last) : null,
      counts,
    };
  };
}

/** Whose claim still counts. */
function claimedSince(ctx: Context): string {
  return new Date(ctx.clock.now().getTime() - CLAIM_MINUTES * 60_000).toISOString();
}

function inView(ctx: Context, view: CaseView): Sql {
  if (view === 'closed') return sql`c.state = 'closed'`;
  if (view === 'confirm') return sql`c.state = 'proposed'`;
  const mine = sql`c.state = 'open' and c.claimed_by = ${ctx.viewer.accountId} and c.claimed_at > ${claimedSince(ctx)}`;
  return view === 'mine' ? mine : sql`c.state = 'open'`;
}

/** Where a page ends, so that the next begins behind it whatever has come in before. */
function placeOf(view: CaseView, row: CaseRow): string {
  return `${view === 'closed' ? row.closed_at?.getTime() : row.rank}.${row.id}`;
}

function readOn(view: CaseView, after: string): Sql {
  const [, at, id] = /^(-?\d{1,18})\.(\d{1,15})$/.exec(after) ?? [];
  if (at === undefined || id === undefined) {
    throw new AppError('validationFailed', {}, [{ field: 'after', problem: 'invalidFormat' }]);
  }
  if (view !== 'closed') return sql`(c.rank, c.id) < (${at}::bigint, ${id}::bigint)`;
  return sql`(c.closed_at, c.id) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id}::bigint)`;
}

async function countCases(ctx: Context) {
  const { rows } = await ctx.tx.query<{ open: number; confirm: number; mine: number }>(sql`
    select count(*) filter (where state = 'open')::int as open,
      count(*) filter (where state = 'proposed')::int as confirm,
      count(*) filter (where state = 'open' and claimed_by = ${ctx.viewer.accountId}
        and claimed_at > ${claimedSince(ctx)})::int as mine
    from moderation_cases where state <> 'closed'`);
  return rows[0] ?? { open: 0, confirm: 0, mine: 0 };
}
