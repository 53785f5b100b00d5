/**
 * Whether anything may be recorded. The server writes `data-consent` on <html>: 'given' also where the law asks for no
 * consent. Without the attribute nothing is recorded: silence is not consent.
 */
export function mayTrack(page: { dataset: DOMStringMap } = document.documentElement): boolean {
  return page.dataset.consent === 'given';
}
