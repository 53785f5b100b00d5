/** What colleagues rate in an applicant; each has a name in every language. */
export const CRITERIA = ['skills', 'experience', 'communication', 'motivation'] as const;
export type Criterion = (typeof CRITERIA)[number];
