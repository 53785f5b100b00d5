import { tidyText } from '#src/kernel/text.ts';
import { languageOf } from '#src/modules/ai/language-of.ts';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { wordsOf } from '#src/modules/jobs/server/jobs.public.ts';
import { CUSTOM_TITLE, REMOTE } from '#src/modules/options/ids.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { siteById } from '#src/modules/options/sites.ts';
import { DEFAULTED, type ImportTarget } from '../../import-targets.ts';
import { siteLanguages } from './option-books.ts';
import { readPay } from './read-pay.ts';
import { readPlace } from './read-place.ts';
import type { CellsFor } from './row-cells.ts';
import type { ValueReaders } from './value-readers.ts';
import { writeDescription } from './write-description.ts';

/** A cell that could not be told: the field stays empty, and the report says so. */
export interface Unread {
  field: string;
  value: string;
}

export interface RowReading {
  fields: TypedFields;
  unread: Unread[];
  externalId: string;
  url: string;
}

/** How a row's cells are to be read. */
export interface RowScope {
  columns: readonly string[];
  targets: readonly (ImportTarget | null)[];
  defaults: Partial<TypedFields>;
  language: string;
  /** The company's own. */
  countryId: number;
}

/** A title that the lists have under this name; anything less sure stays the employer's own. */
const SURE_TITLE = 0.84;
const LONGEST_VALUE = 200;
/** Fewer letters tell no language. */
const LEAST_LETTERS = 40;

/** Reads one row: what is said becomes fields, what cannot be told is named, and nothing is guessed. */
export async function readRow(cells: readonly string[], scope: RowScope, readers: ValueReaders): Promise<RowReading> {
  const of: CellsFor = (target) =>
    scope.targets.flatMap((one, at) => {
      const text = (cells[at] ?? '').trim();
      return one === target && text ? [{ header: scope.columns[at] ?? '', text }] : [];
    });
  const one = (target: ImportTarget) => of(target)[0]?.text ?? '';
  const unread: Unread[] = [];
  const miss = (field: ImportTarget, value: string) => unread.push({ field, value: value.slice(0, LONGEST_VALUE) });
  const fields: TypedFields = {
    ...(await readTitle(one('title'), one('function_id'), scope, readers, miss)),
    ...(await readChoices(one, scope, readers, miss)),
    ...(await readLists(of, scope, readers, miss)),
  };
  Object.assign(fields, await readWhere(of, fields, scope, readers, miss));
  const currency = siteById(fields.country_id ?? scope.countryId).currency;
  Object.assign(fields, readPay(of, readers.pay, { language: scope.language, countryCurrency: currency }, miss));
  Object.assign(fields, readText(of, scope));
  for (const field of DEFAULTED) {
    // What a row says and we cannot read is left to a person.
    const isSaid = fields[field] !== undefined || unread.some((note) => note.field === field);
    if (!isSaid && scope.defaults[field] != null) Object.assign(fields, { [field]: scope.defaults[field] });
  }
  return { fields, unread, externalId: tidyText(one('external_id')).slice(0, 500), url: readUrl(one('url')) };
}

type Miss = (field: ImportTarget, value: string) => void;

async function readTitle(
  typed: string,
  category: string,
  { language }: RowScope,
  { matchTitles, functions }: ValueReaders,
  miss: Miss,
): Promise<TypedFields> {
  const title = tidyText(typed).slice(0, LONGEST_VALUE);
  if (!title) return {};
  const [best] = await matchTitles(title, language, 1);
  if (best?.isSpelled && best.confidence >= SURE_TITLE) return { title, job_title_id: best.titleId };
  const named = category ? functions.find(category) : undefined;
  if (category && !named) miss('function_id', category);
  return { title, job_title_id: CUSTOM_TITLE, ...named };
}

const CHOICES = [
  'job_type_id',
  'team_size_id',
  'work_arrangement_id',
  'work_experience_id',
  'qualification_id',
] as const satisfies ImportTarget[];

async function readChoices(
  one: (target: ImportTarget) => string,
  { language }: RowScope,
  readers: ValueReaders,
  miss: Miss,
): Promise<TypedFields> {
  const fields: TypedFields = {};
  for (const field of CHOICES) {
    const text = one(field);
    const id = text ? await readers.choose(field, text, language) : undefined;
    if (id !== undefined) fields[field] = id;
    else if (text) miss(field, text);
  }
  return fields;
}

const LISTS = ['language_ids', 'skill_ids', 'work_eligibility_ids', 'benefit_ids'] as const satisfies ImportTarget[];

async function readLists(of: CellsFor, { language }: RowScope, readers: ValueReaders, miss: Miss) {
  const fields: TypedFields = {};
  for (const field of LISTS) {
    const text = of(field)
      .map((cell) => cell.text)
      .join('\n');
    if (!text) continue;
    const { ids, unread } = await readers.chooseSeveral(field, text, language);
    if (ids.length > 0) fields[field] = ids;
    if (unread.length > 0) miss(field, unread.join(', '));
  }
  return fields;
}

/** Where the work is done, or from where. For remote work a place is no country that one may work from: nobody said so. */
async function readWhere(
  of: CellsFor,
  { work_arrangement_id: arrangement }: TypedFields,
  { language, countryId: home, defaults }: RowScope,
  readers: ValueReaders,
  miss: Miss,
): Promise<TypedFields> {
  const typed = of('country_id')[0]?.text ?? '';
  const told = typed ? readers.countries.find(typed) : undefined;
  if (typed && told === undefined) miss('country_id', typed);
  const texts = of('location_ids').map(({ text }) => text);
  const scope = { language, told: told ?? defaults.country_id ?? undefined, home };
  const place = await readPlace(texts, readers, scope);
  const from = of('remote_country_ids')
    .map(({ text }) => text)
    .join(';');
  const isRemote = arrangement === REMOTE || (arrangement === undefined && place.isRemote);
  const countries = from ? readers.countries.findAll(from.replaceAll(/[;,、]/gu, ' ')) : [];
  if (from && countries.length === 0) miss('remote_country_ids', from);
  if (!isRemote && place.unread.length > 0) miss('location_ids', place.unread.join(', '));
  return {
    ...(place.countryId !== undefined && { country_id: place.countryId }),
    ...(place.locationIds.length > 0 && !isRemote && { location_ids: place.locationIds }),
    ...(isRemote && arrangement === undefined && { work_arrangement_id: REMOTE }),
    ...(isRemote && place.isWorldwide && { is_remote_worldwide: true }),
    ...(countries.length > 0 && { remote_country_ids: countries.slice(0, 60) }),
    ...readTimezone(of('timezone')[0]?.text ?? '', miss),
  };
}

function readTimezone(text: string, miss: Miss): TypedFields {
  if (!text) return {};
  const [, sign, hours, minutes] = /(?:UTC|GMT)\s?([+-])(\d{1,2})(?::?(00|30|45))?/iu.exec(text) ?? [];
  if (!sign) miss('timezone', text);
  return sign ? { timezone: `UTC${sign}${Number(hours)}${minutes && minutes !== '00' ? `:${minutes}` : ''}` } : {};
}

/** The text and the language it is written in: as its column says, else as its own words do. */
function readText(of: CellsFor, { language }: RowScope): TypedFields {
  const description = writeDescription(of('description'));
  const code = siteLanguages().exact(of('language')[0]?.text ?? '');
  const words = wordsOf(description);
  const heard = words.length >= LEAST_LETTERS ? languageOf(words, language as LanguageCode) : undefined;
  const written = code ?? heard;
  return { ...(description && { description }), ...(written && { language: written }) };
}

function readUrl(text: string): string {
  const address = URL.parse(text.trim());
  return address && /^https?:$/.test(address.protocol) ? address.href.slice(0, 2000) : '';
}
