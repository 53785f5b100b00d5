import { mount } from '#src/platform/http/routes.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import { analysisContract } from '../analysis.contract.ts';
import type { DesiredJobs } from './desired-jobs.ts';
import { createGetAnalysis } from './get-analysis.ts';
import { markIssue } from './mark-issue.ts';
import { createRequestAnalysis } from './request-analysis.ts';

export function analysisRoutes(desired: DesiredJobs, enqueue: Enqueue) {
  return mount(analysisContract, {
    'GET /jobseeker/resume-analysis': createGetAnalysis(desired),
    'POST /jobseeker/resume-analysis': createRequestAnalysis(enqueue),
    'PUT /jobseeker/resume-analysis/:id/issues': markIssue,
  });
}
