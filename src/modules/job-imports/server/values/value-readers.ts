import { lazy } from '#src/kernel/lazy.ts';
import { type FieldsOf, jobFieldTable, listFields } from '#src/modules/jobs/job-fields.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { MatchTitles, TextReader } from '#src/modules/search/server/search.public.ts';
import type { PhraseBook } from './find-phrase.ts';
import { countryBook, functionBook, languageBook, listBook, skillBook } from './option-books.ts';
import { createPayWords } from './pay-words.ts';
import { readExperience } from './read-experience.ts';
import type { PayWords } from './read-pay-cell.ts';

type ChoiceField = FieldsOf<{ is: 'id' | 'choice'; list: string }>;
type ListsField = FieldsOf<{ is: 'ids'; list: string }>;

/** What the product knows of words, ready to be asked about the cells of an import. */
export interface ValueReaders {
  data: OptionData;
  reader: TextReader;
  matchTitles: MatchTitles;
  pay: PayWords;
  countries: PhraseBook<number>;
  functions: ReturnType<typeof functionBook>;
  /** One option of a field's list, or none when the text does not say which. */
  choose(field: ChoiceField, text: string, language: string): Promise<number | undefined>;
  /** Options of a list that holds several. */
  chooseSeveral(field: ListsField | 'skill_ids', text: string, language: string): Promise<Chosen>;
}

export interface Chosen {
  ids: number[];
  unread: string[];
}

const YES = /^(?:yes|true|y|1|是|はい|ya|evet|sim|sí|si|نعم)$/iu;
const SEPARATORS = /[,;、，|\n•·]+|\s\/\s/u;

/** Made when first asked: going through all names takes a moment that no start should wait for. */
export function createLazyReaders(parts: Parameters<typeof createValueReaders>[0]): ValueReaders {
  const made = lazy(() => createValueReaders(parts));
  return {
    ...parts,
    get pay() {
      return made().pay;
    },
    get countries() {
      return made().countries;
    },
    get functions() {
      return made().functions;
    },
    choose: (...question) => made().choose(...question),
    chooseSeveral: (...question) => made().chooseSeveral(...question),
  };
}

export function createValueReaders({
  data,
  reader,
  matchTitles,
}: Pick<ValueReaders, 'data' | 'reader' | 'matchTitles'>): ValueReaders {
  const books = new Map<string, PhraseBook<number>>(
    listFields.map((name) => {
      const { list } = jobFieldTable[name];
      return [name, list === 'job_languages' ? languageBook() : listBook(data, list)];
    }),
  );
  const skills = skillBook(data);
  const bookOf = (field: string) => (field === 'skill_ids' ? skills : (books.get(field) as PhraseBook<number>));
  const idsByKey = (list: string, keys: readonly string[]) =>
    (data.lists.get(list) ?? []).filter(({ key = '' }) => keys.includes(key)).map(({ no }) => Number(no));
  return {
    data,
    reader,
    matchTitles,
    pay: createPayWords(data, reader.payPhrases),
    countries: countryBook(data),
    functions: functionBook(data),
    choose: async (field, text, language) => {
      const book = bookOf(field);
      if (field === 'work_experience_id') return readExperience(text, data, book);
      if (field === 'work_arrangement_id' && YES.test(text.trim())) return REMOTE;
      const named = book.find(text);
      if (named !== undefined || field !== 'job_type_id') return named;
      // What people search with is how people write it too.
      const ids = idsByKey('job_types', await reader.findJobTypes(text, language));
      return ids.length === 1 ? ids[0] : undefined;
    },
    chooseSeveral: async (field, text) => {
      const pieces = text.split(SEPARATORS).map((piece) => piece.trim());
      const chosen: Chosen = { ids: [], unread: [] };
      for (const piece of pieces.filter(Boolean)) {
        const exact = bookOf(field).exact(piece);
        const ids = exact === undefined && field !== 'skill_ids' ? bookOf(field).findAll(piece) : [exact ?? 0];
        if (ids.length === 0 || ids[0] === 0) chosen.unread.push(piece);
        else chosen.ids.push(...ids);
      }
      return { ids: [...new Set(chosen.ids)].slice(0, jobFieldTable[field].most), unread: chosen.unread };
    },
  };
}
