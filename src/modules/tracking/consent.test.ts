import { describe, expect, it } from 'vitest';
import { OTHERS_ID, sites } from '#src/modules/options/sites.ts';
import { allowsTracking, asksForConsent, readConsent } from './consent.ts';
import { consentCountries } from './consent-countries.data.ts';

describe('consent', () => {
  it('TRK-06 has decided for every site, with a reason', () => {
    const codes = sites.map(({ code }) => code).filter(Boolean);
    expect(Object.keys(consentCountries).sort()).toEqual(codes.sort());
    for (const { reason } of Object.values(consentCountries)) expect(reason.length).toBeGreaterThan(20);
    expect(asksForConsent(OTHERS_ID)).toBe(true);
  });

  it.each([
    [203, undefined, undefined, 'needed', false],
    [203, 'yes', undefined, 'given', true],
    [203, 'yes', '1', 'given', true],
    [203, 'maybe', undefined, 'needed', false],
    [106, undefined, undefined, 'not_asked', true],
    [106, 'no', undefined, 'refused', false],
    [229, undefined, '1', 'refused', false],
    [OTHERS_ID, undefined, undefined, 'needed', false],
  ])('TRK-06 in country %i with cookie %s and GPC %s is %s', (countryId, cookie, gpc, consent, allowed) => {
    expect(readConsent({ countryId, cookie, gpc })).toBe(consent);
    expect(allowsTracking(readConsent({ countryId, cookie, gpc }))).toBe(allowed);
  });
});
