/** Zero-width and direction marks, variation selectors, soft hyphens, private-use pictures of icon fonts. */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ue000-\uf8ff\ufffd\ufffe\u0640]|\p{Variation_Selector}/gu;
/** Icons beside a phone number, an address or a link. */
const ICONS = /[☎☏✆✉⌂⚲]|\p{Emoji_Presentation}/gu;
const CONTROL = /\p{Cc}/gu;

/** One spelling of everything: no ligatures and presentation forms, no invisible marks, plain spaces. */
export function normaliseText(text: string): string {
  return unfold(text)
    .replace(INVISIBLE, '')
    .replace(ICONS, ' ')
    .replace(CONTROL, ' ')
    .replace(/\s+/g, (space) => (isWide(space) ? '\u3000' : ' '))
    .trim()
    .replace(SPREAD, '$1 $2')
    .replace(NAMED, '$1 $2')
    .replaceAll('\u3000', APART);
}

/** Between things that are set apart within a line; everywhere else there is one space. */
export const APART = '  ';
/** '佐藤　花子', '姓　　名': two halves of one word. */
const SPREAD = /^([\u3040-\u30ff\u3400-\u9fff々]{1,4})\u3000([\u3040-\u30ff\u3400-\u9fff々]{1,4})$/;

/** '氏名　佐藤　花子' */
const NAMED =
  /^((?:氏\s*名|姓\s*名|お?名前)[\s:：]*[\u3040-\u30ff\u3400-\u9fff々]{1,4})\u3000([\u3040-\u30ff\u3400-\u9fff々]{1,4})$/;

const isWide = (space: string) => space.length > 2 || space.includes('\u3000');

/** NFKC, but full-width punctuation, half-width kana marks and ™ stay what they are. */
function unfold(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u2f00-\u2fdf\u2e80-\u2eff\uf900-\ufaff]/g,
      (letter) => letter.normalize('NFKC'),
    )
    .replace(/[\uff0b\uff0d\uff0e\uff20\uff3f\ufe6b]/g, (letter) => letter.normalize('NFKC'));
}

const ZEROS = [0x0660, 0x06f0, 0xff10, 0x0966];

/** Digits of any script as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
}

export const isRtl = (text: string): boolean => /[\u0590-\u08ff]/.test(text);
export const isCjk = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);

/** Letters with accents, Arabic, digits of other scripts: anything that `fold` does more to than lower case. */
const FOLDED = /[^\x20-\x7e\u3040-\u30ff\u3400-\u9fff]/;

/** For comparing: lower case without accents, dots of i and Arabic vowel signs; letters that are spelt in two ways in one. */
export function fold(text: string): string {
  if (!FOLDED.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  return latinDigits(text)
    .toLowerCase()
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, '')
    .normalize('NFC')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/\s+/g, ' ')
    .trim();
}
