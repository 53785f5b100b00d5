import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { normalizeText } from '#src/kernel/text.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { type EntryValues, type SectionName, sectionNames } from '../profile-sections.ts';
import type { profilesContract } from '../profiles.contract.ts';
import type { ProfilesParts } from './profiles.parts.ts';
import { loadFacts, loadSkills, lockAccount } from './profiles.queries.ts';
import { createEntry, updateEntry } from './save-entry.ts';
import { createSaveFacts } from './save-facts.ts';
import { createSaveSkills } from './save-skills.ts';

type Input = ParsedInputOf<(typeof profilesContract)['POST /jobseeker/profile/fill']>;

/**
 * RES-02: takes over what someone has agreed to of what their resume says, all of it or nothing. Entries that name one of
 * the profile change it; the others are added, also where there is one like them: whoever agreed has seen it.
 */
export function createFillProfile(parts: ProfilesParts) {
  const saveFacts = createSaveFacts(parts);
  const saveSkills = createSaveSkills(parts);
  return async (ctx: AccountWriteContext, { facts, skills, languages, ...sections }: Input) => {
    const accountId = await lockAccount(ctx);
    assertLanguages(parts, languages);
    if (Object.keys(facts).length > 0) await saveFacts(ctx, facts);
    for (const name of sectionNames) {
      await takeEntries(ctx, name, sections);
    }
    if (skills.length > 0) {
      const { skills_version: version } = await loadFacts(ctx.tx, accountId);
      await saveSkills(ctx, { version, skills: joined(await loadSkills(ctx.tx, accountId), skills) });
    }
    if (languages.length > 0) await ctx.emit('profile.filled', { accountId, languages });
    return { is_filled: true };
  };
}

/** Values of an entry, and the one of the profile that they change. */
type ToldEntry<Name extends SectionName> = EntryValues<Name> & {
  entry?: { id: number; version: number } | undefined;
};
type ToldSections = { [Name in SectionName]: ToldEntry<Name>[] };

async function takeEntries<Name extends SectionName>(
  ctx: AccountWriteContext,
  name: Name,
  sections: ToldSections,
): Promise<void> {
  for (const [at, told] of sections[name].entries()) {
    const { entry } = told;
    await namingField<unknown>(`${name}.${at}`, () =>
      entry
        ? updateEntry(name)(ctx, { ...told, id: entry.id, version: entry.version })
        : createEntry(name)(ctx, { ...told, confirm_duplicate: true }),
    );
  }
}

/** A refusal tells which of the many entries it is about. */
async function namingField<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0) throw error;
    const fields = error.fields.map((problem) => ({ ...problem, field: `${path}.${problem.field}` }));
    throw new AppError(error.errorName, error.details, fields);
  }
}

interface Skill {
  name: string;
  proficiency_id?: number | null;
}

/** What is there keeps its place and its level. */
function joined(before: Skill[], added: Skill[]): Skill[] {
  const known = new Set(before.map(({ name }) => normalizeText(name)));
  return [...before, ...added.filter(({ name }) => !known.has(normalizeText(name)))];
}

function assertLanguages({ namesIn }: ProfilesParts, languages: Input['languages']): void {
  const names = namesIn('en');
  const wrong = languages.findIndex(
    ({ language_id, proficiency_id }) =>
      !names.jobLanguage(language_id).value ||
      (proficiency_id !== null && !names.of('language_proficiency_lists', proficiency_id).value),
  );
  if (wrong < 0) return;
  throw new AppError('validationFailed', {}, [{ field: `languages.${wrong}.language_id`, problem: 'invalidChoice' }]);
}
