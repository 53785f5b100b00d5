import { mount } from '#src/platform/http/routes.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { resumesContract } from '../resumes.contract.ts';
import { createParseResume } from './parse-resume.ts';

export function resumesRoutes(parts: { storage: Storage }) {
  return mount(resumesContract, { 'POST /jobseeker/resume/parse': createParseResume(parts) });
}
