const ALEF = /[آأإٱ]/gu;
const ARABIC_JOINERS = /[\u0640\u200c\u200d]/gu;

/** One spelling for every way to write the same letters: case, width, accents, Arabic marks and letter forms. */
export function foldText(text: string): string {
  const isPlain = /^[\x20-\x7e\n]*$/.test(text);
  if (isPlain) return text.toLowerCase();
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
