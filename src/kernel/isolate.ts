/** Keeps a name, an address or a number in one piece in a sentence of either direction (Unicode's first strong isolate). */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
