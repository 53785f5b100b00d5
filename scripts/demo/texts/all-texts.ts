import type { LanguageCode } from '#src/modules/options/languages.ts';
import { texts as ar } from './ar.data.ts';
import type { CompanyTexts } from './company-texts.ts';
import { texts as en } from './en.data.ts';
import { texts as es } from './es.data.ts';
import { texts as id } from './id.data.ts';
import { texts as ja } from './ja.data.ts';
import { texts as ms } from './ms.data.ts';
import { texts as ptBr } from './pt-BR.data.ts';
import { texts as tr } from './tr.data.ts';
import { texts as zhCn } from './zh-CN.data.ts';
import { texts as zhTw } from './zh-TW.data.ts';

export const textsByLanguage: Record<LanguageCode, CompanyTexts> = {
  en,
  'zh-CN': zhCn,
  id,
  ja,
  'zh-TW': zhTw,
  ms,
  tr,
  'pt-BR': ptBr,
  es,
  ar,
};

/** Puts the values in the places of their names in curly brackets. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
