import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageCodes } from '../src/modules/options/languages.ts';
import { features } from '../src/modules/options/live-features.ts';
import { staleExceptions, voiceCheck } from './check-voice.ts';
import { type LocaleTexts, localeFileNames, readLocaleFile } from './locale-files.ts';
import { expectedKeys, isSingleNumber, pluralForm } from './locale-plurals.ts';
import { type SameAsEnglish, sameAsEnglish } from './locale-same.data.ts';
import { readVoiceGuide } from './voice-guide.ts';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const SCRIPTS: Record<string, RegExp> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
};

/** Lists what is wrong with the texts of the ten languages, one line each; none when all is well. */
export function checkLocales(folder: string, same: SameAsEnglish = sameAsEnglish): string[] {
  const english = readLanguage(join(folder, 'en'));
  if (english.size === 0) return ['en: there are no texts'];
  return [
    ...unknownLanguages(folder),
    ...languageCodes.flatMap((language) => checkLanguage(folder, language, english, same)),
    ...languageCodes.flatMap((language) => checkGuide(join(folder, language), language)),
    ...staleEntries(english, same),
  ];
}

function readLanguage(folder: string): Map<string, LocaleTexts | undefined> {
  return new Map(localeFileNames(folder).map((name) => [name, readLocaleFile(folder, name)]));
}

function unknownLanguages(folder: string): string[] {
  const known: readonly string[] = languageCodes;
  const unknown = readdirSync(folder).filter((name) => !known.includes(name));
  return unknown.map((name) => `${name}: is not one of the ten languages`);
}

function checkLanguage(
  folder: string,
  language: string,
  english: Map<string, LocaleTexts | undefined>,
  same: SameAsEnglish,
) {
  const own = readLanguage(join(folder, language));
  const missing = [...english.keys()]
    .filter((name) => !own.has(name))
    .map((name) => `${language}/${name}.json: is missing`);
  const problems = [...own].flatMap(([name, texts]) => {
    const reference = english.get(name);
    if (!texts) return [`${language}/${name}.json: is not a JSON object`];
    if (!english.has(name)) return [`${language}/${name}.json: English has no such file`];
    if (!reference) return [];
    const file: File = { language, name, texts, english: reference, same };
    return checkFile(file).map((problem) => `${language}/${name}.json: ${problem}`);
  });
  return [...missing, ...problems];
}

/** What a language's own guide forbids, and faults of its signs. */
function checkGuide(folder: string, language: string): string[] {
  const guide = readVoiceGuide(folder);
  const check = voiceCheck(language, guide);
  const texts = [...readLanguage(folder)].flatMap(([name, file]) =>
    [...(file ?? [])].map(([key, text]) => ({ name, key, text })),
  );
  const faults = texts.flatMap(({ name, key, text }) =>
    typeof text === 'string' ? check(name, key, text).map((fault) => `${language}/${name}.json: ${key} ${fault}`) : [],
  );
  if (!guide) return [`${language}/VOICE.md: is missing`, ...faults];
  const keys = texts.map(({ name, key }) => `${name}.${key}`);
  const own = [...guide.problems, ...staleExceptions(guide, keys)];
  return [...own.map((problem) => `${language}/VOICE.md: ${problem}`), ...faults];
}

interface File {
  language: string;
  name: string;
  texts: LocaleTexts;
  english: LocaleTexts;
  same: SameAsEnglish;
}

function checkFile(file: File): string[] {
  const { texts, english, language } = file;
  const expected = expectedKeys(english.keys(), language);
  const missing = [...expected].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  const extra = [...texts.keys()].filter((key) => !expected.has(key)).map((key) => `${key} ${whyExtra(file, key)}`);
  const wrong = [...texts].flatMap(([key, text]) => (expected.has(key) ? checkText(file, key, text) : []));
  return [...missing, ...extra, ...wrong];
}

function whyExtra({ english, language }: File, key: string): string {
  const plural = pluralForm(key);
  const isForm = plural && english.has(`${plural.base}_other`);
  return isForm ? `is not a plural form of ${language}` : 'is not an English key';
}

function checkText(file: File, key: string, text: unknown): string[] {
  if (typeof text !== 'string') return [`${key} is not a text`];
  if (text.trim() === '') return [`${key} is empty`];
  if (isCondition(file, key)) return conditionProblems(file, key, text);
  const problems = placeholderProblems(file, key, text);
  if (file.language !== 'en' && hasWords(text) && !mayBeSame(file, key))
    problems.push(...wordProblems(file, key, text));
  return problems;
}

/** In the texts of pages `when` names the feature without which a sentence would promise too much. */
function isCondition({ name }: File, key: string): boolean {
  return name.startsWith('pages/') && key.endsWith('.when');
}

function conditionProblems({ english }: File, key: string, text: string): string[] {
  if (!features.some((feature) => feature === text)) return [`${key} names no feature of live-features.ts`];
  return english.get(key) === text ? [] : [`${key} differs from English`];
}

/** The English texts that stand behind a key: a plural form that English does not have follows `other`. */
function englishTexts({ english }: File, key: string): string[] {
  const plural = pluralForm(key);
  return [english.get(key), plural && english.get(`${plural.base}_other`)].filter((text) => typeof text === 'string');
}

function placeholderProblems(file: File, key: string, text: string): string[] {
  const plural = pluralForm(key);
  const wanted = placeholders(englishTexts(file, key).at(-1) ?? '');
  const given = placeholders(text);
  const inWords = plural !== undefined && isSingleNumber(file.language, plural.form);
  const lacks = [...wanted].filter((name) => !given.has(name) && !(inWords && name === 'count'));
  const adds = [...given].filter((name) => !wanted.has(name));
  return [
    ...lacks.map((name) => `${key} lacks {{${name}}}`),
    ...adds.map((name) => `${key} has {{${name}}}, which English does not fill`),
    ...(/[{}]/.test(text.replace(PLACEHOLDER, '')) ? [`${key} has a broken placeholder`] : []),
  ];
}

function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
}

function wordProblems(file: File, key: string, text: string): string[] {
  if (englishTexts(file, key).includes(text)) return [`${key} is the English text`];
  const script = SCRIPTS[file.language];
  return script && !script.test(text) ? [`${key} is not written in the letters of ${file.language}`] : [];
}

/** Addresses, placeholders, numbers and our own name are the same in every language. */
function hasWords(text: string): boolean {
  const rest = text
    .replace(PLACEHOLDER, ' ')
    .replace(/\bhttps?:\/\/\S+|\S+@\S+\.\S+/g, ' ')
    .replace(/\bParley\b/g, ' ');
  return /\p{L}/u.test(rest);
}

function mayBeSame({ name, language, same }: File, key: string): boolean {
  const entry = same[`${name}.${key}`] ?? [];
  return entry === 'all' || entry.some((code) => code === language);
}

/** An exception for a text that is gone would hide the next text of that name. */
function staleEntries(english: Map<string, LocaleTexts | undefined>, same: SameAsEnglish): string[] {
  const known = new Set(
    [...english].flatMap(([name, texts]) => [...(texts?.keys() ?? [])].map((key) => `${name}.${key}`)),
  );
  const stale = Object.keys(same).filter((key) => !known.has(key));
  return stale.map((key) => `locale-same.data.ts: ${key} is not an English key`);
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../locales'));
  const problems = existsSync(folder) ? checkLocales(folder) : [`${folder}: there is no such folder`];
  for (const problem of problems) console.log(problem);
  console.log(
    problems.length === 0 ? 'Every text exists in ten languages.' : `${problems.length} problems in the texts.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
