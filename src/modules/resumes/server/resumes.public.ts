export { readResume } from './read-resume.ts';
export { resumesModule } from './resumes.module.ts';
