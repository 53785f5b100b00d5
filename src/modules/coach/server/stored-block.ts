/** A part of an answer as it is kept: jobs by their ids, because they change. */
export type StoredBlock =
  | { kind: 'jobs'; jobIds: number[]; path: string | null }
  | { kind: 'counts'; total: number; rows: { name: string; count: number }[] }
  | { kind: 'draft'; text: string }
  | { kind: 'links'; links: { to: LinkName; id?: number }[] };

/** Where an answer may lead, below the language. */
export const LINK_PATHS = {
  profile: '/manage-profile',
  preferences: '/manage-profile?tab=job-preferences',
  analysis: '/resume-analysis',
  tracker: '/my-jobs/tracker',
  search: '/job-search',
  practice: '/coach/practice',
  practiceJob: '/coach/practice?job=',
  chat: '/chat/',
} as const;
export type LinkName = keyof typeof LINK_PATHS;
