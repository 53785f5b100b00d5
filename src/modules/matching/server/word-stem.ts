/** Endings that make another form of the same word: 'reconciled', 'planning', 'managed', 'gestioné', 'ventas'. */
const ENDINGS = /(?:ements?|ments?|ations?|ing|ed|es|s)$/;
const DOUBLED = /([bdfglmnprt])\1$/;
const LONGEST = 6;
const SHORTEST = 4;

/**
 * One form of what people decline and conjugate, rough on purpose: it is only ever asked for together with the other
 * words of a name.
 */
export function stemOf(word: string): string {
  if (!/^[a-zçğışöüñáéíóúâêôãõà]+$/.test(word)) return word;
  const bare = word.replace(ENDINGS, '');
  const stem = bare.length >= SHORTEST ? bare.replace(DOUBLED, '$1') : word;
  return stem.slice(0, LONGEST);
}
