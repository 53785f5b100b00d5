import { describe, expect, it } from 'vitest';
import { flagTag, tag, tagWord } from '../core/tags.ts';
import { documentOf, type IndexedJob } from './document.ts';

const job: IndexedJob = {
  id: 1,
  title: 'Senior Software Engineer',
  job_title_id: 10101,
  function_id: 1,
  sub_function_id: 101,
  country_id: 196,
  location_ids: [196001],
  work_arrangement_id: 2,
  job_type_id: 1,
  salary_type_id: 1,
  salary_min: 3_000_000,
  salary_max: 4_500_000,
  currency: 'SGD',
  is_negotiable: false,
  team_size_id: 2,
  work_experience_id: 3,
  qualification_id: 9,
  language: 'en',
  language_ids: [1, 2],
  is_remote_worldwide: false,
  remote_country_ids: [],
  skill_ids: [7],
  benefit_ids: [12],
  description: 'You will build things.',
  is_urgent: true,
  is_web3: false,
  posted_at: new Date('2026-11-15T06:30:00Z'),
  company_id: 55,
  company_name: 'Acme Labs',
  industry_id: 4,
  size_id: 2,
  is_agency: false,
  is_verified: true,
  replies_within: null,
  is_boss_inactive: false,
};
const facts = {
  brackets: [
    { id: 2, min: 30_000, max: 50_000 },
    { id: 3, min: 50_000, max: 80_000 },
  ],
  rates: { USD: 1, SGD: 1.25 },
  currencyIds: { USD: 1, SGD: 2 },
  regionOf: () => 19601,
  placesAround: (id: number) => [id, 196099],
  skillNames: () => ['Docker Compose'],
};

describe('document', () => {
  it('holds title, company, skill and description as words, and marks where they stand', () => {
    const { words } = documentOf(job, facts);
    for (const one of [
      '^softwar',
      'softwar',
      '~softwar engineer',
      '@acme',
      'acme',
      'docker',
      '~docker compos',
      'build',
    ]) {
      expect(words, one).toContain(one);
    }
    for (const one of ['^build', '^docker', '@softwar', '~senior engineer']) expect(words, one).not.toContain(one);
  });

  it('SRCH-03 holds every filter as a tag and as a word', () => {
    const { tags, words, monthly } = documentOf(job, facts);
    const wanted = [
      tag('country', 196),
      tag('localIn', 196),
      tag('mainFunctions', 1),
      tag('jobFunctions', 101),
      tag('functionTitles', 10101),
      tag('workArrangement', 2),
      tag('jobType', 1),
      tag('location', 196001),
      tag('region', 19601),
      tag('qualification', 9),
      tag('workExperience', 3),
      tag('languages', 2),
      tag('benefits', 12),
      tag('industry', 4),
      tag('companySize', 2),
      tag('teamSize', 2),
      tag('company', 55),
      tag('skill', 7),
      tag('salary', 2),
      flagTag('verified'),
      flagTag('urgent'),
      flagTag('shownPay'),
    ];
    for (const one of wanted) expect(tags).toContain(one);
    for (const one of tags) expect(words).toContain(tagWord(one));
    expect(tags).not.toContain(tag('salary', 3));
    expect(monthly).toEqual({ min: 30_000, max: 45_000 });
  });

  it('TRU-05 tells the best of a month’s pay in one currency, or nothing where there is none to compare', () => {
    const pay = (changes: object) => documentOf({ ...job, ...changes }, facts).comparablePay;
    expect(pay({ currency: 'USD' })).toBe(4_500_000);
    expect(pay({ currency: 'SGD' })).toBe(3_600_000);
    expect([pay({ currency: 'ZZZ' }), pay({ is_negotiable: true }), pay({ salary_type_id: 0 })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('holds title and kind of work also with the hours of posting, and the language with the country', () => {
    const { tags, words } = documentOf(job, facts);
    const stretch = Math.floor(job.posted_at.getTime() / (4 * 3_600_000));
    const timed = [...words].filter((one) => one.startsWith('#:t'));
    const work = [tag('functionTitles', 10101), tag('mainFunctions', 1), tag('jobFunctions', 101)].map(tagWord);
    const marked = ['^senior', '^softwar', '^engineer', ...work].map((one) => `#:t${stretch}${one}`);
    expect(timed.toSorted()).toEqual(marked.toSorted());
    expect(tags).toContain(tag('writtenIn', 1));
    expect(words).toContain('#cl196.1');
  });

  it('says for a remote job from where it may be done', () => {
    const remote = { ...job, work_arrangement_id: 3, remote_country_ids: [106], is_remote_worldwide: true };
    const { tags } = documentOf(remote, facts);
    for (const id of [0, 106, 196]) expect(tags).toContain(tag('openTo', id));
    expect(tags).not.toContain(tag('localIn', 196));
  });
});
