import type pg from 'pg';
import { createRandom } from '../scripts/demo/random.ts';
import type { SearchEngine } from '../src/modules/search/server/engine/engine.ts';
import type { SearchFilters, SearchRequest } from '../src/modules/search/server/engine/jobs/request.ts';
import { type UsualQuery, usualCount, usualFacets, usualSearch, usualSuggest } from './search-usual-design.ts';

/** A kind of question, asked of both designs with the same values. */
export interface QueryClass {
  name: string;
  /** How many different questions there are; they are asked in turn. */
  size: number;
  ours(at: number): Promise<unknown>;
  /** Missing where the usual design has nothing comparable. */
  usual?(at: number): Promise<unknown>;
  /** What is asked, for an engine that understands nothing; missing where such a one has no answer. */
  plain?(at: number): PlainQuestion;
}

const COMMON = 'engineer manager developer assistant specialist sales designer analyst'.split(' ');
const TWO = [
  'software engineer',
  'sales manager',
  'data analyst',
  'marketing specialist',
  'customer support',
  'project manager',
  'registered nurse',
  'warehouse worker',
  'senior accountant',
  'product designer',
  'english teacher',
  'truck driver',
];
const RARE =
  'solidity kubernetes sommelier forensics hydrology actuary verilog phlebotomist odoo bioinformatics taxidermy webgl'.split(
    ' ',
  );
const CHINESE_JAPANESE = [
  '前端',
  '工程師',
  '软件工程师',
  '会计',
  'エンジニア',
  '看護師',
  '營業',
  '産品經理',
  '客服',
  '営業担当',
  '数据分析',
  'デザイナー',
];
const TYPED = 'so sof softw mana acc account data d teach nur eng pro 前 エ ing mark'.split(' ');
const NOTHING = ['xqzzwv', 'underwater basket weaving zz', 'qqqq wwww', 'blorptastic'];
const TYPOS = ['sofware enginer', 'acountant', 'markting manger', 'grafic desinger', 'electrican', 'data anlyst'];
const COUNTRIES = [106, 168, 196, 127, 98, 94, 211, 229, 228, 29, 203, 227];
const FUNCTIONS = [1, 2, 5, 16, 8, 9, 12, 13];

type Asked = Partial<SearchFilters> & { text?: string; sort?: SearchRequest['sort']; page?: number };

export interface PlainQuestion extends UsualQuery {
  wanted?: 'page' | 'count' | 'facets';
  sort?: SearchRequest['sort'];
}

export function queryClasses(engine: SearchEngine, pool: pg.Pool): QueryClass[] {
  const random = createRandom('bench');
  const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
  const search = (asked: Asked) => engine.search({ scope: 'all', sort: 'relevance', page: 1, size: 20, ...asked });
  const pair = (name: string, size: number, question: (at: number) => UsualQuery & Asked): QueryClass => ({
    name,
    size,
    ours: (at) => {
      const { functionId, ...rest } = question(at);
      return search({ ...rest, ...(functionId !== undefined && { mainFunctions: [functionId] }) });
    },
    usual: (at) => usualSearch(pool, question(at)),
    plain: question,
  });
  const words = (at: number) => ({ text: of([...COMMON, ...TWO], at) });
  const filtered = Array.from({ length: 40 }, () => ({
    countryId: random.pick(COUNTRIES),
    functionId: random.pick(FUNCTIONS),
  }));
  return [
    // What the machine itself costs: a question that needs no search.
    { name: 'nothing at all', size: 1, ours: () => pool.query('select 1'), usual: () => pool.query('select 1') },
    pair('one common word', 8, (at) => ({ text: of(COMMON, at) })),
    pair('two words', 12, (at) => ({ text: of(TWO, at) })),
    pair('rare word', 12, (at) => ({ text: of(RARE, at) })),
    pair('phrase', 12, (at) => ({ text: `"${of(TWO, at)}"` })),
    pair('latest, filters only', 40, (at) => ({ ...of(filtered, at), sort: 'latest' })),
    pair('text + country + function', 96, (at) => ({ text: of(COMMON, at), ...of(filtered, at) })),
    pair('Chinese, Japanese', 12, (at) => ({ text: of(CHINESE_JAPANESE, at) })),
    pair('page 50', 20, (at) => ({ ...words(at), page: 50 })),
    {
      name: 'sort by pay, one common word',
      size: 8,
      ours: (at) => search({ text: of(COMMON, at), sort: 'pay' }),
      plain: (at) => ({ text: of(COMMON, at), sort: 'pay' }),
    },
    pair('zero hits', 4, (at) => ({ text: of(NOTHING, at) })),
    { name: 'typo', size: 6, ours: (at) => search({ text: of(TYPOS, at) }) },
    {
      name: 'local in a country, text',
      size: 24,
      ours: (at) => search({ text: of(TWO, at), scope: 'local', countryId: of(COUNTRIES, at) }),
    },
    {
      name: 'many filters, no text',
      size: 40,
      ours: (at) =>
        search({
          scope: 'local',
          countryId: of(COUNTRIES, at),
          jobType: [1],
          workExperience: [3, 4],
          verified: true,
          salary: [1, 2],
        }),
    },
    {
      name: 'remote from a country',
      size: 12,
      ours: (at) => search({ scope: 'remote', countryId: of(COUNTRIES, at), sort: 'latest' }),
    },
    {
      name: 'count',
      size: 20,
      ours: (at) => engine.count({ scope: 'all', ...words(at) }),
      usual: (at) => usualCount(pool, words(at)),
      plain: (at) => ({ ...words(at), wanted: 'count' }),
    },
    {
      name: 'facets',
      size: 20,
      ours: (at) => engine.facets({ scope: 'all', ...words(at) }),
      usual: (at) => usualFacets(pool, words(at)),
      plain: (at) => ({ ...words(at), wanted: 'facets' }),
    },
    {
      name: 'suggestions',
      size: 16,
      ours: (at) => engine.suggest(of(TYPED, at), 'en', 196),
      usual: (at) => usualSuggest(pool, of(TYPED, at)),
    },
    {
      name: 'recommendations',
      size: 40,
      ours: (at) =>
        engine.recommend(
          { scope: 'all', countryId: of(COUNTRIES, at) },
          { functionTitles: [10101], jobFunctions: [101], mainFunctions: [of(FUNCTIONS, at)] },
          [],
          20,
        ),
    },
  ];
}
