import { foldText } from '../engine/core/fold.ts';
import { hanForms } from './han-forms.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const HIRAGANA = /[\u3041-\u3096]/gu;
const KANA_SHIFT = 0x60;
/** A letter held down within a word: سواااق. */
const STRETCHED = /(?<=[\p{Script=Arabic}a-z])([\p{Script=Arabic}a-z])\1{2,}/gu;
const SMALL_KANA = /[ァィゥェォッャュョヮ]/gu;

/** One spelling for what people write in several ways: hiragana as katakana, small kana as large ones, one form of a character. */
export function foldForMatching(text: string): string {
  const folded = foldText(text)
    .replace(/[’'`´]/gu, '')
    .replace(STRETCHED, '$1');
  if (!UNSPACED.test(folded)) return folded;
  return folded
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_SHIFT))
    .replace(SMALL_KANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1))
    .replace(/\p{Script=Han}/gu, (sign) => hanForms.get(sign) ?? sign);
}

/** Characters that look like kana and are typed for them, and the other way round. */
const LOOKALIKES: Record<string, string> = { カ: '力', エ: '工', ロ: '口', ニ: '二', タ: '夕' };

/** The dictionary form of a verb before たい: 作り → 作る, 教え → 教える. */
const VERB_ENDS: Record<string, string> = {
  り: 'る',
  き: 'く',
  し: 'す',
  い: 'う',
  ち: 'つ',
  み: 'む',
  び: 'ぶ',
  ぎ: 'ぐ',
};
const WISH = /(?<=\p{Script=Han})(?:([りきしいちみびぎ])|([えけせてねべめれ]))たい/gu;
const plainVerb = (_: string, end: string | undefined, stem: string | undefined) =>
  end ? (VERB_ENDS[end] ?? end) : `${stem}る`;

/**
 * A whole text in the form in which names of titles are compared. Signs typed one by one (廚 師) become one word; what
 * Japanese writes in several ways is written in one: particles part words, 受け付け is 受付, お花屋 is 花屋, エンジニアー
 * is エンジニア.
 */
export function formForMatching(text: string): string {
  if (!UNSPACED.test(text)) return foldForMatching(text);
  const joined = text.normalize('NFKC').replace(/(?<=(?:^|\s)\p{Script=Han})\s+(?=\p{Script=Han}(?:\s|$))/gu, '');
  const japanese = joined
    .replace(/(?<=\p{Script=Katakana})[一－−‐-](?!\p{Script=Han})/gu, 'ー')
    .replace(/(?<=\p{Script=Han})[カエロニタ](?![\p{Script=Katakana}ー])/gu, (kana) => LOOKALIKES[kana] ?? kana)
    .replace(WISH, plainVerb)
    .replace(/を|の(?=[\p{Script=Han}\p{Script=Katakana}])/gu, ' ')
    .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}ー])[でにとがはやへ](?=[\p{Script=Han}\p{Script=Katakana}])/gu, ' ')
    .replace(/(?<![\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}ー])[おご](?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han})\p{Script=Hiragana}{1,2}(?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han}{2})\p{Script=Hiragana}{1,2}(?!\p{Script=Hiragana})/gu, '');
  return foldForMatching(japanese)
    .replace(/(?<!ー)ー+(?![\p{Script=Katakana}ー])/gu, '')
    .replaceAll('マネージヤ', 'マネジヤ');
}
