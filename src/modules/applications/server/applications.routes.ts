import { mount } from '#src/platform/http/routes.ts';
import { applicationsContract } from '../applications.contract.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { createApply } from './apply.ts';
import { getCompanyApplication } from './company-application.ts';
import { createCopyDocument } from './copy-document.ts';
import { createDecide, createUndoDecision } from './decide.ts';
import { createListApplications } from './list-applications.ts';
import type { MoveApplication } from './move-application.ts';
import { prepareApplication } from './prepare.ts';
import { createViewApplication } from './view-application.ts';
import { createWithdrawApplication } from './withdraw-application.ts';

export function applicationsRoutes(parts: ApplicationParts, move: MoveApplication) {
  return mount(applicationsContract, {
    'GET /job-applications/prepare': prepareApplication,
    'POST /job-applications/documents': createCopyDocument(parts),
    'POST /job-applications': createApply(parts),
    'GET /job-applications': createListApplications(parts),
    'GET /job-applications/conversation/:id': getCompanyApplication,
    'POST /job-applications/:id/view': createViewApplication(move),
    'POST /job-applications/:id/withdraw': createWithdrawApplication(parts, move),
    'POST /job-applications/:id/decide': createDecide(parts),
    'POST /job-applications/:id/undo': createUndoDecision(parts),
  });
}
