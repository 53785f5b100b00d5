import type { ErrorName } from '#src/kernel/errors.ts';

const KEYS = /^(pwd|passcode|password|token|access_token|key|secret|auth|zak|tk|sig|signature)$/i;

/**
 * Why a link to a meeting is refused. A key in it would let anyone in who ever sees the message: the passcode belongs
 * into the waiting room or is told on the day.
 */
export function refuseLink(link: string): ErrorName | null {
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return 'meetingLinkInvalid';
  }
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return 'meetingLinkInvalid';
  if (url.username || url.password) return 'meetingLinkHasKey';
  const fragment = new URLSearchParams(url.hash.replace(/^#[^?]*\??|^#/, ''));
  const names = [...url.searchParams.keys(), ...fragment.keys(), ...new URLSearchParams(url.hash.slice(1)).keys()];
  return names.some((name) => KEYS.test(name)) ? 'meetingLinkHasKey' : null;
}
