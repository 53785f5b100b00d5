/** Addresses with or without their beginning, e.g. `bit.ly/x`; a name such as `Node.js` is none. */
const FOLLOWABLE = /(?:https?:\/\/|www\.)[^\s<>"']+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/[^\s<>"']*/giu;

/** Written so that neither a browser nor a phone makes links of them, and one still sees where they led. */
export function breakLinks(text: string): string {
  return text.replace(FOLLOWABLE, (address) => address.replace(/^http/i, 'hxxp').replaceAll('.', '[.]'));
}

export function hasLinks(text: string): boolean {
  return text.search(FOLLOWABLE) >= 0;
}
