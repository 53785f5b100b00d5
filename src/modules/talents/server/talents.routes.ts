import { mount } from '#src/platform/http/routes.ts';
import { talentsContract } from '../talents.contract.ts';
import { createAcceptInvite, createDeclineInvite } from './answer-invite.ts';
import { createGetFindable, createSetFindable } from './finding.ts';
import { createGetTalent } from './get-talent.ts';
import { createInviteTalent } from './invite-talent.ts';
import { listSearchJobs } from './list-search-jobs.ts';
import { createListTalents } from './list-talents.ts';
import { createListUnlocked } from './list-unlocked.ts';
import { getCompanyCredits, grantCredits } from './operate-credits.ts';
import { createReportTalent } from './report-talent.ts';
import type { TalentsParts } from './talents.parts.ts';
import { createUnlockTalent } from './unlock-talent.ts';

export const talentsRoutes = (parts: TalentsParts) =>
  mount(talentsContract, {
    'GET /recruiters/talents': createListTalents(parts),
    'GET /recruiters/talents/jobs': listSearchJobs,
    'GET /recruiters/talents/:id': createGetTalent(parts),
    'POST /recruiters/talents/:id/unlock': createUnlockTalent(parts),
    'POST /recruiters/talents/:id/invite': createInviteTalent(parts),
    'POST /recruiters/talents/:id/report': createReportTalent(parts),
    'GET /recruiters/unlocked-talents': createListUnlocked(parts),
    'GET /jobseeker/findable': createGetFindable(parts),
    'PUT /jobseeker/findable': createSetFindable(parts),
    'POST /jobseeker/talent-invites/:id/accept': createAcceptInvite(parts),
    'POST /jobseeker/talent-invites/:id/decline': createDeclineInvite(parts),
    'GET /operator/unlock-credits': getCompanyCredits,
    'POST /operator/unlock-credits/grant': grantCredits,
  });
