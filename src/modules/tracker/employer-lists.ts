/** APP-02: who has looked at me, and who has done more than that. */
export const EMPLOYER_LISTS = ['viewed', 'interested'] as const;
export type EmployerListName = (typeof EMPLOYER_LISTS)[number];

/** What an employer does that shows interest. */
export const STEPS = ['invited', 'resume_asked', 'shortlisted', 'interview', 'offer'] as const;
