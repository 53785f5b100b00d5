import { tidyText } from '#src/kernel/text.ts';
import type { Translate } from '#src/kernel/translate.ts';
import { jobLanguageName } from '#src/modules/options/job-languages.ts';
import { countryName, type OptionData, textIn, titleIndex } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { Context } from '#src/platform/context.ts';
import { type SearchFilters, scopePaths } from '../filters.ts';
import type { Reading } from './engine/jobs/prepare-search.ts';
import { addressOf } from './search-address.ts';
import { payLabel } from './search-chips.ts';
import type { SearchParts } from './search-parts.ts';
import type { QueryPart } from './understand/read-query.ts';

const ARRANGEMENTS: Record<string, string> = { onsite: 'on-site', hybrid: 'hybrid', remote: 'remote' };
const LISTS = { arrangement: 'work_arrangement_lists', jobType: 'job_types', benefit: 'job_benefit_lists' } as const;

/** What a text was taken to mean, in words, and links that undo each part of it. */
export function presentUnderstanding(
  { data, texts }: SearchParts,
  ctx: Context,
  filters: SearchFilters,
  found: Reading | undefined,
) {
  if (!found) return { corrected_query: null, understood: [], relaxed: null, literal_url: null };
  const { language } = ctx.locale;
  const { reading, relaxed, titleIds } = found.understood;
  const translate = texts.translate(language);
  const pathOf = (change: Partial<SearchFilters>) => {
    const { url, query_string } = addressOf(data, { ...filters, ...change });
    return `/${language}${scopePaths[filters.scope]}${url}${query_string ? `?${query_string}` : ''}`;
  };
  const without = ({ start, end }: QueryPart) =>
    tidyText(`${reading.text.slice(0, start)} ${reading.text.slice(end)}`) || undefined;
  const parts = reading.parts
    .toSorted((one, other) => one.start - other.start)
    .flatMap((part) => {
      const label =
        part.kind === 'pay'
          ? payLabel(data, part.amount, part.currency ?? siteById(ctx.locale.countryId).currency, language, translate)
          : labelOf(part, reading.text, data, language, translate);
      return label ? [{ kind: part.kind as string, label, url: pathOf({ query: without(part) }) }] : [];
    });
  const title = titleIds[0] && parts.length ? titleName(data, titleIds[0], language) : undefined;
  const onlyParts = reading.parts.map(({ start, end }) => reading.text.slice(start, end)).join(' ');
  const isPlain = parts.length === 0 && !relaxed && !found.correctedText;
  return {
    corrected_query: found.correctedText,
    understood: title
      ? [{ kind: 'title', label: title, url: pathOf({ query: tidyText(onlyParts) }) }, ...parts]
      : parts,
    relaxed,
    literal_url: isPlain || filters.exactly ? null : pathOf({ exactly: true }),
  };
}

type OtherPart = Exclude<QueryPart, { kind: 'pay' }>;

function labelOf(part: OtherPart, text: string, data: OptionData, language: string, translate: Translate): string {
  switch (part.kind) {
    case 'place':
      return placeLabel(part, data, language);
    case 'company':
      return part.name;
    case 'excluded':
      return translate('search.understood.without', { words: part.words });
    case 'level':
      return translate(`search.understood.level.${part.value}`);
    case 'shift':
      return translate(`search.understood.shift.${part.value}`);
    case 'language':
      return jobLanguageName(part.value, language);
    case 'field':
      return fieldName(data, part.value, language);
    case 'brand':
      return text.slice(part.start, part.end);
    default: {
      const key = part.kind === 'arrangement' ? ARRANGEMENTS[part.value] : part.value;
      const row = data.lists.get(LISTS[part.kind])?.find((one) => one.key === key);
      return row ? textIn(row, language) : text.slice(part.start, part.end);
    }
  }
}

/** The name of a place in the text. */
export function placeLabel({ places }: QueryPart & { kind: 'place' }, data: OptionData, language: string): string {
  const place = places.find(({ kind }) => kind !== 'country') ?? places[0];
  if (!place) return '';
  const country = data.places.get(place.countryId);
  const named = (place.kind === 'region' ? country?.regions : country?.locations)?.find(({ id }) => id === place.id);
  const code = siteById(place.countryId).code;
  if (place.kind === 'country' || !named) return code ? countryName(code, language) : '';
  return textIn(named.names, language);
}

function fieldName(data: OptionData, value: string, language: string): string {
  const [kind, id] = value.split(':');
  const groups = kind === 'sub' ? data.functions.flatMap((main) => main.subs) : data.functions;
  const group = groups.find((one) => one.id === Number(id));
  return group ? textIn(group.names, language) : '';
}

function titleName(data: OptionData, titleId: number, language: string): string | undefined {
  const known = titleIndex(data).get(titleId);
  return known && textIn(known.title.names, language);
}
