import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { OperatorWithdrawal, operatorPointsContract } from '../operator-points.contract.ts';
import { FOUR_EYES_FROM, isOpen } from '../withdrawal-rules.ts';
import { presentWithdrawal, type WithdrawalRow, withdrawalColumns } from './withdrawals.queries.ts';

const PAGE_SIZE = 30;

type Filter = ParsedInputOf<(typeof operatorPointsContract)['GET /operator/points/withdrawals']>;

interface Row extends WithdrawalRow {
  name: string | null;
  email: string | null;
  is_suspended: boolean | null;
  approver: string | null;
}

/** Requests of one state: who waits longest comes first; of what is settled the newest. */
export async function listWithdrawals(ctx: AccountContext, { state, network, after }: Filter) {
  const isOldestFirst = isOpen(state);
  const rows = await load(
    ctx.tx,
    sql`where w.state = ${state} ${network ? sql`and w.network = ${network}` : sql``}
      ${after ? (isOldestFirst ? sql`and w.id > ${after}` : sql`and w.id < ${after}`) : sql``}
      order by w.id ${isOldestFirst ? sql`asc` : sql`desc`} limit ${PAGE_SIZE + 1}`,
  );
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    withdrawals: shown.map((row) => present(row, ctx.viewer.accountId)),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function getWithdrawal(ctx: AccountContext, { id }: { id: number }): Promise<OperatorWithdrawal> {
  const [row] = await load(ctx.tx, sql`where w.id = ${id}`);
  if (!row) throw new AppError('notFound');
  return present(row, ctx.viewer.accountId);
}

async function load(tx: Reader, rest: Sql): Promise<Row[]> {
  const { rows } = await tx.query<Row>(sql`
    select ${withdrawalColumns}, trim(a.first_name || ' ' || a.last_name) as name, a.email,
      a.status = 'suspended' as is_suspended, coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.email) as approver
    from point_withdrawals w left join accounts a on a.id = w.account_id left join accounts o on o.id = w.approved_by
    ${rest}`);
  return rows;
}

function present(row: Row, operatorId: number): OperatorWithdrawal {
  const { account_id, name, email, is_suspended, approver, state } = row;
  const mustBeOther = needsOther(row, operatorId);
  return {
    ...presentWithdrawal(row),
    account:
      account_id === null ? null : { id: account_id, name: name ?? '', email, is_suspended: is_suspended ?? false },
    approved_by: approver,
    may: {
      approve: state === 'requested',
      reject: isOpen(state),
      pay: state === 'approved' && !mustBeOther,
    },
    needs_other: state === 'approved' && mustBeOther,
  };
}

/** Four eyes: whoever approved a larger sum does not mark it paid. */
export function needsOther({ points, approved_by }: WithdrawalRow, operatorId: number): boolean {
  return points >= FOUR_EYES_FROM && approved_by === operatorId;
}
