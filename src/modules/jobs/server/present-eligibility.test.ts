import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createOptionNames, loadOptionData, loadTexts } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { hiringWords } from '../web/hiring-words.ts';
import { presentEligibility } from './present-eligibility.ts';
import { commonHours, offsetsOf, readOffset } from './time-zones.ts';

const data = loadOptionData();
const texts = loadTexts(pathToFileURL(`${resolve(import.meta.dirname, '../../../../locales')}/`));
const t = texts.translate('en');
const names = createOptionNames(data)('en');
const now = new Date('2026-11-15T12:00:00Z');
const [singapore, japan, unitedStates] = [196, 106, 229];
const [english, simplified, japanese, traditional] = [1, 2, 4, 5];

const remote = {
  work_arrangement_id: 3,
  country_id: singapore,
  is_remote_worldwide: false,
  remote_country_ids: [singapore, japan],
  timezone: null as string | null,
  language_ids: [] as number[],
  work_eligibility_ids: [] as number[],
};
const worldwide = { is_remote_worldwide: true, remote_country_ids: [] };

interface Told {
  statuses?: [number, number][];
  /** The whole list. */
  spoken?: number[];
  /** Work languages of preferences. */
  wished?: number[];
}

function ask(wish: Partial<typeof remote>, countryId: number, told: Told = {}) {
  const { statuses, spoken = [], wished = [] } = told;
  return presentEligibility(
    { ...remote, ...wish },
    {
      countryId,
      names,
      translate: t,
      offsets: offsetsOf(data, countryId, now),
      facts: {
        workEligibilities: new Map(statuses),
        languageIds: new Set([...spoken, ...wished]),
        areLanguagesListed: spoken.length > 0,
      },
    },
  );
}

/** A job and a person for each answer of each rule. */
const country = {
  yes: [{ remote_country_ids: [japan] }, {}],
  no: [{ remote_country_ids: [singapore] }, {}],
  unknown: [{ remote_country_ids: [] }, {}],
} as const;
const timezone = {
  none: [{}, {}],
  yes: [{ timezone: 'UTC+8' }, {}],
  no: [{ timezone: 'UTC-5' }, {}],
} as const;
const language = {
  none: [{}, {}],
  yes: [{ language_ids: [japanese, english] }, { spoken: [japanese], wished: [english] }],
  no: [{ language_ids: [japanese, english] }, { spoken: [english] }],
  unknown: [{ language_ids: [japanese, english] }, { wished: [english] }],
} as const;
const permit = {
  none: [{}, {}],
  yes: [{ work_eligibility_ids: [1, 2] }, { statuses: [[singapore, 2]] }],
  no: [{ work_eligibility_ids: [1, 2] }, { statuses: [[singapore, 4]] }],
  unknown: [{ work_eligibility_ids: [1, 2] }, { statuses: [[japan, 1]] }],
} as const;

const keys = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
const combinations = keys(country).flatMap((c) =>
  keys(timezone).flatMap((z) => keys(language).flatMap((l) => keys(permit).map((p) => [c, z, l, p] as const))),
);

describe('eligibility', () => {
  it.each(combinations)('TRU-08 country %s, time zone %s, language %s, permit %s', (c, z, l, p) => {
    const parts = [country[c], timezone[z], language[l], permit[p]];
    const wish = Object.assign({}, ...parts.map(([job]) => job)) as Partial<typeof remote>;
    const told = Object.assign({}, ...parts.map(([, person]) => person)) as Told;
    const found = ask(wish, japan, told);
    const answers = [c, z, l, p].filter((answer) => answer !== 'none');
    const expected = answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes';
    expect(found?.answer).toBe(expected);
    expect(found?.rules.map(({ answer }) => answer)).toEqual(answers);
    const words = found ? hiringWords(found, { t, language: 'en', country: 'Japan' }) : '';
    // Only a plain yes promises anything, and what is not met or not known is named.
    expect(words === 'You can be hired from here').toBe(expected === 'yes');
    const named = ['Japan', 'UTC-5', 'Japanese', 'Citizen'][[c, z, l, p].indexOf('no')] ?? '';
    expect(words).toContain(named);
  });

  it.each([
    [{ ...worldwide, language_ids: [japanese] }, {}, 'Asks for Japanese. Tell us your languages to be sure.'],
    [
      { ...worldwide, language_ids: [japanese, english] },
      { wished: [english] },
      'Asks for Japanese. Tell us your languages to be sure.',
    ],
    [
      { ...worldwide, language_ids: [japanese] },
      { spoken: [english] },
      "Asks for Japanese, which isn't among your languages",
    ],
    [{ ...worldwide, work_eligibility_ids: [1] }, {}, 'Asks for: Citizen. Tell us your status to be sure.'],
    [
      { ...worldwide, work_eligibility_ids: [1] },
      { statuses: [[singapore, 4]] },
      "Only for: Citizen. That isn't your status.",
    ],
    [{ ...worldwide, language_ids: [japanese], work_eligibility_ids: [1] }, {}, 'Not sure yet: Language, Work permit'],
    [{ remote_country_ids: [] }, {}, "The employer hasn't said which countries. Ask them."],
    [{ ...worldwide, timezone: 'UTC-5' }, {}, 'Works around UTC-5, too far from your hours'],
    [{ remote_country_ids: [singapore] }, {}, 'Not open to people in Japan'],
    [{ ...worldwide, language_ids: [japanese] }, { spoken: [japanese] }, 'You can be hired from here'],
  ] satisfies [Partial<typeof remote>, Told, string][])('TRU-08 names the rule: %#', (wish, told, words) => {
    const found = ask(wish, japan, told);
    expect(found && hiringWords(found, { t, language: 'en', country: 'Japan' })).toBe(words);
  });

  it('TRU-08 asks whoever has chosen no country for it, once for country and hours', () => {
    const found = ask({ timezone: 'UTC+8' }, OTHERS_ID);
    expect(found?.rules.map(({ answer }) => answer)).toEqual(['unknown', 'unknown']);
    const words = found && hiringWords(found, { t, language: 'en', country: '' });
    expect(words).toBe('Choose your country to see if you can be hired');
    expect(ask(worldwide, OTHERS_ID)?.answer).toBe('yes');
  });

  it('TRU-08 does not know about hours that fit only one side of a wide country', () => {
    const found = ask({ ...worldwide, timezone: 'UTC-1' }, unitedStates);
    expect(found?.answer).toBe('unknown');
    const words = found && hiringWords(found, { t, language: 'en', country: 'United States' });
    expect(words).toBe('Hours around UTC-1 fit only part of United States');
    expect(ask({ ...worldwide, timezone: 'UTC+8' }, unitedStates)?.answer).toBe('no');
  });

  it('TRU-08 leaves it open whether someone who reads one kind of Chinese reads the other', () => {
    const chinese = { ...worldwide, language_ids: [simplified] };
    expect(ask(chinese, japan, { spoken: [traditional] })?.answer).toBe('unknown');
    expect(ask(chinese, japan, { spoken: [english] })?.answer).toBe('no');
  });

  it('TRU-08 asks nothing of a job that is not remote and wants no status', () => {
    expect(ask({ work_arrangement_id: 1, language_ids: [japanese] }, japan)).toBeNull();
  });

  it('TRU-08 JOB-04 asks for the right to work in the country, on site too, and for the language with it', () => {
    const limited = { work_arrangement_id: 1, work_eligibility_ids: [1, 2], language_ids: [english] };
    const as = (status: number, spoken: number[]) =>
      ask(limited, singapore, { statuses: [[singapore, status]], spoken });
    expect(as(2, [english])?.answer).toBe('yes');
    expect(as(2, [])?.answer).toBe('unknown');
    expect(as(2, [japanese])?.answer).toBe('no');
    expect(as(4, [english])?.answer).toBe('no');
  });

  it('TRU-08 SRCH-07 names the countries it is open to', () => {
    expect(ask({}, unitedStates)?.rules[0]).toEqual({
      rule: 'country',
      answer: 'no',
      wants: 'Singapore, Japan',
      unmet: 'Singapore, Japan',
    });
  });

  it('TRU-08 reads offsets and counts the hours from 9 to 18 that two places share', () => {
    expect(['UTC+8', 'UTC-3', 'UTC+5:30', 'UTC', 'GMT-05:00'].map(readOffset)).toEqual([8, -3, 5.5, 0, -5]);
    expect(readOffset('Asia/Tokyo')).toBeUndefined();
    expect(commonHours(8, 8)).toBe(9);
    expect(commonHours(8, 3)).toBe(4);
    expect(commonHours(8, 2.5)).toBe(3.5);
    expect(commonHours(12, -11)).toBe(8);
    expect(offsetsOf(data, japan, now)).toEqual([9]);
    expect(offsetsOf(data, unitedStates, new Date('2026-07-01T12:00:00Z'))).toEqual(expect.arrayContaining([-4, -7]));
    expect(offsetsOf(data, OTHERS_ID, now)).toEqual([]);
  });
});
