import { mount } from '#src/platform/http/routes.ts';
import { employerJobsContract } from '../employer-jobs.contract.ts';
import { createCloseJob, createHoldJob, createReconfirmJob, createReopenJob, deleteJob } from './change-job-state.ts';
import { deleteEditDraft, saveEditDraft } from './edit-drafts.ts';
import { createEditJob } from './edit-job.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { copyJob, createGetDraft, deleteDraft, listDrafts, saveDraft } from './job-drafts.ts';
import { createGetEmployerJob, createGetJobStats, createListEmployerJobs } from './list-employer-jobs.ts';
import { createPreviewJob } from './preview-job.ts';
import { createPublishJob } from './publish-job.ts';
import { createUpgradeJob } from './upgrade-job.ts';

/** What employers do with jobs. */
export function employerJobsRoutes(parts: EmployerJobsParts) {
  return mount(employerJobsContract, {
    'GET /recruiters/jobs': createListEmployerJobs(parts),
    'GET /recruiters/jobs/drafts': listDrafts,
    'GET /recruiters/jobs/drafts/:id': createGetDraft(parts),
    'POST /recruiters/jobs/draft': saveDraft,
    'DELETE /recruiters/jobs/drafts/:id': deleteDraft,
    'POST /recruiters/jobs/drafts/:id/publish': createPublishJob(parts),
    'POST /recruiters/jobs/preview': createPreviewJob(parts),
    'GET /recruiters/jobs/:id': createGetEmployerJob(parts),
    'PATCH /recruiters/jobs/:id': createEditJob(parts),
    'POST /recruiters/jobs/:id/draft': saveEditDraft,
    'DELETE /recruiters/jobs/:id/draft': deleteEditDraft,
    'POST /recruiters/jobs/:id/hold': createHoldJob(parts),
    'POST /recruiters/jobs/:id/reopen': createReopenJob(parts),
    'POST /recruiters/jobs/:id/close': createCloseJob(parts),
    'DELETE /recruiters/jobs/:id': deleteJob,
    'POST /recruiters/jobs/:id/copy': copyJob,
    'POST /recruiters/jobs/:id/reconfirm': createReconfirmJob(parts),
    'POST /recruiters/jobs/:id/upgrade': createUpgradeJob(parts),
    'GET /recruiters/jobs/:id/stats': createGetJobStats(parts),
  });
}
