import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';

type Input = ParsedInputOf<(typeof accountsContract)['PATCH /jobseeker/me']>;

const LEAST_AGE = 16;
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Changes what is named and leaves the rest. */
export async function changeMe(ctx: WriteContext, input: Input) {
  const problems = findProblems(input, ctx.clock.now());
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
  await ctx.tx.query(sql`
    update accounts set
      first_name = coalesce(${input.first_name ?? null}, first_name),
      last_name = coalesce(${input.last_name ?? null}, last_name),
      date_of_birth = coalesce(${input.date_of_birth ?? null}::date, date_of_birth),
      time_zone = coalesce(${input.time_zone ?? null}, time_zone),
      currency = coalesce(${input.currency ?? null}, currency)
    where id = ${ctx.viewer.accountId}`);
  return { saved: true as const };
}

function findProblems({ date_of_birth, time_zone, currency }: Input, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (date_of_birth && !isOldEnough(date_of_birth, now)) problems.push({ field: 'date_of_birth', problem: 'tooYoung' });
  if (time_zone && !isTimeZone(time_zone)) problems.push({ field: 'time_zone', problem: 'invalidChoice' });
  if (currency && !currencies.has(currency)) problems.push({ field: 'currency', problem: 'invalidChoice' });
  return problems;
}

/** Sixteen on the day itself; ISO days compare as texts. */
function isOldEnough(dateOfBirth: string, now: Date): boolean {
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
