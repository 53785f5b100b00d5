import { displayNames } from '#src/kernel/formats.ts';
import { lazy } from '#src/kernel/lazy.ts';
import { jobLanguageCodes, jobLanguageName } from '#src/modules/options/job-languages.ts';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import { type OptionData, readTable } from '#src/modules/options/server/options.public.ts';
import { PhraseBook } from './find-phrase.ts';

const synonyms = lazy(() => readTable(new URL('../../data/option-words.tsv', import.meta.url)));

/** What the options of one list are called in ten languages, and by those who keep other lists. */
export function listBook(data: OptionData, list: string): PhraseBook<number> {
  const book = new PhraseBook<number>();
  const others = synonyms().filter((row) => row.list === list);
  for (const row of data.lists.get(list) ?? []) {
    const more = others.filter(({ key }) => key === row.key).flatMap(({ phrases = '' }) => phrases.split(';'));
    book.add([row.key, ...languageCodes.map((code) => row[code]), ...more], Number(row.no));
  }
  return book;
}

/** Countries by ISO code, by their names in ten languages and by what people call them. */
export function countryBook(data: OptionData): PhraseBook<number> {
  const book = new PhraseBook<number>();
  for (const { id, code } of data.countries) {
    const names = (['long', 'short'] as const).flatMap((style) =>
      languageCodes.map((language) => displayNames(language, { type: 'region', style }).of(code)),
    );
    book.add([code, ...names, ...(data.places.get(id)?.aliases ?? [])], id);
  }
  return book;
}

/** Languages that a job can ask for. */
export function languageBook(): PhraseBook<number> {
  const book = new PhraseBook<number>();
  for (const [at, code] of jobLanguageCodes.entries()) {
    const names = languageCodes.flatMap((language) => [
      jobLanguageName(code, language),
      displayNames(language, { type: 'language' }).of(code),
    ]);
    book.add([code, ...names], at + 1);
  }
  const chinese = jobLanguageCodes.indexOf('zh-CN') + 1;
  book.add(['mandarin', 'chinese', '中文', '普通话', '普通話', '國語', '华语', 'mandarim', 'mandarín'], chinese);
  book.add(['bahasa melayu', 'malay', 'bahasa malaysia'], jobLanguageCodes.indexOf('ms') + 1);
  book.add(['bahasa indonesia', 'indonesian'], jobLanguageCodes.indexOf('id') + 1);
  book.add(['português', 'portuguese', 'portugués'], jobLanguageCodes.indexOf('pt-BR') + 1);
  book.add(['español', 'spanish', 'castellano', 'castilian'], jobLanguageCodes.indexOf('es') + 1);
  return book;
}

/** The languages that a job can be written in. */
export const siteLanguages = lazy(() => {
  const book = new PhraseBook<LanguageCode>();
  for (const code of languageCodes) {
    const spelled = [code, code.split('-')[0] ?? code];
    const names = spelled.flatMap((one) =>
      languageCodes.map((language) => displayNames(language, { type: 'language' }).of(one)),
    );
    book.add([...spelled, ...names], code);
  }
  return book;
});

export function skillBook(data: OptionData): PhraseBook<number> {
  const book = new PhraseBook<number>();
  for (const { id, aliases, names } of data.skills)
    book.add([...languageCodes.map((code) => names[code]), ...aliases], id);
  return book;
}

export interface NamedFunction {
  function_id: number;
  sub_function_id?: number;
}

export function functionBook(data: OptionData): PhraseBook<NamedFunction> {
  const book = new PhraseBook<NamedFunction>();
  for (const main of data.functions) {
    book.add(
      languageCodes.map((code) => main.names[code]),
      { function_id: main.id },
    );
    for (const sub of main.subs) {
      const value = { function_id: main.id, sub_function_id: sub.id };
      book.add(
        languageCodes.map((code) => sub.names[code]),
        value,
      );
    }
  }
  return book;
}
