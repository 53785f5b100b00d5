/** Links of one person that can be opened at the same time. */
export const MOST_LINKS = 10;
/** How long a link can be opened, to choose from. */
export const linkDays = [7, 30, 90] as const;
export type LinkDays = (typeof linkDays)[number];
export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 72;
