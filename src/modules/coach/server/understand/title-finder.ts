import { normalizeText } from '#src/kernel/text.ts';
import { namesOfTitle } from '#src/modules/analysis/server/analysis.public.ts';
import { createPhraseFinder } from '#src/modules/matching/server/matching.public.ts';
import { type OptionData, titleIndex } from '#src/modules/options/server/options.public.ts';

/** What titles are called too, and what a sentence hardly ever means by it. */
const OTHER_WORDS = new Set(
  'move|smith|manager|makeup|make up|prompt|python|author|yazar|presidente|president|interviewer|entrevistador|entrevistadora|coach|model|host|lead|help|support|pr'.split(
    '|',
  ),
);
/** `AM`, `OR`, `MIS`, `EN` and `CV` are abbreviations of titles, and words. */
const SHORT = /^[\x21-\x7e]{1,3}$/;
const SHORT_AND_SURE = new Set(['dev']);

const isSure = (name: string) =>
  !OTHER_WORDS.has(normalizeText(name)) && (!SHORT.test(name) || SHORT_AND_SURE.has(name));

/** Names of job titles in sentences, in every language. */
export function createTitleFinder(data: OptionData) {
  return createPhraseFinder(
    [...titleIndex(data).values()].flatMap(({ title }) =>
      namesOfTitle(title)
        .filter(isSure)
        .map((name): [string, number] => [name, title.id]),
    ),
  );
}
