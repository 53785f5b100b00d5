/** A line as it is submitted: trimmed, and every run of white space and control characters is one space. */
export function tidyText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * One spelling for comparing: tidy, lower case, full-width forms folded, accents gone. The marks of Japanese kana stay:
 * they make other letters (ハ ha, バ ba), not accents.
 */
export function normalizeText(text: string): string {
  return tidyText(text)
    .normalize('NFKD')
    .replace(/(?![\u3099\u309a])\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i');
}

/** The digits of a text, whatever script they are written in: '١٢٣ ٤٥٦' and '１２３-456' are 123456. */
export function digitsOf(text: string): string {
  let digits = '';
  for (const letter of text.normalize('NFKC')) {
    if (/\p{Nd}/u.test(letter)) digits += digitValue(letter);
  }
  return digits;
}

/** Unicode keeps the ten digits of a script side by side, so the ones before it tell how much it is. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Money in a right-to-left line: without a mark after it the sign of `US$` would wander to the other side of its letters. */
export function keepCurrencySigns(text: string, language: string): string {
  return language === 'ar' ? text.replace(/\p{Script=Latin}\p{Sc}/gu, '$&\u200e') : text;
}
