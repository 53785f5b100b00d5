import { foldDisguise } from '#src/modules/wording/server/wording.public.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import { AR } from './lexicons/ar.data.ts';
import { EN } from './lexicons/en.data.ts';
import { ES } from './lexicons/es.data.ts';
import { ID_MS } from './lexicons/id-ms.data.ts';
import { JA } from './lexicons/ja.data.ts';
import { PT_BR } from './lexicons/pt-br.data.ts';
import { TR } from './lexicons/tr.data.ts';
import { ZH } from './lexicons/zh.data.ts';
import { plainSentence } from './plain-words.ts';

const LEXICONS = { en: EN, es: ES, 'pt-BR': PT_BR, 'id-ms': ID_MS, tr: TR, ar: AR, zh: ZH, ja: JA };
export type Tongue = keyof typeof LEXICONS;
/** Endings are written onto the word in these. */
const WITH_ENDINGS: readonly Tongue[] = ['tr', 'ar'];

interface Meaning {
  concept: Concept;
  tongue: Tongue;
  length: number;
  isWhole: boolean;
}
interface Branch {
  next: Map<string, Branch>;
  meanings: Meaning[];
}
export interface Found extends Meaning {
  at: number;
}

const ROOT = plantLexicons();
const IS_LETTER = /[\p{L}\p{N}]/u;
const IS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー㋐-㋾]/u;
/** Short words that Arabic writes onto the next one. */
const CLITICS = [
  '',
  'و',
  'ال',
  'وال',
  'ب',
  'بال',
  'ل',
  'لل',
  'ف',
  'ك',
  'س',
  'وب',
  'ول',
  'ولل',
  'هت',
  'ه',
  'ت',
  'ي',
  'ن',
  'ا',
  'م',
];

/** Every word of the lexicons in a sentence, in one pass: the longest phrase bounds the work at each letter. */
export function findConcepts(sentence: string): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < sentence.length; at += 1) {
    const letter = sentence[at] ?? '';
    if (letter === ' ') continue;
    const before = sentence[at - 1] ?? ' ';
    const isStart = !IS_LETTER.test(before) || IS_CJK.test(letter) || IS_CJK.test(before);
    if (!isStart) continue;
    if (letter >= '\u0600' && letter <= '\u06ff') {
      for (const clitic of CLITICS) if (sentence.startsWith(clitic, at)) walk(sentence, at + clitic.length, found);
    } else walk(sentence, at, found);
  }
  return found;
}

function walk(sentence: string, start: number, found: Found[]): void {
  let branch: Branch | undefined = ROOT;
  for (let at = start; at < sentence.length; at += 1) {
    branch = branch.next.get(sentence[at] ?? '');
    if (!branch) return;
    const after = sentence[at + 1] ?? ' ';
    const isEnd = !IS_LETTER.test(after) || IS_CJK.test(after) || IS_CJK.test(sentence[at] ?? '');
    for (const meaning of branch.meanings) if (isEnd || !meaning.isWhole) found.push({ ...meaning, at: start });
  }
}

function plantLexicons(): Branch {
  const root: Branch = { next: new Map(), meanings: [] };
  for (const [tongue, lexicon] of Object.entries(LEXICONS) as [Tongue, Lexicon][]) {
    for (const [concept, words] of Object.entries(lexicon) as [Concept, string][]) {
      for (const word of words.split('|')) plant(root, word, concept, tongue);
    }
  }
  return root;
}

function plant(root: Branch, word: string, concept: Concept, tongue: Tongue): void {
  const isWhole = word.endsWith('=') || !(word.endsWith('*') || WITH_ENDINGS.includes(tongue));
  const plain = plainSentence(foldDisguise(word.replace(/[*=]$/, '')));
  let branch = root;
  for (const letter of plain) {
    const next = branch.next.get(letter) ?? { next: new Map(), meanings: [] };
    branch.next.set(letter, next);
    branch = next;
  }
  branch.meanings.push({ concept, tongue, length: plain.length, isWhole });
}
