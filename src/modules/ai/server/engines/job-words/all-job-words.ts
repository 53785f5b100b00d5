import type { LanguageCode } from '#src/modules/options/languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { id } from './id.ts';
import { ja } from './ja.ts';
import type { JobWords } from './job-words.ts';
import { ms } from './ms.ts';
import { ptBr } from './pt-br.ts';
import { tr } from './tr.ts';
import { zhCn } from './zh-cn.ts';
import { zhTw } from './zh-tw.ts';

export const allJobWords: Record<LanguageCode, JobWords> = {
  en,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
  ja,
  id,
  ms,
  tr,
  'pt-BR': ptBr,
  es,
  ar,
};
