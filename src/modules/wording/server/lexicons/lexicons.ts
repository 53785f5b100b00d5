import { arabic } from './ar.data.ts';
import { english } from './en.data.ts';
import { spanish } from './es.data.ts';
import { indonesian } from './id.data.ts';
import { japanese } from './ja.data.ts';
import { joinLexicons } from './join-lexicons.ts';
import type { Lexicon } from './lexicon.ts';
import { malay } from './ms.data.ts';
import { portuguese } from './pt.data.ts';
import { turkish } from './tr.data.ts';
import { chinese } from './zh.data.ts';

/** Texts mix languages, so all of a script are asked. Both kinds of Chinese are one: their words differ in few signs. */
export const lexicons: readonly Lexicon[] = [
  english,
  chinese,
  // Two languages of one family, often mixed.
  joinLexicons(indonesian, malay),
  japanese,
  turkish,
  portuguese,
  spanish,
  arabic,
];
