import { buildCompany, type DemoCompany } from './build-company.ts';
import { buildJob } from './build-job.ts';
import { createCompanyNamer } from './company-names.ts';
import { createMarket } from './market.ts';
import { createCompanyPlan } from './plan-company.ts';
import { prepareOptions, type Work } from './prepare-options.ts';
import { createRandom } from './random.ts';

export type SampleJob = Omit<ReturnType<typeof buildJob>, 'location_ids'> & {
  location_ids: number[];
  work: Work;
  company: DemoCompany;
};

/** The market of a load of this size without a database, for tests that judge the rows. */
export function sampleMarket(jobs: number, companyCount: number, seed = 1) {
  const options = prepareOptions();
  const now = new Date('2026-03-01T09:00:00Z');
  const plan = createCompanyPlan(options.places);
  const nameCompany = createCompanyNamer();
  const companies = Array.from({ length: companyCount }, (_, index) => {
    const random = createRandom(seed, 'company', index);
    const { company } = buildCompany(random, { id: index + 1, now, ...plan(random, index) }, options, nameCompany);
    return { ...company, firstRecruiterId: 1, recruiterCount: 1 };
  });
  const works = new Map(options.works.map((work) => [work.title.id, work]));
  const pickVacancy = createMarket(companies, options);
  const rows = Array.from({ length: jobs }, (_, index): SampleJob => {
    const random = createRandom(seed, 'job', index);
    const vacancy = pickVacancy(random, index);
    const row = buildJob(random, index + 1, vacancy, options, now);
    return { ...row, company: vacancy.company, work: works.get(row.job_title_id) as Work };
  });
  return { options, jobs: rows };
}
