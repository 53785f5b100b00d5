import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { setColumns } from '#src/platform/database/columns.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';

type Input = ParsedInputOf<(typeof accountsContract)['PATCH /jobseeker/me']>;

const LEAST_AGE = 16;
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Changes what is named and leaves the rest. */
export async function changeMe(ctx: AccountWriteContext, input: Input) {
  const problems = findProblems(input, ctx.clock.now());
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
  const { first_name, last_name, date_of_birth, time_zone, currency } = input;
  await changeAccount(ctx.tx, ctx.viewer.accountId, { first_name, last_name, date_of_birth, time_zone, currency });
  return { saved: true as const };
}

/** What the owner says of themselves; undefined leaves a column as it is. Whoever calls has checked the values. */
interface OwnColumns extends Omit<Input, 'date_of_birth'> {
  date_of_birth?: string | null;
  notice_period_id?: number | null;
  avatar?: string | null;
  is_profile_completed?: boolean;
}

export async function changeAccount(tx: Transaction, accountId: number | null, columns: OwnColumns): Promise<void> {
  const changes = setColumns({ ...columns });
  if (changes.text === '') return;
  await tx.query(sql`update accounts set ${changes} where id = ${accountId}`);
}

function findProblems({ date_of_birth, time_zone, currency }: Input, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (date_of_birth && !isOldEnough(date_of_birth, now)) problems.push({ field: 'date_of_birth', problem: 'tooYoung' });
  if (time_zone && !isTimeZone(time_zone)) problems.push({ field: 'time_zone', problem: 'invalidChoice' });
  if (currency && !currencies.has(currency)) problems.push({ field: 'currency', problem: 'invalidChoice' });
  return problems;
}

/** Sixteen on the day itself; ISO days compare as texts. */
export function isOldEnough(dateOfBirth: string, now: Date): boolean {
  const latest = new Date(Date.UTC(now.getUTCFullYear() - LEAST_AGE, now.getUTCMonth(), now.getUTCDate()));
  return dateOfBirth <= latest.toISOString().slice(0, 10);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
