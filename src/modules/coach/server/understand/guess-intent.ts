import { lazy } from '#src/kernel/lazy.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { readTable } from '#src/modules/options/server/options.public.ts';
import type { Intent } from '../../intents.ts';
import { createLikeness } from './likeness.ts';
import { questionFeatures } from './question-features.ts';

/** Questions that people have asked; a line added there is all it takes to teach the coach. */
const questions = lazy(() =>
  readTable(new URL('../../data/questions.tsv', import.meta.url)).map(
    ({ question = '', intent = '', language = '' }) => ({
      intent: intent as Intent,
      language: language as LanguageCode,
      features: questionFeatures(question),
    }),
  ),
);

const byIntent = lazy(() => createLikeness(questions().map(({ features, intent }) => [features, intent] as const)));
const byLanguage = lazy(() =>
  createLikeness(questions().map(({ features, language }) => [features, language] as const)),
);

/** How much more a question looks like those of each intent than like all others. */
export const guessIntents = (question: string) => byIntent()(questionFeatures(question));

/** The same of languages. */
export const guessLanguages = (question: string) => byLanguage()(questionFeatures(question));
