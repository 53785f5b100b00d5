const ALEF = /[آأإٱ]/gu;
const ARABIC_JOINERS = /[\u0640\u200c\u200d]/gu;

/** Letters that have one spelling: plain Latin, kana, common Chinese characters. */
const PLAIN = /^[\x20-\x7e\n\u3041-\u3094\u30a1-\u30fc\u4e00-\u9fff]*$/;

/** One spelling for every way to write the same letters: case, width, accents, Arabic marks and letter forms. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Kana lose their voicing marks (ガ → カ) when taken apart, so only marks after other scripts are removed.
  return text
    .normalize('NFKD')
    .replace(/(?<![\u3040-\u30ff])\p{Mn}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(ARABIC_JOINERS, '')
    .replace(ALEF, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي');
}
