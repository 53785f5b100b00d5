/** What colleagues rate in an applicant unless the team has named its own; each has a name in every language. */
export const CRITERIA = ['skills', 'experience', 'communication', 'motivation'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** So many a job has at most. */
export const MOST_CRITERIA = 8;
export const LONGEST_CRITERION = 60;

/** A criterion as the API names it: a standard one by its key, one of the team's own by its number. */
export function criterionKey({ core, id }: { core: Criterion | null; id: number }): string {
  return core ?? `own-${id}`;
}

/** Two names of one criterion. */
export function foldCriterion(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

export function isStandard(key: string): key is Criterion {
  return (CRITERIA as readonly string[]).includes(key);
}
