import type { Consent } from '../consent.ts';

const allowing: readonly (Consent | undefined)[] = ['given', 'not_asked'];

/**
 * Whether anything may be recorded. The server writes `data-consent` on <html>, and an answer changes it. Without the
 * attribute nothing is recorded: silence is not consent. (The server's own check would bring its table of laws along.)
 */
export function mayTrack(page: { dataset: DOMStringMap } = document.documentElement): boolean {
  return allowing.includes(page.dataset.consent as Consent | undefined);
}
