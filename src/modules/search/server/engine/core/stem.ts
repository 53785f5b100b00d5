const LATIN = /^[a-z]+$/;
const ARABIC = /^\p{Script=Arabic}+$/u;

/**
 * Takes the plural off a word: English, Spanish and Portuguese in Latin letters, article and plural in Arabic. It need not be
 * a real word afterwards, only the same for both forms (stores, store → stor; gestores, gestor → gestor).
 */
export function stem(word: string): string {
  if (LATIN.test(word)) return stemLatin(word);
  return ARABIC.test(word) ? stemArabic(word) : word;
}

function stemArabic(word: string): string {
  const bare = word.length >= 5 && word.startsWith('ال') ? word.slice(2) : word;
  return bare.length >= 6 ? bare.replace(/(?:ات|ون|ين)$/u, '') : bare;
}

function stemLatin(word: string): string {
  if (word.length < 4 || word.endsWith('js')) return word;
  const single = singular(word);
  return single.length >= 5 && single.endsWith('e') ? single.slice(0, -1) : single;
}

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return portuguesePlural(word);
  if (word.length >= 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('coes') || word.endsWith('soes')) return `${word.slice(0, -3)}ao`;
  if (/(?:x|z|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** profissionais → profissional, niveis → nivel; `is` is otherwise left alone (analysis). */
function portuguesePlural(word: string): string {
  return word.length >= 6 && /(?:ais|eis)$/.test(word) ? `${word.slice(0, -2)}l` : word;
}
