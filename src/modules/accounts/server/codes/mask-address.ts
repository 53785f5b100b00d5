import type { ContactAddress } from './contact-address.ts';

/** `hui.min@example.com` → `h•••@example.com`: enough to tell one's own accounts apart. */
export function maskEmail(email: string | null): string {
  if (!email) return '';
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** An address as it may be shown before the second factor has passed: `6591234567` → `+•••567`. */
export function maskContact({ channel, address }: ContactAddress): string {
  return channel === 'email' ? maskEmail(address) : `+•••${address.slice(-3)}`;
}
