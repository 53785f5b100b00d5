import { AppError } from '#src/kernel/errors.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { insertColumns, setColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { PreferenceFields } from '../preferences.contract.ts';
import { checkPreference } from './check-preference.ts';
import { type PreferencesParts, presentPreference } from './preferences.presenter.ts';
import { loadPreferences, lockAccount, type PreferenceRow } from './preferences.queries.ts';

export const SLOTS = [1, 2, 3];

/** Adds a preference; the fourth remote or the fourth other one is refused, also when several come at once. */
export function createCreatePreference(parts: PreferencesParts) {
  return async (ctx: AccountWriteContext, input: PreferenceFields) => {
    const values = checkPreference(input, parts.options);
    const accountId = await lockAccount(ctx);
    const slot = freeSlot(await loadPreferences(ctx.tx, accountId), values.work_arrangement_id);
    const row = { ...values, account_id: accountId, slot, created_at: ctx.clock.now().toISOString() };
    const saved = await ctx.tx.queryOne<PreferenceRow>(
      sql`insert into job_preferences ${insertColumns({ ...row })} returning *`,
    );
    await ctx.emit('preferences.changed', { accountId });
    return presentPreference(saved, ctx.locale.language, parts);
  };
}

/** Changes what is named; another kind of work needs a free place among its own kind. */
export function createUpdatePreference(parts: PreferencesParts) {
  return async (ctx: AccountWriteContext, { id, ...changes }: Partial<PreferenceFields> & { id: number }) => {
    const accountId = await lockAccount(ctx);
    const all = await loadPreferences(ctx.tx, accountId);
    const before = all.find((one) => one.id === id);
    if (!before) throw new AppError('notFound');
    const values = checkPreference({ ...fieldsOf(before), ...named(changes) }, parts.options);
    const isSameKind = before.is_remote === (values.work_arrangement_id === REMOTE);
    const slot = isSameKind ? before.slot : freeSlot(all, values.work_arrangement_id);
    const saved = await ctx.tx.queryOne<PreferenceRow>(sql`
      update job_preferences set ${setColumns({ ...values, slot })} where id = ${id} returning *`);
    await ctx.emit('preferences.changed', { accountId });
    return presentPreference(saved, ctx.locale.language, parts);
  };
}

function freeSlot(all: PreferenceRow[], arrangementId: number): number {
  const taken = new Set(all.filter((one) => one.is_remote === (arrangementId === REMOTE)).map((one) => one.slot));
  const slot = SLOTS.find((one) => !taken.has(one));
  if (slot === undefined) throw new AppError('preferenceLimit');
  return slot;
}

function fieldsOf(row: PreferenceRow): PreferenceFields {
  const scale = 10 ** minorDigits(row.currency);
  return {
    ...row,
    job_title: row.custom_job_title ?? undefined,
    pref_region_id: row.pref_region_id ?? undefined,
    work_language_id: row.language_id,
    min_salary: row.min_salary / scale,
    max_salary: row.max_salary / scale,
    salary_type_id: 1,
  };
}

/** A field that was left out must not wipe what is there. */
function named(changes: Partial<PreferenceFields>): Partial<PreferenceFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
