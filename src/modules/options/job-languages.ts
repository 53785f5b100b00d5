import { displayNames } from '#src/kernel/formats.ts';
import { languages } from './languages.ts';

const OTHERS =
  'ko vi th hi bn ta te ml ur si fil my km lo ne mn de fr it pt nl pl ru uk cs sk hu ro bg sr hr sl el sv da nb fi et lv lt he fa sw am ha yo ig zu af';

/** Languages a job may ask for, by id from 1: the site's ten keep their ids, the others follow. */
export const jobLanguageCodes: readonly string[] = [...languages.map(({ code }) => code), ...OTHERS.split(' ')];

export function jobLanguageCode(id: number): string | undefined {
  return jobLanguageCodes[id - 1];
}

/** People name the two ways of writing Chinese, not the places. */
const SPOKEN: Record<string, string> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** The language's name in a language of the site. */
export function jobLanguageName(code: string, language: string): string {
  return displayNames(language, { type: 'language' }).of(SPOKEN[code] ?? code) ?? code;
}
