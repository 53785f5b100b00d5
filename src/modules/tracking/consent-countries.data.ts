/**
 * What each site's law says about counting clicks of people who have not been asked: `true` where it wants a yes first.
 * Elsewhere a notice and the way to say no are enough; a no counts everywhere. When in doubt we ask.
 */
export const consentCountries: Record<string, { asks: boolean; reason: string }> = {
  GB: { asks: true, reason: 'PECR 2003 reg. 6 and UK GDPR: consent before anything that is not strictly necessary' },
  ES: { asks: true, reason: 'LSSI art. 22.2 and GDPR; cookie guide of the AEPD' },
  RS: { asks: true, reason: 'Personal data law (ZZPL 2018) modelled on GDPR; Electronic Communications Act 2023' },
  TR: { asks: true, reason: 'KVKK and its cookie guideline of 2022: explicit consent beyond the necessary' },
  BR: {
    asks: true,
    reason: 'LGPD; cookie guide of the ANPD of 2022 recommends consent for statistics that name a device',
  },
  NG: { asks: true, reason: 'Data Protection Act 2023 and its directive: consent for cookies that are not necessary' },
  SA: { asks: true, reason: 'PDPL: consent is the ordinary ground' },
  AE: { asks: true, reason: 'Federal Decree-Law 45/2021: consent is the ordinary ground, no legitimate interest' },
  CA: { asks: true, reason: 'Quebec Law 25, s. 8.1: what profiles a person is off until they turn it on' },
  US: {
    asks: false,
    reason: 'State laws (CCPA and others) give the right to object; Global Privacy Control is honoured',
  },
  JP: {
    asks: false,
    reason: 'APPI and the external transmission rule of 2023 ask for notice, not consent, within one service',
  },
  SG: { asks: false, reason: 'PDPA 2012 as amended 2020: notice and the way to opt out' },
  MY: { asks: false, reason: 'PDPA 2010: consent may be implied after notice' },
  PH: { asks: false, reason: 'Data Privacy Act 2012: legitimate interest with notice' },
  ID: { asks: false, reason: 'PDP Law 27/2022: legitimate interest with notice' },
  HK: { asks: false, reason: 'PDPO: notice at collection' },
  TW: { asks: false, reason: 'PDPA: notice at collection' },
  LK: { asks: false, reason: 'PDPA 9/2022: legitimate interest with notice' },
};
