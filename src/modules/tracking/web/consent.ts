import type { Consent } from '../consent.ts';

const allowing: readonly (Consent | undefined)[] = ['given', 'not_asked'];
const CHANGED = 'parley-consent';

/**
 * Whether anything may be recorded. The server writes `data-consent` on <html>, and an answer changes it. Without the
 * attribute nothing is recorded: silence is not consent. (The server's own check would bring its table of laws along.)
 */
export function mayTrack(page: { dataset: DOMStringMap } = document.documentElement): boolean {
  return allowing.includes(page.dataset.consent as Consent | undefined);
}

/** What this page was told, from now on; whoever shows it is told too. */
export function noteConsent(consent: string | undefined): void {
  if (consent) document.documentElement.dataset.consent = consent;
  else delete document.documentElement.dataset.consent;
  document.dispatchEvent(new Event(CHANGED));
}

/** Calls back at every answer on this page, until the returned function is called. */
export function onConsent(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
