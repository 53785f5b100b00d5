import { AppError } from '#src/kernel/errors.ts';
import { jobLanguageCode } from '#src/modules/options/job-languages.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { loadSpoken } from './find-told.ts';
import type { PreferencesParts } from './preferences.presenter.ts';
import { lockAccount } from './preferences.queries.ts';

const PROFICIENCIES = 'language_proficiency_lists';

/** The languages that the talent has said they can work in. */
export function createListSpokenLanguages({ namesIn }: PreferencesParts) {
  return async (ctx: AccountContext) => {
    const names = namesIn(ctx.locale.language);
    const spoken = await loadSpoken(ctx.tx, ctx.viewer.accountId);
    return {
      languages: spoken.map(({ language_id, proficiency_id }) => ({
        ...names.jobLanguage(language_id),
        proficiency: proficiency_id === null ? null : names.of(PROFICIENCIES, proficiency_id),
      })),
    };
  };
}

interface Spoken {
  language_id: number;
  proficiency_id?: number | null;
}

/** Writes the whole list anew in its order; an empty one says nothing any more. */
export function createSaveSpokenLanguages(parts: PreferencesParts) {
  const list = createListSpokenLanguages(parts);
  return async (ctx: AccountWriteContext, input: { languages: Spoken[] }) => {
    const languages = [...new Map(input.languages.map((spoken) => [spoken.language_id, spoken])).values()];
    assertKnown(parts, languages);
    const accountId = await lockAccount(ctx);
    await ctx.tx.query(sql`delete from spoken_languages where account_id = ${accountId}`);
    await ctx.tx.query(sql`
      insert into spoken_languages (account_id, position, language_id, proficiency_id, created_at)
      select ${accountId}, position, language_id, proficiency_id, ${ctx.clock.now().toISOString()}
      from unnest(${languages.map(({ language_id }) => language_id)}::integer[],
        ${languages.map(({ proficiency_id }) => proficiency_id ?? null)}::integer[])
        with ordinality as spoken (language_id, proficiency_id, position)`);
    await ctx.emit('preferences.changed', { accountId });
    return list(ctx);
  };
}

function assertKnown({ options }: PreferencesParts, languages: Spoken[]): void {
  const problems = languages.flatMap(({ language_id, proficiency_id }, at) => [
    ...(jobLanguageCode(language_id) ? [] : [{ field: `languages.${at}.language_id`, problem: 'invalidChoice' }]),
    ...(!proficiency_id || options.has(PROFICIENCIES, proficiency_id)
      ? []
      : [{ field: `languages.${at}.proficiency_id`, problem: 'invalidChoice' }]),
  ]);
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
}
