export { nameFile } from './download-resume.ts';
export { findPhoto } from './find-photo.ts';
export { listResumes as listOnlineResumes } from './list-resumes.ts';
export { findResume, type OnlineResumeRow } from './online-resumes.queries.ts';
export { Renderer, RendererBusy } from './render/renderer.ts';
export { type LetterWords, renderLetter } from './render-letter.ts';
export { createResumeWriter, type ResumeToRender, type ResumeWriter } from './render-resume.ts';
export { resumeDesignsModule } from './resume-designs.module.ts';
export { writeSheet } from './sheet.ts';
