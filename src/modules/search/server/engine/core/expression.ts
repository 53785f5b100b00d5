/** What a document must hold, as a tree over its words. */
export type Expression =
  | { is: 'word'; word: string }
  | { is: 'and' | 'or'; parts: Expression[] }
  | { is: 'not'; part: Expression };

/** An empty AND: every document matches. */
export const everything: Expression = { is: 'and', parts: [] };
/** An empty OR: no document matches. */
export const nothing: Expression = { is: 'or', parts: [] };

export function word(text: string): Expression {
  return { is: 'word', word: text };
}

export function allOf(parts: Expression[]): Expression {
  return combine('and', parts);
}

export function anyOf(parts: Expression[]): Expression {
  return combine('or', parts);
}

/** Joins parts of the same sort into one level and keeps each word once: the shorter, the quicker to ask. */
function combine(is: 'and' | 'or', parts: Expression[]): Expression {
  // What can never be decides an AND, what always is decides an OR.
  const deciding = is === 'and' ? isNothing : isEverything;
  const decided = parts.find(deciding);
  if (decided) return decided;
  const flat = parts.flatMap((part) => (part.is === is ? part.parts : [part]));
  const seen = new Set<string>();
  const useful = flat.filter((part) => {
    if (part.is !== 'word') return true;
    const isNew = !seen.has(part.word);
    seen.add(part.word);
    return isNew;
  });
  return useful.length === 1 ? (useful[0] as Expression) : { is, parts: useful };
}

export function not(part: Expression): Expression {
  if (isNothing(part)) return everything;
  return isEverything(part) ? nothing : { is: 'not', part };
}

export function anyWord(words: Iterable<string>): Expression {
  return anyOf([...new Set(words)].map(word));
}

export function allWords(words: Iterable<string>): Expression {
  return allOf([...new Set(words)].map(word));
}

export function isEverything(expression: Expression): boolean {
  return expression.is === 'and' && expression.parts.length === 0;
}

export function isNothing(expression: Expression): boolean {
  return expression.is === 'or' && expression.parts.length === 0;
}

/** Does a document with these words match? The database must answer the same. */
export function holds(expression: Expression, words: ReadonlySet<string>): boolean {
  if (expression.is === 'word') return words.has(expression.word);
  if (expression.is === 'not') return !holds(expression.part, words);
  if (expression.is === 'and') return expression.parts.every((part) => holds(part, words));
  return expression.parts.some((part) => holds(part, words));
}

/** The expression as PostgreSQL's tsquery; words are quoted, so that no sign in them has a meaning. */
export function toTsquery(expression: Expression): string {
  if (expression.is === 'word') return quoteLexeme(expression.word);
  if (expression.is === 'not') return `!${toTsquery(expression.part)}`;
  if (expression.parts.length === 0) throw new Error('An empty expression has no tsquery');
  return `(${expression.parts.map(toTsquery).join(expression.is === 'and' ? '&' : '|')})`;
}

export function quoteLexeme(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
