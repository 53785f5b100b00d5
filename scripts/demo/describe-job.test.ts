import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/modules/options/languages.ts';
import { findBreaches } from '#src/modules/wording/server/find-breaches.ts';
import { type Family, settingOf } from './families.data.ts';
import { type SampleJob, sampleMarket } from './sample-market.ts';
import { workTexts } from './texts/work-texts.ts';

const families = Object.keys(settingOf) as Family[];
const settings = [...new Set(Object.values(settingOf))];

/** Distinct sentences of the advertisements before they were written by kind of work, per language. */
const BEFORE = 148;

let jobs: SampleJob[];

beforeAll(() => {
  ({ jobs } = sampleMarket(20_000, 1100));
});

/** Every sentence that an advertisement in the language can hold, with places for names. */
function sentencesOf(language: (typeof languages)[number]['code']): string[] {
  const texts = workTexts(language);
  const named = ['openings', 'openings.remote', 'closings', 'lead', 'learn', 'skills', 'start.remote', 'start.lead'];
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `xp.${level}`);
  const degrees = ['school', 'trade', 'diploma', 'bachelor', 'master', 'doctor'].map((one) => `degree.${one}`);
  const hours = ['part', 'shift', 'flexible', 'intern'].map((one) => `hours.${one}`);
  const bySetting = settings.flatMap((one) => [`start.${one}`, `offers.${one}`, `hours.${one}`]);
  const sections = [...named, ...levels, ...degrees, ...hours, ...bySetting, 'offers', 'offers.remote'];
  const duties = families.flatMap((family) => texts.dutiesOf(family));
  return [
    ...sections.flatMap((section) => {
      const lines = texts.section(section);
      expect(lines.length, `${language} ${section}`).toBeGreaterThan(0);
      return lines;
    }),
    ...duties.flatMap(({ plain, withContext }) => [plain, ...withContext]),
    ...families.flatMap((family) => texts.requirementsOf(family)),
  ];
}

describe.each(languages.map(({ code }) => code))('advertisements in %s', (language) => {
  it('JOB-01 have eight duties in nine ways and three wishes for every kind of work', () => {
    const texts = workTexts(language);
    for (const family of families) {
      const duties = texts.dutiesOf(family);
      expect(duties.length, family).toBe(8);
      expect(
        duties.every(({ withContext }) => withContext.length === 8),
        family,
      ).toBe(true);
      expect(texts.requirementsOf(family).length, family).toBe(3);
    }
    expect(texts.section('headings').length).toBe(6);
  });

  it('JOB-01 are put together from more than ten times the sentences there were', () => {
    expect(new Set(sentencesOf(language)).size).toBeGreaterThan(BEFORE * 10);
  });

  it('SAFE-06 say nothing that a job may not say', () => {
    // Each duty alone and in one of its ways: the rest are the same words in another order.
    const usual = families.flatMap((family) => workTexts(language).dutiesOf(family));
    const others = new Set(usual.flatMap(({ withContext }, at) => withContext.filter((_, way) => way !== at % 8)));
    const breaches = sentencesOf(language)
      .filter((text) => !others.has(text))
      .map((text) => text.replace(/\{\w+\}/g, 'Nordlicht'))
      .flatMap((text) => findBreaches(text, 'description', 'GB').map((breach) => [text, breach]));
    expect(breaches).toEqual([]);
  });
});

describe('advertisements of a load', () => {
  const of = (sign: RegExp) => jobs.filter(({ work }) => sign.test(work.title.names.en ?? ''));

  it('JOB-01 speak of the work and of no other', () => {
    const captains = of(/ship captain|airline pilot/i).map(({ description }) => description);
    expect(captains.length).toBeGreaterThan(2);
    for (const text of captains)
      expect(text).not.toMatch(/office|オフィス|办公|辦公|kantor|pejabat|ofis|oficina|escritório/i);
    const teachers = of(/school teacher/i).filter(({ language }) => language === 'en');
    expect(teachers.length).toBeGreaterThan(10);
    for (const { description } of teachers)
      expect(description).not.toMatch(/patients|hospital|\bward\b|bedside|vital signs/i);
  });

  it('JOB-01 ask in words for the experience that the fields state', () => {
    for (const { language, work_experience_id, description } of jobs.slice(0, 2000)) {
      const lines = workTexts(language).section(`xp.${work_experience_id}`);
      expect(
        lines.some((line) => description.includes(line)),
        description,
      ).toBe(true);
    }
  });

  it('JOB-01 leave no gap and are hardly ever the same twice', () => {
    expect(jobs.filter(({ description }) => /[{}]|undefined/.test(description))).toEqual([]);
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
  });

  it('JOB-01 come out the same for the same seed', () => {
    const again = sampleMarket(300, 1100).jobs;
    expect(again.map(({ description }) => description)).toEqual(
      jobs.slice(0, 300).map(({ description }) => description),
    );
  });
});
