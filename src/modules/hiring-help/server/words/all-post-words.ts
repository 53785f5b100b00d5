import type { LanguageCode } from '#src/modules/options/languages.ts';
import { ar } from './ar.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { id } from './id.data.ts';
import { ja } from './ja.data.ts';
import { ms } from './ms.data.ts';
import type { PostWords } from './post-words.ts';
import { ptBr } from './pt-br.data.ts';
import { tr } from './tr.data.ts';
import { zhCn } from './zh-cn.data.ts';
import { zhTw } from './zh-tw.data.ts';

export const allPostWords: Record<LanguageCode, PostWords> = {
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
