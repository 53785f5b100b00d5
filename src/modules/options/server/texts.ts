import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AppError } from '#src/kernel/errors.ts';
import { numberFormat } from '#src/kernel/formats.ts';
import { createTranslate, type Dictionary, type Translate } from '#src/kernel/translate.ts';
import { type LanguageCode, languageCodes } from '../languages.ts';
import { type TextFile, textFileOf } from '../text-files.ts';

/** The two files of the specification: what talents read, and the texts of errors. Employers' pages know of theirs. */
export const translationFiles = [
  { id: 'jobseeker', path: '/jobseeker.json' },
  { id: 'errors', path: '/errors.json' },
] as const;

/** Files that only the server reads. */
const SERVER_ONLY = new Set(['coaching', 'emails', 'feeds', 'limits', 'notices', 'pay', 'resume', 'seo']);

export interface Texts {
  version: string;
  file(language: string, name: string): Dictionary | undefined;
  page(language: string, name: string): object | undefined;
  translate(language: string): Translate;
  describeError(error: AppError, language: string): { message: string; fields: Record<string, string> };
}

interface LanguageTexts extends Record<TextFile, Dictionary> {
  server: Dictionary;
  pages: Map<string, object>;
}

/** Reads locales/ once and answers every text question of the server. */
export function loadTexts(folder: URL): Texts {
  const all = new Map<string, LanguageTexts>();
  const english = readLanguage(new URL('en/', folder));
  for (const code of languageCodes) all.set(code, withEnglish(readLanguage(new URL(`${code}/`, folder)), english));
  const translators = new Map(
    [...all].map(([code, texts]) => [code, createTranslate(code, texts.jobseeker, texts.employer, texts.server)]),
  );
  const errorTexts = new Map([...all].map(([code, texts]) => [code, createTranslate(code, texts.errors)]));
  const hash = createHash('sha256').update(
    JSON.stringify([...all].map(([, t]) => [t.jobseeker, t.errors, t.employer])),
  );
  return {
    version: hash.digest('hex').slice(0, 16),
    file: (language, name) => fileOf(all.get(language as LanguageCode), name),
    page: (language, name) => all.get(language)?.pages.get(name),
    translate: (language) => translators.get(language) ?? (translators.get('en') as Translate),
    describeError: (error, language) =>
      describe(error, errorTexts.get(language) ?? (errorTexts.get('en') as Translate), language),
  };
}

/** A text that a language lacks is English, for the server and the browser alike. */
function withEnglish(own: LanguageTexts, english: LanguageTexts): LanguageTexts {
  return {
    jobseeker: fill(own.jobseeker, english.jobseeker),
    errors: fill(own.errors, english.errors),
    employer: fill(own.employer, english.employer),
    server: fill(own.server, english.server),
    pages: new Map([...english.pages, ...own.pages]),
  };
}

function fill(own: Dictionary, english: Dictionary): Dictionary {
  const filled: Dictionary = { ...own };
  for (const [key, text] of Object.entries(english)) {
    const mine = own[key];
    if (mine === undefined) filled[key] = text;
    else if (typeof mine === 'object' && typeof text === 'object') filled[key] = fill(mine, text);
  }
  return filled;
}

function fileOf(texts: LanguageTexts | undefined, name: string): Dictionary | undefined {
  const file = /^(jobseeker|errors|employer)\.json$/.exec(name)?.[1] as TextFile | undefined;
  return file && texts?.[file];
}

function describe(error: AppError, translate: Translate, language: string) {
  const fields: Record<string, string> = {};
  for (const { field, problem, values } of error.fields) {
    // A field that people meet on a form is called what the form calls it.
    const name = translate(`fieldName.${field}`) || field;
    fields[field] ??=
      translate(`field.${problem}`, { field: name, ...values }) || translate('field.invalidFormat', { field: name });
  }
  const { retry_after: seconds } = error.details;
  const wait = typeof seconds === 'number' ? { retry_after: sayWait(seconds, language) } : {};
  return { message: translate(error.textKey, { ...error.details, ...wait }), fields };
}

/** A wait in the unit that a person would use: `60 minutes`, not 3,598 seconds. */
function sayWait(seconds: number, language: string): string {
  const [unit, length] = (
    [
      ['hour', 3600],
      ['minute', 60],
    ] as const
  ).find(([, size]) => seconds > 1.5 * size) ?? ['second', 1];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / length));
}

function readLanguage(folder: URL): LanguageTexts {
  const texts: LanguageTexts = { jobseeker: {}, errors: {}, employer: {}, server: {}, pages: new Map() };
  if (!existsSync(folder)) return texts;
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const content = readJson(new URL(name, folder)) as Dictionary;
    const key = name.slice(0, -'.json'.length);
    if (key === 'errors') texts.errors = content;
    else if (SERVER_ONLY.has(key)) texts.server[key] = content;
    else texts[textFileOf(key)][key] = content;
  }
  const pages = new URL('pages/', folder);
  for (const name of existsSync(pages) ? readdirSync(pages) : []) {
    if (name.endsWith('.json')) texts.pages.set(name.slice(0, -'.json'.length), readJson(new URL(name, pages)));
  }
  return texts;
}

function readJson(file: URL): object {
  return JSON.parse(readFileSync(file, 'utf8'));
}
