import { readFileSync } from 'node:fs';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { type Family, settingOf } from '../families.data.ts';
import { toSentence } from './sentence.ts';

/** What advertisements in one language are put together from, read when the language first comes up. */
export interface WorkTexts {
  /** Each duty as it stands alone and with each thing that can be said about how it is done. */
  dutiesOf(family: Family): DutyVariants[];
  requirementsOf(family: Family): string[];
  /** Whole sentences of a section such as `start.care` or `offers`. */
  section(name: string): string[];
}

export interface DutyVariants {
  plain: string;
  /** One for each context of the setting, in the order of the file. */
  withContext: string[];
}

/** Languages that say how before they say what. */
const contextFirst: Partial<Record<LanguageCode, string>> = { ja: '', 'zh-CN': '', 'zh-TW': '', tr: ' ' };
const bareSections = /^(headings|title\.)/;

const byLanguage = new Map<LanguageCode, WorkTexts>();

export function workTexts(language: LanguageCode): WorkTexts {
  const known = byLanguage.get(language);
  if (known) return known;
  const texts = createWorkTexts(language, readSections(language));
  byLanguage.set(language, texts);
  return texts;
}

/** Lines after `@name` belong to that section; those of a family that start with `+` are what it asks for. */
function readSections(language: LanguageCode): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let name = '';
  for (const line of readFileSync(new URL(`work/${language}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('@')) name = line.slice(1);
    else if (line.startsWith('+')) add(sections, `${name}+`, line.slice(1));
    else if (line) add(sections, name, line);
  }
  return sections;
}

function add(sections: Map<string, string[]>, name: string, line: string): void {
  const lines = sections.get(name);
  if (lines) lines.push(line);
  else sections.set(name, [line]);
}

function createWorkTexts(language: LanguageCode, sections: Map<string, string[]>): WorkTexts {
  const sentence = (text: string) => toSentence(text, language);
  const linesOf = (name: string) => {
    const lines = sections.get(name) ?? [];
    return bareSections.test(name) ? lines : lines.map(sentence);
  };
  const variantsOf = (family: Family) => {
    const contexts = sections.get(`contexts.${settingOf[family]}`) ?? [];
    return (sections.get(family) ?? []).map((duty) => ({
      plain: sentence(duty),
      withContext: contexts.map((context) => sentence(join(duty, context, language))),
    }));
  };
  const duties = remember(variantsOf);
  const lines = remember(linesOf);
  return { dutiesOf: duties, requirementsOf: (family) => lines(`${family}+`), section: lines };
}

function join(duty: string, context: string, language: LanguageCode): string {
  const glue = contextFirst[language];
  return glue === undefined ? `${duty} ${context}` : `${context}${glue}${duty}`;
}

/** Cache: a million jobs ask for the same few hundred lists. */
function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
