/** Where something begins that a semicolon does not end a statement in, or where one ends. */
const MARK = /--|\/\*|'|"|\$\w*\$|;/g;
/** Comments have an end of their own; texts, quoted names and bodies of functions end with what they began with. */
const ENDS = new Map([
  ['--', '\n'],
  ['/*', '*/'],
]);

/** The statements of a migration, one by one, without comments and the semicolons between them. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let statement = '';
  let from = 0;
  for (let match = next(text, from); match; match = next(text, from)) {
    const [mark] = match;
    statement += text.slice(from, match.index);
    from = endOf(text, mark, match.index);
    if (mark === ';') {
      statements.push(statement);
      statement = '';
    } else statement += ENDS.has(mark) ? ' ' : text.slice(match.index, from);
  }
  statements.push(statement + text.slice(from));
  return statements.map((one) => one.trim()).filter(Boolean);
}

function next(text: string, from: number): RegExpExecArray | null {
  MARK.lastIndex = from;
  return MARK.exec(text);
}

/** A quote that is doubled inside a text ends it and begins the next, which comes to the same. */
function endOf(text: string, mark: string, at: number): number {
  if (mark === ';') return at + 1;
  const closing = ENDS.get(mark) ?? mark;
  const found = text.indexOf(closing, at + mark.length);
  return found < 0 ? text.length : found + closing.length;
}
