import { describe, expect, it } from 'vitest';
import { timezoneOf, workTimezones } from '../work-timezones.ts';
import { customTitle, inputOf, missingFields, newDraft } from './preference-draft.ts';

describe('the draft of a preference', () => {
  it('PREF-01 begins with what the site and the clock tell', () => {
    const draft = newDraft({ countryId: 106, language: 'ja', minutesAhead: 540 }, true);
    expect(draft).toMatchObject({ arrangementId: 3, currency: 'JPY', timezone: 'UTC+9', languageId: 4, title: null });
    expect(newDraft({ countryId: 900, language: 'en', minutesAhead: -210 }, false)).toMatchObject({
      arrangementId: 1,
      isOverseas: true,
      countryId: null,
      timezone: 'UTC-3:30',
    });
  });

  it('PREF-01 sends the words of a custom title, and a country only from overseas', () => {
    const draft = newDraft({ countryId: 196, language: 'en', minutesAhead: 480 }, false);
    const here = inputOf({ ...draft, title: customTitle('Lighthouse keeper'), locationId: 196_001 }, 196_999);
    expect(here).toMatchObject({
      function_job_title_id: 881,
      job_title: 'Lighthouse keeper',
      location_id: 196_001,
      pref_country_id: null,
      min_salary: null,
    });
    const abroad = inputOf({ ...draft, isOverseas: true, countryId: 58 }, 196_999);
    expect(abroad).toMatchObject({ location_id: 196_999, pref_country_id: 58 });
  });

  it('PREF-01 names what is still empty', () => {
    const draft = newDraft({ countryId: 196, language: 'en', minutesAhead: 480 }, true);
    const missing = missingFields(inputOf(draft, undefined)).map(([field]) => field);
    expect(missing).toEqual(['function_job_title_id', 'industry_id', 'location_id', 'min_salary', 'max_salary']);
  });

  it('REM-08 knows every time zone from west to east', () => {
    expect(workTimezones[0]).toBe('UTC-12');
    expect(workTimezones.at(-1)).toBe('UTC+14');
    expect(workTimezones.indexOf('UTC-3:30')).toBe(workTimezones.indexOf('UTC-3') - 1);
    expect([timezoneOf(0), timezoneOf(345), timezoneOf(7)]).toEqual(['UTC', 'UTC+5:45', 'UTC']);
  });
});
