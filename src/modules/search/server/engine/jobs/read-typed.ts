import type { Clock } from '#src/kernel/clock.ts';
import type { KnownCompany } from '../../understand/company-names.ts';
import { correctSpelling } from '../../understand/correct-spelling.ts';
import type { QueryKnowledge } from '../../understand/query-knowledge.ts';
import type { Asker } from '../../understand/query-reader.ts';
import { chooseCompany, guessCompanies } from '../../understand/read-company.ts';
import { rememberUnderstanding, understandLiterally, understandNothing } from '../../understand/understand-query.ts';
import { companyWord } from '../core/marked-words.ts';
import type { Run } from '../core/run.ts';
import type { Speller } from '../core/spelling.ts';
import type { Statistics } from '../core/statistics.ts';
import { typedForm } from '../core/typed-form.ts';
import { queryWordsOf } from '../core/words.ts';
import { findCompanies, findCompanyWords } from './find-companies.ts';
import type { Reading, Readings } from './prepare-search.ts';
import type { AskedText, SearchFilters } from './request.ts';

/** What the jobs tell of words. */
export interface WordKnowledge {
  statistics: Statistics;
  speller: Speller;
}

interface Parts {
  run: Run;
  clock: Clock;
  queries: QueryKnowledge;
  know(): Promise<WordKnowledge>;
}

/** The one way to take words that stand for themselves, or no words at all; nothing where they have to be known. */
export function readWithoutWords({ text = '', isLiteral }: AskedText): Readings | undefined {
  if (isLiteral) return { typed: { understood: understandLiterally(text), correctedText: null } };
  if (text.trim() === '') return { typed: { understood: understandNothing(), correctedText: null } };
}

/** The ways to take a text, the closest first: as typed, in another spelling, and then step by step more loosely. */
export function createReader({ run, clock, queries, know }: Parts) {
  const understand = rememberUnderstanding(queries);
  const companiesFor = createCompanyFinder(run, clock);

  /** The company that a text names; one question to the database, shared by the parts of a page. */
  async function companyIn(text: string, asker: Asker) {
    const [plain] = understand(text, asker);
    const guesses = plain ? guessCompanies(plain.reading, queries.lexicon, asker) : [];
    const known = await companiesFor(guesses.map(({ key }) => key));
    if (!plain || known.size === 0) return undefined;
    const { statistics } = await know();
    const isUsualWord = (word: string, language: string) =>
      queries.isUsualWord(word, language) || isUsedElsewhere(word, statistics);
    return chooseCompany(plain.reading, known, { ...queries, isUsualWord }, asker);
  }

  return async (asked: SearchFilters & AskedText): Promise<Readings> => {
    const { text = '', language = 'en', countryId, isStrict } = asked;
    const asker = { language, countryId };
    const [first, ...looser] = understand(text, asker, await companyIn(text, asker));
    if (!first) throw new Error('A text can be taken in at least one way');
    const typed = { understood: first, correctedText: null };
    if (isStrict) return { typed };
    const words = await know();
    async function* readLoosely(): AsyncGenerator<Reading> {
      const correctedText = await correct(run, text, language, queries, words);
      const [corrected] = correctedText === null ? [] : understand(correctedText, asker);
      // A correction is believed when it names a job that we know.
      if (corrected?.titleIds.length) yield { understood: corrected, correctedText };
      for (const understood of looser) yield { understood, correctedText: null };
    }
    return { typed, looser: readLoosely() };
  };
}

/** The text in another spelling; a word that any list, job or company knows stays as it was typed. */
async function correct(
  run: Run,
  text: string,
  language: string,
  queries: QueryKnowledge,
  { statistics, speller }: WordKnowledge,
): Promise<string | null> {
  const { lexicon, matcher, places, fold, thesaurus } = queries;
  const { vocabulary, languagesOf } = thesaurus;
  const isKnown = (word: string, typed = word) =>
    vocabulary.has(word) ||
    statistics.words.has(word) ||
    lexicon.isWord(word) ||
    lexicon.isEveryday(fold(typed)) ||
    matcher.isWord(fold(typed)) ||
    places.find(fold(typed), undefined).length > 0;
  const spelling = { isKnown, languagesOf, speller, written: vocabulary };
  const corrected = correctSpelling(text, language, spelling);
  if (corrected === null) return null;
  const named = await findCompanyWords(run, text);
  return correctSpelling(text, language, {
    ...spelling,
    isKnown: (word, typed = word) => isKnown(word, typed) || named.has(typedForm(typed)),
  });
}

/** A word that jobs hold more often than companies have it in their name is used for something else. */
function isUsedElsewhere(word: string, { words }: Statistics): boolean {
  return queryWordsOf(word).some((one) => (words.get(one) ?? 0) > 2 * (words.get(companyWord(one)) ?? 0));
}

/** A page asks for jobs, numbers and filters within a moment; a company that was just made is known after it. */
const KEPT_MS = 2_000;
const MOST_KEPT = 500;

function createCompanyFinder(run: Run, clock: Clock) {
  const kept = new Map<string, { at: number; found: Promise<Map<string, KnownCompany>> }>();
  return (keys: readonly string[]): Promise<Map<string, KnownCompany>> => {
    if (keys.length === 0) return Promise.resolve(new Map());
    const name = keys.join('\n');
    const now = clock.now().getTime();
    const known = kept.get(name);
    if (known && now - known.at < KEPT_MS) return known.found;
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = findCompanies(run, keys);
    kept.set(name, { at: now, found });
    found.catch(() => kept.delete(name));
    return found;
  };
}
