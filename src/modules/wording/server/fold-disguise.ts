/** Letters of other alphabets that look like Latin ones; the languages of the site use neither alphabet. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [
    ['аɑαạ', 'a'],
    ['вьЬβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еёєεҽ', 'e'],
    ['ɡ', 'g'],
    ['һнհ', 'h'],
    ['іїιӏ', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ⅼ', 'l'],
    ['мμ', 'm'],
    ['пոη', 'n'],
    ['оοօσ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['гɾ', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['ѵν', 'v'],
    ['ѡωшա', 'w'],
    ['хχ', 'x'],
    ['уүγ', 'y'],
    ['ᴢ', 'z'],
    // Small capitals.
    ...[...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏ'].map((letter, at) => [letter, 'abcdefghijklmnoprstuvwy'[at] ?? '']),
  ].flatMap(([from = '', to = '']) => [...from].map((letter) => [letter, to])),
);

/** First digits of the scripts that our languages and their neighbours count with. */
const ZEROS = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0];

/** Circled letters and digits, and the letters that flags are made of: what NFKC leaves as pictures. First, last, first meant. */
const ENCLOSED: readonly (readonly [number, number, string])[] = [
  [0x1f150, 0x1f169, 'a'],
  [0x1f170, 0x1f189, 'a'],
  [0x1f1e6, 0x1f1ff, 'a'],
  [0x2776, 0x277e, '1'],
  [0x2780, 0x2788, '1'],
  [0x278a, 0x2792, '1'],
  [0x24f5, 0x24fd, '1'],
  [0x24ff, 0x24ff, '0'],
  [0x1f10b, 0x1f10c, '0'],
];

/**
 * No word, address or number is as long. The rules look at a run from each of its letters, so the time they take grows
 * with the square of its length: five thousand letters without a blank would hold everyone up for a second.
 */
const LONG_RUN = /[a-z0-9._%+@-]{100}/g;
const WIDE_GAP = /\s{5,}/g;

/**
 * Text without its disguises: full-width and decorated letters, digits of any script, accents, lookalikes, invisible
 * characters and pictures in the middle of words are gone; case too.
 */
export function foldDisguise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]|\u20e3/gu, '')
    .replace(/[\u2776-\u2792\u24f5-\u24ff\u{1f10b}\u{1f10c}\u{1f150}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, opened)
    .replace(/(?![0-9#*])[\p{Extended_Pictographic}\p{Emoji_Component}\u{1f1e6}-\u{1f1ff}]/gu, '\ue000')
    .replace(/\ue000+/g, '\ue000')
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(
      /[\u0370-\u052f\u0531-\u058f\u0251-\u029f\u1d00-\u1d22\u217c\ua730\ua731]/gu,
      (letter) => LOOKALIKES[letter] ?? letter,
    )
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[。．｡・]|(?<=[a-z0-9])[·•∙⋅‧](?=[a-z0-9])/g, '.')
    .replace(LONG_RUN, '$& ')
    .replace(WIDE_GAP, '    ');
}

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

function opened(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const [first, , meant] = ENCLOSED.find(([from, to]) => code >= from && code <= to) ?? [code, code, sign];
  return code === first ? meant : String.fromCharCode(meant.charCodeAt(0) + (code - first));
}

/** Pictures in the middle of something are no separator; elsewhere they are a blank. */
export function withoutPictures(folded: string): string {
  return folded.replace(/(?<=[\p{L}\p{N}])\ue000(?=[\p{L}\p{N}])/gu, '').replace(/\ue000/g, ' ');
}

/** `w h a t s` and `w.h.a.t.s` are one word. */
export function joinSpelledOut(folded: string): string {
  return folded.replace(/(?<![\p{L}\p{N}])\p{L}(?:[\s._\-*|/\\,~·]{1,3}\p{L}(?![\p{L}\p{N}])){3,}/gu, (run) =>
    run.replace(/[^\p{L}]/gu, ''),
  );
}
