import { describe, expect, it } from 'vitest';
import { createOptionNames, loadOptionData } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { presentEligibility } from './present-eligibility.ts';
import { commonHours, mainOffset, readOffset } from './time-zones.ts';

const data = loadOptionData();
const names = createOptionNames(data)('en');
const now = new Date('2026-11-15T12:00:00Z');
const [singapore, japan, unitedStates] = [196, 106, 229];

const remote = {
  work_arrangement_id: 3,
  country_id: singapore,
  is_remote_worldwide: false,
  remote_country_ids: [singapore, japan],
  timezone: null as string | null,
  language_ids: [] as number[],
  work_eligibility_ids: [] as number[],
};

function ask(
  wish: Partial<typeof remote>,
  countryId: number,
  languageId = 1,
  workEligibilities: ReadonlyMap<number, number> = new Map(),
) {
  return presentEligibility(
    { ...remote, ...wish },
    {
      locale: { countryId, language: 'en', languageId },
      names,
      translate: (key) => key,
      offset: mainOffset(data, countryId, now),
      workEligibilities,
    },
  );
}

describe('eligibility', () => {
  it('TRU-08 asks nothing of a job that is not remote', () => {
    expect(ask({ work_arrangement_id: 1 }, japan)).toBeNull();
  });

  it('TRU-08 JOB-04 asks for the right to work in the country, on site too, and says when it does not know', () => {
    const limited = { work_arrangement_id: 1, work_eligibility_ids: [1, 2] };
    const wants = 'Citizen, Permanent Resident';
    const as = (status: number) => ask(limited, singapore, 1, new Map([[singapore, status]]));
    expect(as(2)).toEqual({ answer: 'yes', rules: [{ rule: 'work_eligibility', answer: 'yes', wants }] });
    expect(as(4)?.answer).toBe('no');
    expect(ask(limited, singapore, 1, new Map([[japan, 1]]))?.answer).toBe('unknown');
    expect(ask({ work_eligibility_ids: [1] }, japan, 1, new Map([[singapore, 3]]))?.answer).toBe('no');
  });

  it('TRU-08 SRCH-07 answers yes inside the named countries and no outside, and names them', () => {
    expect(ask({}, japan)).toEqual({
      answer: 'yes',
      rules: [{ rule: 'country', answer: 'yes', wants: 'Singapore, Japan' }],
    });
    expect(ask({}, unitedStates)).toMatchObject({ answer: 'no', rules: [{ rule: 'country', answer: 'no' }] });
  });

  it('TRU-08 says that it does not know where the visitor or the job does not say', () => {
    expect(ask({}, OTHERS_ID)?.answer).toBe('unknown');
    expect(ask({ remote_country_ids: [] }, japan)?.answer).toBe('unknown');
    expect(ask({ remote_country_ids: [] }, singapore)?.answer).toBe('yes');
  });

  it('TRU-08 answers yes to everyone when the job is open worldwide', () => {
    const worldwide = { is_remote_worldwide: true, remote_country_ids: [] };
    for (const country of [japan, unitedStates, OTHERS_ID]) expect(ask(worldwide, country)?.answer).toBe('yes');
  });

  it('TRU-08 lets too few common hours decide, and names the time zone', () => {
    const far = ask({ is_remote_worldwide: true, timezone: 'UTC+8' }, unitedStates);
    expect(far?.answer).toBe('no');
    expect(far?.rules).toContainEqual({ rule: 'timezone', answer: 'no', wants: 'UTC+8' });
    expect(ask({ timezone: 'UTC+8' }, japan)?.answer).toBe('yes');
    const nowhere = ask({ is_remote_worldwide: true, timezone: 'UTC+8' }, OTHERS_ID);
    expect(nowhere?.rules).toContainEqual({ rule: 'timezone', answer: 'unknown', wants: 'UTC+8' });
  });

  it('TRU-08 takes the language of the page as a sign and never as a refusal', () => {
    expect(ask({ language_ids: [4] }, japan, 4)?.rules).toContainEqual({
      rule: 'language',
      answer: 'yes',
      wants: 'Japanese',
    });
    const other = ask({ language_ids: [4] }, japan, 1);
    expect(other?.answer).toBe('yes');
    expect(other?.rules[1]).toMatchObject({ rule: 'language', answer: 'unknown' });
  });

  it('TRU-08 reads offsets and counts the hours from 9 to 18 that two places share', () => {
    expect(['UTC+8', 'UTC-3', 'UTC+5:30', 'UTC', 'GMT-05:00'].map(readOffset)).toEqual([8, -3, 5.5, 0, -5]);
    expect(readOffset('Asia/Tokyo')).toBeUndefined();
    expect(commonHours(8, 8)).toBe(9);
    expect(commonHours(8, 3)).toBe(4);
    expect(commonHours(8, 2.5)).toBe(3.5);
    expect(commonHours(12, -11)).toBe(8);
    expect(mainOffset(data, japan, now)).toBe(9);
    expect(mainOffset(data, unitedStates, new Date('2026-07-01T12:00:00Z'))).toBe(-4);
  });
});
