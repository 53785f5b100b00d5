/**
 * Words of a document that say where they stand: in a title, in a company's name, side by side. The marks are characters
 * that no word of a text can begin with.
 */
export function titleWord(text: string): string {
  return `^${text}`;
}

export function companyWord(text: string): string {
  return `@${text}`;
}

export function pairWord(first: string, second: string): string {
  return `~${first} ${second}`;
}
