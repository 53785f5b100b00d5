import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { type PreferencesParts, presentPreference } from './preferences.presenter.ts';
import { loadPreferences } from './preferences.queries.ts';

/** The talent's own preferences, the oldest first. */
export function createListPreferences(parts: PreferencesParts) {
  return async (ctx: AccountContext) => {
    const rows = await loadPreferences(ctx.tx, ctx.viewer.accountId);
    return rows.map((row) => presentPreference(row, ctx.locale.language, parts));
  };
}

/** One of the talent's own; somebody else's is not found. */
export function createGetPreference(parts: PreferencesParts) {
  return async (ctx: AccountContext, input: { id: number }) => {
    const rows = await loadPreferences(ctx.tx, ctx.viewer.accountId);
    const row = rows.find(({ id }) => id === input.id);
    if (!row) throw new AppError('notFound');
    return presentPreference(row, ctx.locale.language, parts);
  };
}
