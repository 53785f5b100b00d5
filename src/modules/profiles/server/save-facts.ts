import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import { changeAccount, isOldEnough } from '#src/modules/accounts/server/accounts.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { insertColumns, setColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FactChanges } from '../profiles.contract.ts';
import type { ProfilesParts } from './profiles.parts.ts';
import { loadFacts, lockAccount } from './profiles.queries.ts';
import { settleCompleted } from './settle-completed.ts';

const LISTS = {
  job_seeking_status_id: 'job_seeking_status_lists',
  notice_period_id: 'notice_period_lists',
} as const;

/** Changes the facts that are named, in the profile and in the account behind it. */
export function createSaveFacts(parts: ProfilesParts) {
  return async (ctx: AccountWriteContext, { version, ...changes }: FactChanges) => {
    assertFacts(parts, changes, ctx.clock.now());
    const accountId = await lockAccount(ctx);
    const before = await loadFacts(ctx.tx, accountId);
    if (version !== undefined && version !== before.version) throw new AppError('profileChangedMeanwhile');
    const { first_name, last_name, date_of_birth, notice_period_id, ...facts } = changes;
    await changeAccount(ctx.tx, accountId, { first_name, last_name, date_of_birth, notice_period_id });
    const row = { ...facts, version: before.version + 1, updated_at: ctx.clock.now().toISOString() };
    await ctx.tx.query(sql`
      insert into profiles ${insertColumns({ ...row, account_id: accountId })}
      on conflict (account_id) do update set ${setColumns(row)}`);
    await settleCompleted(ctx.tx, accountId);
    return { version: row.version };
  };
}

function assertFacts({ isCountry, namesIn }: ProfilesParts, changes: Omit<FactChanges, 'version'>, now: Date): void {
  const { date_of_birth, nationality_id, work_start } = changes;
  const names = namesIn('en');
  const problems: FieldProblem[] = Object.entries(LISTS).flatMap(([field, list]) => {
    const id = changes[field as keyof typeof LISTS];
    return id && !names.of(list, id).value ? [{ field, problem: 'invalidChoice' }] : [];
  });
  if (nationality_id && !isCountry(nationality_id))
    problems.push({ field: 'nationality_id', problem: 'invalidChoice' });
  if (work_start && work_start > now.toISOString()) problems.push({ field: 'work_start', problem: 'dateInFuture' });
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
  if (date_of_birth && !isOldEnough(date_of_birth, now)) {
    throw new AppError('tooYoung', {}, [{ field: 'date_of_birth', problem: 'tooYoung' }]);
  }
}
