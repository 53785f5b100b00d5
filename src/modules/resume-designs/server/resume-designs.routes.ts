import { mount } from '#src/platform/http/routes.ts';
import { resumeDesignsContract } from '../resume-designs.contract.ts';
import { copyResume, createCreateResume } from './create-resume.ts';
import { deleteResume, restoreResume } from './delete-resume.ts';
import { getResume, listResumes } from './list-resumes.ts';
import { createPreviewResume } from './preview-resume.ts';
import { saveResume } from './save-resume.ts';

type Parts = Parameters<typeof createCreateResume>[0] & Parameters<typeof createPreviewResume>[0];

export function resumeDesignsRoutes(parts: Parts) {
  return mount(resumeDesignsContract, {
    'GET /resume-template/online-resumes': listResumes,
    'POST /resume-template/online-resumes/create': createCreateResume(parts),
    'GET /resume-template/online-resumes/:id': getResume,
    'PUT /resume-template/online-resumes/:id/update': saveResume,
    'POST /resume-template/online-resumes/:id/copy': copyResume,
    'DELETE /resume-template/online-resumes/:id/delete': deleteResume,
    'POST /resume-template/online-resumes/:id/restore': restoreResume,
    'POST /resume-template/preview': createPreviewResume(parts),
  });
}
