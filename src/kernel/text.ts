/** Search text as it is submitted: trimmed, and every run of white space is one space. */
export function tidyText(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
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
