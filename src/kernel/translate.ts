export type Values = Record<string, string | number | boolean | undefined>;
/** Nested texts, e.g. `{ header: { jobs: 'Jobs' } }`, read as `header.jobs`. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}
export type Translate = (key: string, values?: Values) => string;

/**
 * Makes the function that looks a text up, picks its plural form by `count` (`key_one`, `key_few`, `key_other`) and
 * fills in `{{values}}`. A key that is missing falls back to the other dictionaries in order, and at last to a blank:
 * no screen ever shows a raw key.
 */
export function createTranslate(language: string, ...dictionaries: Dictionary[]): Translate {
  // Made when first needed: a browser takes a frame or two for its first formatter.
  let plural: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  const pluralForm = (count: number) => {
    plural ??= new Intl.PluralRules(language);
    return plural.select(count);
  };
  const format = (value: number) => {
    number ??= new Intl.NumberFormat(language);
    return number.format(value);
  };
  return (key, values = {}) => {
    const text = find(dictionaries, key, values.count, pluralForm);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? format(value) : String(value ?? '');
    });
  };
}

function find(dictionaries: Dictionary[], key: string, count: Values[string], pluralForm: (count: number) => string) {
  const form = typeof count === 'number' ? pluralForm(count) : undefined;
  for (const dictionary of dictionaries) {
    const text = form
      ? (look(dictionary, `${key}_${form}`) ?? look(dictionary, `${key}_other`) ?? look(dictionary, key))
      : look(dictionary, key);
    if (text !== undefined) return text;
  }
  return '';
}

function look(dictionary: Dictionary, key: string): string | undefined {
  let at: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
