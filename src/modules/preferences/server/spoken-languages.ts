import { AppError } from '#src/kernel/errors.ts';
import { jobLanguageCode } from '#src/modules/options/job-languages.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { PreferencesParts } from './preferences.presenter.ts';
import { lockAccount } from './preferences.queries.ts';

/** The languages that the talent has said they can work in. */
export function createListSpokenLanguages({ namesIn }: PreferencesParts) {
  return async (ctx: AccountContext) => {
    const names = namesIn(ctx.locale.language);
    const { rows } = await ctx.tx.query<{ language_id: number }>(
      sql`select language_id from spoken_languages where account_id = ${ctx.viewer.accountId} order by language_id`,
    );
    return { languages: rows.map(({ language_id }) => names.jobLanguage(language_id)) };
  };
}

/** Writes the whole list anew; an empty one says nothing any more. */
export function createSaveSpokenLanguages(parts: PreferencesParts) {
  const list = createListSpokenLanguages(parts);
  return async (ctx: AccountWriteContext, input: { language_ids: number[] }) => {
    const ids = [...new Set(input.language_ids)];
    if (ids.some((id) => !jobLanguageCode(id))) {
      throw new AppError('validationFailed', {}, [{ field: 'language_ids', problem: 'invalidChoice' }]);
    }
    const accountId = await lockAccount(ctx);
    await ctx.tx.query(sql`delete from spoken_languages where account_id = ${accountId}`);
    await ctx.tx.query(sql`
      insert into spoken_languages (account_id, language_id, created_at)
      select ${accountId}, id, ${ctx.clock.now().toISOString()} from unnest(${ids}::integer[]) as id`);
    return list(ctx);
  };
}
