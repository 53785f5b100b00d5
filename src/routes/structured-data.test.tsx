import { describe, expect, it } from 'vitest';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { standIn } from '#test/stand-in.ts';
import { jobPosting } from './structured-data.tsx';

const job = {
  id: 7,
  job_title: 'Baker',
  description: '<p>Bread</p>',
  posted_at: '2026-11-01T08:00:00.000Z',
  valid_through: '2026-12-31T08:00:00.000Z',
  job_type_key: 'full-time',
  company: { name: 'Oven', url: '/company/oven' },
  company_logo: '/media/logo/oven.svg',
  work_arrangement_id: 1,
  locations: [{ id: 1, value: 'Orchard', latitude: 1.3, longitude: 103.8 }],
  country_code: 'SG',
  remote_countries: [] as { id: number; value: string }[],
  is_remote_worldwide: false,
  salary: { min: 3000, max: 4000, currency: 'SGD' },
  salary_type_id: 1,
  is_negotiable: false,
};
const posting = (more: object = {}) => jobPosting(standIn<JobDetail>({ ...job, ...more }), 'https://parley.example');

describe('a JobPosting as Google asks for it', () => {
  it('NAV-08 has every required field, a place and the pay', () => {
    const found = posting();
    for (const name of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']) {
      expect(found[name], name).toBeTruthy();
    }
    expect(found).toMatchObject({
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T08:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { logo: 'https://parley.example/media/logo/oven.svg' },
      jobLocation: [{ address: { addressLocality: 'Orchard', addressCountry: 'SG' } }],
      baseSalary: { currency: 'SGD', value: { minValue: 3000, maxValue: 4000, unitText: 'MONTH' } },
    });
  });

  it('NAV-08 TRU-12 says nothing that schema.org does not know of a JobPosting', () => {
    const known = [
      ...['@type', 'title', 'description', 'identifier', 'datePosted', 'validThrough', 'employmentType', 'directApply'],
      ...['hiringOrganization', 'jobLocation', 'jobLocationType', 'applicantLocationRequirements', 'baseSalary'],
    ];
    for (const found of [posting(), posting({ work_arrangement_id: 3, is_remote_worldwide: true })]) {
      expect(Object.keys(found).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it('NAV-08 a job whose town is not told still has its country', () => {
    expect(posting({ locations: [] }).jobLocation).toMatchObject([{ address: { addressCountry: 'SG' } }]);
  });

  it('NAV-08 a remote job names the countries one may work from, anywhere means all of ours', () => {
    const remote = { work_arrangement_id: 3 };
    const limited = posting({ ...remote, remote_countries: [{ id: 106, value: '日本' }] });
    expect(limited).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'JP' }],
    });
    expect(limited.jobLocation).toBeUndefined();
    const anywhere = posting({ ...remote, is_remote_worldwide: true }).applicantLocationRequirements as object[];
    expect(anywhere).toHaveLength(18);
  });

  it('NAV-08 says nothing about pay that is not told', () => {
    expect(posting({ salary: null }).baseSalary).toBeUndefined();
    expect(posting({ is_negotiable: true }).baseSalary).toBeUndefined();
  });
});
