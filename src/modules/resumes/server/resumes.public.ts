export { readResume } from './read-resume.ts';
export { resumesModule } from './resumes.module.ts';
export { loadVideos } from './videos/video-resumes.queries.ts';
