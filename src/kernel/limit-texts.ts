const texts = new Set<string>();

/** Remembers the words of a refusal that a published limit has caused. */
export function noteLimit(text: string): void {
  texts.add(text);
}

/** Whoever shows these words adds the way to the page of limits. The server notes none: its memory is everybody's. */
export function tellsOfLimit(text: unknown): boolean {
  return typeof text === 'string' && texts.has(text);
}
