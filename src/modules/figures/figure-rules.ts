import { CONTACT_SOURCES } from '#src/modules/jobs/contact-source.ts';

/** The lengths that one press chooses, in days. */
export const LENGTHS = [30, 90, 365] as const;
/** A chosen range is no longer, and begins no earlier than the period before the longest one. */
export const LONGEST_DAYS = 366;
/** Two of the longest periods; what is older is forgotten. */
export const KEPT_DAYS = 2 * LONGEST_DAYS;

/** The jobs that a page lists; the download has all. */
export const SHOWN_JOBS = 50;

/** How far someone can come, in order. */
export const FUNNEL_STEPS = ['views', 'contacts', 'answered', 'interview', 'offer', 'hired'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/**
 * A source with fewer people than this is not named, and no number below it is told by source: whoever reads the
 * conversation could otherwise tell how this one person found the job.
 */
export const LEAST_BY_SOURCE = 5;
export const SOURCE_ROWS = [...CONTACT_SOURCES, 'other'] as const;
export type SourceRow = (typeof SOURCE_ROWS)[number];
