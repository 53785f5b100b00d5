import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { spellings } from '../engine/core/spellings.ts';

/** One name of a job title. */
export interface TitleName {
  titleId: number;
  /** Undefined for abbreviations and words that several languages share. */
  language: LanguageCode | undefined;
  name: string;
  /** The name that lists show, not another one. */
  isMain: boolean;
}

/** Every name of every title, in ten languages. */
export function* titleNamesOf(options: OptionData): Generator<TitleName> {
  for (const title of options.functions.flatMap((main) => main.subs).flatMap((sub) => sub.titles)) {
    if (title.id === CUSTOM_TITLE) continue;
    for (const language of languageCodes) {
      for (const name of spellings(title.names[language] ?? '')) {
        yield { titleId: title.id, language, name, isMain: true };
      }
      for (const name of title.localAliases.get(language) ?? []) {
        yield { titleId: title.id, language, name, isMain: false };
      }
    }
    for (const name of title.aliases) yield { titleId: title.id, language: undefined, name, isMain: false };
  }
}
