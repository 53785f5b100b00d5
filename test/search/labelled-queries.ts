import { readdirSync, readFileSync } from 'node:fs';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { findSite } from '#src/modules/options/sites.ts';

export type Half = 'a' | 'b' | 'c';

export const kinds = [
  'alias',
  'everyday',
  'extra-words',
  'place',
  'operator',
  'script',
  'typo',
  'cross-language',
  'arrangement',
  'company-like',
  'nonsense',
] as const;

/** One line of the labelled set; README.md says what each column means. */
export interface LabelledQuery {
  language: string;
  country: string;
  kind: string;
  query: string;
  /** Title ids, `sub:<no>`, `function:<no>` or `any`, as written. */
  titles: string[];
  /** Values of one key are alternatives. */
  wants: Map<string, string[]>;
}

export const columns = ['language', 'country', 'kind', 'query', 'titles', 'wants'];

const listed = (text: string) => text.split(',').filter(Boolean);

const folder = new URL('./', import.meta.url);

/** A part may lie in several files, `queries-c-es.tsv` beside `queries-c.tsv`; the header comes once. */
export function readQueryLines(half: Half): string[][] {
  const files = readdirSync(folder).filter((name) => name.startsWith(`queries-${half}`) && name.endsWith('.tsv'));
  const read = files.toSorted().map((name) => {
    const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => line.split('\t'));
  });
  return [...read.slice(0, 1).flat(), ...read.slice(1).flatMap((lines) => lines.slice(1))];
}

export function readQueries(half: Half): LabelledQuery[] {
  return readQueryLines(half)
    .slice(1)
    .map(([language = '', country = '', kind = '', query = '', titles = '', wants = '']) => ({
      language,
      country,
      kind,
      query,
      titles: listed(titles),
      wants: new Map(
        wants
          .split(';')
          .filter(Boolean)
          .map((pair) => {
            const [key = '', value = ''] = pair.split('=');
            return [key, listed(value)] as const;
          }),
      ),
    }));
}

/** Title ids by every label that may stand for them: `10101`, `sub:101`, `function:1`. */
export function labelTitles({ functions }: OptionData): Map<string, number[]> {
  const labels = new Map<string, number[]>();
  const add = (label: string, id: number) => labels.set(label, [...(labels.get(label) ?? []), id]);
  for (const { id, subId, mainId } of functions.flatMap((main) => main.subs.flatMap((sub) => sub.titles))) {
    add(String(id), id);
    add(`sub:${subId}`, id);
    add(`function:${mainId}`, id);
  }
  return labels;
}

/** The country and, for a place within it, the locations that `SG` or `SG/orchard` stands for. */
export function placeOf(label: string, { places }: OptionData): { countryId: number; locationIds?: number[] } | null {
  const [code = '', key] = label.split('/');
  const countryId = code ? findSite(code)?.id : undefined;
  const own = countryId && places.get(countryId);
  if (!own) return null;
  if (!key) return { countryId };
  const region = own.regions.find((one) => one.key === key);
  const found = own.locations.filter((one) => one.key === key || (region && one.regionId === region.id));
  return found.length > 0 ? { countryId, locationIds: found.map(({ id }) => id) } : null;
}
