import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { TitleMatch } from '../../understand/title-matcher.ts';
import type { Run } from '../core/run.ts';
import { typedForm } from '../core/typed-form.ts';

export interface Suggestion {
  type: 'job_title' | 'company' | 'hot_search';
  label: string;
  jobTitleId: number | null;
  companyId: number | null;
}

export interface Suggester {
  /** Up to five things the person may be typing: titles, companies, searches that others made. */
  suggest(text: string, language: string, countryId?: number): Promise<Suggestion[]>;
}

const SIZE = 5;
const MOST_COMPANIES = 2;
const MOST_SEARCHES = 2;
const LEAST_TITLES = 3;
const LONGEST_RANGE = 400;
/** Less sure titles are not shown, and with a sure one names that only sound alike are not looked for. */
const LEAST_SURE = 0.3;
const SURE = 0.6;

interface Row {
  kind: 'company' | 'search';
  ref_id: number;
  label: string;
}

export type TitlesFor = (text: string, language: string, size: number, countryId?: number) => TitleMatch[];

export function createSuggester(run: Run, options: OptionData, titlesFor: TitlesFor): Suggester {
  const names = titleNames(options);
  const labelOf = (titleId: number, language: string) => names.get(titleId)?.[language] || names.get(titleId)?.en || '';

  async function suggest(text: string, language: string, countryId?: number): Promise<Suggestion[]> {
    const typed = typedForm(text);
    if (!typed) return [];
    const titles = titlesFor(text, language, SIZE, countryId).filter(({ confidence }) => confidence >= LEAST_SURE);
    const rows = await beginningWith(run, typed, countryId);
    const isSure = rows.length > 0 || (titles[0]?.confidence ?? 0) >= SURE;
    const others = isSure ? rows : await soundingLike(run, typed);
    const labelled = titles.map(({ titleId }) => ({ titleId, label: labelOf(titleId, language) }));
    return merge(typed, labelled, others);
  }

  return { suggest };
}

function titleNames(options: OptionData): Map<number, Record<string, string>> {
  const titles = options.functions.flatMap((main) => main.subs).flatMap((sub) => sub.titles);
  return new Map(titles.map(({ id, names }) => [id, names]));
}

/** Titles come first and keep most of the room, unless the text is the beginning of a company's name and of no title. */
function merge(typed: string, titles: { titleId: number; label: string }[], rows: Row[]): Suggestion[] {
  const companies = rows.filter(({ kind }) => kind === 'company');
  const isName = companies.some(({ label }) => typedForm(label) === typed);
  const shownCompanies = companies.slice(0, isName || titles.length < SIZE - 1 ? MOST_COMPANIES : 1);
  const known = new Set(titles.map(({ label }) => typedForm(label)));
  const searches = rows
    .filter((row) => row.kind === 'search' && !known.has(typedForm(row.label)))
    .slice(0, titles.length < SIZE - 1 ? MOST_SEARCHES : 1);
  const shown = titles.slice(0, Math.max(LEAST_TITLES, SIZE - shownCompanies.length - searches.length));
  return [
    ...shown.map(({ titleId, label }) => ({ type: 'job_title' as const, label, jobTitleId: titleId, companyId: null })),
    ...shownCompanies.map((row) => ({
      type: 'company' as const,
      label: row.label,
      jobTitleId: null,
      companyId: row.ref_id,
    })),
    ...searches.map((row) => ({
      type: 'hot_search' as const,
      label: row.label,
      jobTitleId: row.ref_id || null,
      companyId: null,
    })),
  ].slice(0, SIZE);
}

/** The heaviest rows whose text begins so; of a very short text only a part is looked at. */
function beginningWith(run: Run, typed: string, countryId: number | undefined): Promise<Row[]> {
  const one = (kind: string, most: number) => `(select kind, ref_id, label from (
      select kind, ref_id, label, weight, country_id from search_suggestions
      where kind = '${kind}' and typed >= $1 and typed < $2 limit ${LONGEST_RANGE}) near
    group by kind, ref_id, label
    order by max((country_id = $3)::integer) desc, max(weight) desc, label limit ${most})`;
  const text = `${one('company', MOST_COMPANIES)} union all ${one('search', MOST_SEARCHES)}`;
  return run<Row>({ name: 'suggest_beginning', text, values: [typed, `${typed}\u{10ffff}`, countryId ?? 0] });
}

/** Shorter texts have too few trigrams to be like anything. */
const SHORTEST_ALIKE = 3;

/** Names that look alike, for when nothing begins with the typed text. */
async function soundingLike(run: Run, typed: string): Promise<Row[]> {
  if (typed.length < SHORTEST_ALIKE) return [];
  return run<Row>({
    name: 'suggest_alike',
    // Materialized: for an order by name the planner would read the whole table along its key.
    text: `with alike as materialized (
        select kind, ref_id, label, similarity(typed, $1) as similarity from search_suggestions where typed % $1)
      select kind, ref_id, label from alike group by kind, ref_id, label
      order by max(similarity) desc, label limit ${MOST_COMPANIES + MOST_SEARCHES}`,
    values: [typed],
  });
}
