import { mount } from '#src/platform/http/routes.ts';
import { hiringHelpContract } from '../hiring-help.contract.ts';
import { createAnalyseTalent } from './analyse-talent.ts';
import { createCheckJobPost } from './check-job-post.ts';
import { getAnalysis } from './get-analysis.ts';
import type { HiringHelpParts } from './hiring-help.parts.ts';

export function hiringHelpRoutes(parts: HiringHelpParts) {
  return mount(hiringHelpContract, {
    'POST /recruiters/jobs/check': createCheckJobPost(parts),
    'GET /recruiters/conversations/:id/analysis': getAnalysis,
    'POST /recruiters/conversations/:id/analysis': createAnalyseTalent(parts),
  });
}
