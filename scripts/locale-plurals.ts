const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;

/** `more_one` is the form `one` of `more`; undefined for a text without plural forms. */
export function pluralForm(key: string): { base: string; form: string } | undefined {
  const [, base, form] = PLURAL_KEY.exec(key) ?? [];
  return base && form ? { base, form } : undefined;
}

/** The keys that a language must have for these English ones: each plural text in exactly the language's own forms. */
export function expectedKeys(englishKeys: Iterable<string>, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const expected = new Set<string>();
  for (const key of englishKeys) {
    const plural = pluralForm(key);
    if (!plural) expected.add(key);
    else for (const form of forms) expected.add(`${plural.base}_${form}`);
  }
  return expected;
}

/** Whether a form stands for one number only, as Arabic `two` does: such a text may name the number in words. */
export function isSingleNumber(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language);
  let found = 0;
  for (let number = 0; number <= 200; number++) if (rules.select(number) === form) found++;
  return found === 1;
}
