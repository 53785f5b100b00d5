import type { ResumeContent } from './resume-content.ts';

/** A resume that says nothing yet. */
export const emptyResume = (): ResumeContent => ({
  first_name: '',
  last_name: '',
  headline: '',
  email: '',
  phone: '',
  place: '',
  date_of_birth: null,
  nationality: '',
  summary: '',
  links: [],
  work_experiences: [],
  educations: [],
  skills: [],
  languages: [],
  licences: [],
});
