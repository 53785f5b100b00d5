export { loadResumes } from './attached-resumes.queries.ts';
export { readResume } from './read-resume.ts';
export { resumesModule } from './resumes.module.ts';
export { loadVideos } from './videos/video-resumes.queries.ts';
