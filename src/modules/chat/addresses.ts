/** What becomes a link in someone's words; in brackets, so that splitting by it keeps it. */
const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}])/;

/** Words and addresses in their order; every second part is an address. */
export function splitAddresses(text: string): string[] {
  return text.split(ADDRESS);
}

export function hasAddress(text: string, address: string): boolean {
  return splitAddresses(text).some((part, at) => at % 2 === 1 && part === address);
}

/** Why the leave page asks to look twice; what each means stands in `chat.leave.hints`. */
export const LINK_HINTS = ['letters', 'borrowed', 'userinfo', 'onward', 'short', 'number', 'file', 'insecure'] as const;
export type LinkHint = (typeof LINK_HINTS)[number];
