import { siteById } from '#src/modules/options/sites.ts';
import { consentCountries } from './consent-countries.data.ts';

export type Consent = 'needed' | 'given' | 'refused' | 'not_asked';

export interface ConsentFacts {
  countryId: number;
  cookie: string | undefined;
  /** The browser's Global Privacy Control: a no that needs no asking. */
  gpc: string | undefined;
}

/** Visitors of Others may come from anywhere, so they are asked. */
export function asksForConsent(countryId: number): boolean {
  return consentCountries[siteById(countryId).code]?.asks ?? true;
}

/** What someone has said about being counted: their own word first, then the browser's, then the law's default. */
export function readConsent({ countryId, cookie, gpc }: ConsentFacts): Consent {
  if (cookie === 'yes') return 'given';
  if (cookie === 'no' || gpc === '1') return 'refused';
  return asksForConsent(countryId) ? 'needed' : 'not_asked';
}

export function allowsTracking(consent: Consent): boolean {
  return consent === 'given' || consent === 'not_asked';
}
