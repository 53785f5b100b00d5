const NOT = /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will|can) ?not\b/g;
// “Where you are” and “as it is” cannot be contracted, nor can what ends a clause (“so it is.”).
const FREE = '(?<!\\b(?:what|who|where|wherever|how|as|than|which|time) )';
const BE = new RegExp(`${FREE}\\b(?:i am|(?:you|we|they) are|(?:it|that|there|here) is) (?!and|or\\b)(?=\\w)`, 'g');
const WILL = new RegExp(`${FREE}\\b(?:i|you|we|they|it|that) will (?=\\w)`, 'g');
const HAVE = new RegExp(
  `${FREE}\\b(?:i|you|we|they) have (?:already |just |now )?(?=(?!un)\\w+(?:ed|en|wn)\\b|been|sent|got|made|left|kept|put|told|read|met|had|set|found)`,
  'g',
);

/** The words of an English text (lower case) that people contract when they speak. */
export function longForms(text: string): string[] {
  return [NOT, BE, WILL, HAVE].flatMap((form) => [...text.matchAll(form)].map(([words]) => words.trim()));
}
