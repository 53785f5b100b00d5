import type { FileParts } from '#src/modules/files/server/files.public.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { attachedResumesContract } from '../attached-resumes.contract.ts';
import { resumesContract } from '../resumes.contract.ts';
import { videoResumesContract } from '../video-resumes.contract.ts';
import { createCopyResume } from './copy-resume.ts';
import { deleteResume, restoreResume } from './delete-resume.ts';
import type { FindCountry } from './find-country.ts';
import { keepResume, listResumes } from './keep-resume.ts';
import { createParseResume } from './parse-resume.ts';
import { createPreviewResume } from './preview-resume.ts';
import { renameResume } from './rename-resume.ts';
import { deleteImport, findImport } from './resume-imports.ts';
import { getReviewDraft, saveReviewDraft } from './review-draft.ts';
import { deleteVideo, restoreVideo } from './videos/delete-video.ts';
import { keepVideo, listVideos } from './videos/keep-video.ts';
import { renameVideo } from './videos/rename-video.ts';

export interface ResumesParts extends Pick<FileParts, 'db' | 'storage'> {
  namesIn: NamesIn;
  findCountry: FindCountry;
  tessdataDir: string | undefined;
}

export function resumesRoutes(parts: ResumesParts) {
  return mount(resumesContract, {
    'POST /jobseeker/resume/parse': createParseResume(parts),
    'GET /jobseeker/resume/imports/:id': findImport,
    'DELETE /jobseeker/resume/imports/:id': deleteImport,
  });
}

export function attachedResumesRoutes(parts: ResumesParts) {
  return mount(attachedResumesContract, {
    'GET /jobseeker/attached-resumes': listResumes,
    'POST /jobseeker/attached-resumes': keepResume,
    'PATCH /jobseeker/attached-resumes/:id': renameResume,
    'DELETE /jobseeker/attached-resumes/:id': deleteResume,
    'POST /jobseeker/attached-resumes/:id/restore': restoreResume,
    'POST /jobseeker/attached-resumes/:id/copy': createCopyResume(parts),
    'GET /jobseeker/attached-resumes/:id/review': getReviewDraft,
    'PUT /jobseeker/attached-resumes/:id/review': saveReviewDraft,
    'GET /jobseeker/attached-resumes/:id/preview': createPreviewResume(parts),
  });
}

export function videoResumesRoutes() {
  return mount(videoResumesContract, {
    'GET /jobseeker/video-resumes': listVideos,
    'POST /jobseeker/video-resumes': keepVideo,
    'PATCH /jobseeker/video-resumes/:id': renameVideo,
    'DELETE /jobseeker/video-resumes/:id': deleteVideo,
    'POST /jobseeker/video-resumes/:id/restore': restoreVideo,
  });
}
