import type { FileReport } from '#src/modules/companies/server/companies.public.ts';
import type { NamesIn, OptionData } from '#src/modules/options/server/options.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { jobsContract } from '../jobs.contract.ts';
import { createCopySavedJobs } from './copy-saved-jobs.ts';
import { createGetJob, type ReadBoss } from './get-job.ts';
import type { FindOwnApplications, JobPresenter } from './jobs.presenter.ts';
import { listSavedIds } from './list-saved-ids.ts';
import { createListSavedJobs } from './list-saved-jobs.ts';
import { createReportJob } from './report-job.ts';
import { saveJob } from './save-job.ts';
import { tellRedirect } from './tell-redirect.ts';
import { createTellTitleMarket } from './tell-title-market.ts';
import { viewJob } from './view-job.ts';

export interface JobsParts {
  data: OptionData;
  presenter: JobPresenter;
  namesIn: NamesIn;
  readBoss: ReadBoss;
  findOwnApplications: FindOwnApplications;
  fileReport: FileReport<'job'>;
}

export function jobsRoutes(parts: JobsParts) {
  const { data, presenter, namesIn, fileReport } = parts;
  return mount(jobsContract, {
    'GET /job/:id': createGetJob(parts),
    'POST /job/:id/view': viewJob,
    'POST /job/:id/save': saveJob,
    'GET /job/saved': createListSavedJobs(presenter),
    'GET /job/saved/copy': createCopySavedJobs(presenter),
    'GET /job/saved-ids': listSavedIds,
    'GET /job/title-market': createTellTitleMarket(data, namesIn),
    'POST /job/:id/report': createReportJob(fileReport),
    'GET /api-go/web/jobseeker/redirect_condition': tellRedirect,
  });
}
