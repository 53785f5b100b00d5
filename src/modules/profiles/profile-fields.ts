import { z } from 'zod';
import { tidyText } from '#src/kernel/text.ts';
import { type StoredFile, storedFile } from '#src/modules/files/files.contract.ts';
import {
  type EntryInput,
  type EntryValues,
  LONGEST_SKILL,
  type SectionField,
  type SectionName,
  sectionOf,
} from './profile-sections.ts';
import { partialDate } from './resume-content.ts';

/** They turn the direction of what follows, so that a name reads as another one. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** All control characters but the line feed and the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

const nothing = (value: unknown) => (value === null || value === undefined ? '' : value);
const absent = (value: unknown) => (value === '' || value === undefined ? null : value);

/** One line without what cannot be seen. */
export function lineOf(most: number, isRequired = false) {
  const text = z.string().transform((raw) => tidyText(raw.normalize('NFC').replace(DIRECTION_MARKS, '')));
  const inside = text.pipe(
    z
      .string()
      .min(isRequired ? 1 : 0)
      .max(most),
  );
  return isRequired ? inside : z.preprocess(nothing, inside);
}

/** Several lines; line ends are one character, whatever the browser sends. */
export function paragraphsOf(most: number, least = 0) {
  const text = z.string().transform(tidyParagraphs).pipe(z.string().max(most));
  const longEnough = text.refine((written) => written === '' || written.length >= least, {
    params: { problem: 'tooShort', values: { min: least } },
  });
  return z.preprocess(nothing, longEnough);
}

function tidyParagraphs(raw: string): string {
  const lines = raw.normalize('NFC').replace(/\r\n?/g, '\n');
  return lines.replace(CONTROLS, '').replace(DIRECTION_MARKS, '').trim();
}

/** As people type it: `parley.example/me` means its https address. Only the web, so that no link can run anything. */
function webAddress(most: number, isRequired: boolean) {
  const spelled = lineOf(most, isRequired).transform((raw) =>
    raw === '' || /^[a-z][a-z\d+.-]*:/i.test(raw) ? raw : `https://${raw}`,
  );
  return spelled.refine((url) => url === '' || isWebAddress(url), { params: { problem: 'invalidUrl' } });
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !/\s/.test(text)
  );
}

/** The eighties are a real start of a career, the year 20 is a slip of the finger. */
const FIRST_YEAR = '1930';

export function dateOf(isRequired = false) {
  const date = z.string().refine(isKnownDate, { params: { problem: 'invalidDate' } });
  const known = z.preprocess((value) => (isRequired && value === '' ? undefined : value), date);
  return isRequired ? known : z.preprocess(absent, date.nullable());
}

function isKnownDate(day: string): boolean {
  if (!partialDate.safeParse(day).success || day < FIRST_YEAR) return false;
  return day.length < 10 || new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}

function fieldSchema({ is, most = 0, least, isRequired = undefined }: SectionField): z.ZodType {
  switch (is) {
    case 'line':
      return lineOf(most, Boolean(isRequired));
    case 'long':
      return paragraphsOf(most, least);
    case 'url':
      return webAddress(most, Boolean(isRequired));
    case 'date':
      return dateOf(Boolean(isRequired));
    case 'flag':
      return z.boolean().default(false);
    case 'file':
      return z.preprocess(absent, z.uuid().nullable());
  }
}

/** What may be sent of an entry; its dates are held against each other by `check-entry.ts`, which knows today. */
export function entrySchema<Name extends SectionName, Extra extends z.ZodRawShape>(name: Name, extra: Extra) {
  const fields = Object.entries(sectionOf(name).fields).map(([key, field]) => [key, fieldSchema(field)]);
  const schema: z.ZodType = z.object({ ...Object.fromEntries(fields), ...extra });
  return schema as z.ZodType<
    EntryValues<Name> & z.output<z.ZodObject<Extra>>,
    EntryInput<Name> & z.input<z.ZodObject<Extra>>
  >;
}

const answers = {
  line: z.string(),
  long: z.string(),
  url: z.string(),
  date: partialDate.nullable(),
  flag: z.boolean(),
  file: z.uuid().nullable(),
};

/** An entry as its owner gets it back. */
export function entryAnswer<Name extends SectionName>(name: Name) {
  const fields = Object.entries(sectionOf(name).fields).map(([key, { is }]) => [key, answers[is]]);
  const own = { id: z.number().int(), version: z.number().int(), file: storedFile.nullable() };
  const schema: z.ZodType = z.object({ ...Object.fromEntries(fields), ...own });
  return schema as z.ZodType<Entry<Name>>;
}

/** `file` is the attachment that `file_id` names, where the section has one. */
export type Entry<Name extends SectionName> = EntryValues<Name> & {
  id: number;
  version: number;
  file: StoredFile | null;
};

export const skillName = lineOf(LONGEST_SKILL, true);
