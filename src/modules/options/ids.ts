/** Rows of the option lists that the program itself knows; `ids.test.ts` holds each against its list. */

/** Countries. */
export const JAPAN = 106;
export const SINGAPORE = 196;

/** Work arrangements. */
export const ON_SITE = 1;
export const HYBRID = 2;
export const REMOTE = 3;
export const FIELD_WORK = 4;

/** Job types. */
export const FULL_TIME = 1;
export const PART_TIME = 2;
export const CONTRACT = 3;
export const TEMPORARY = 4;
export const FREELANCE = 6;
export const PROJECT_BASED = 7;

/** How often somebody is paid: salary types, which are no list. */
export const MONTHLY = 1;
export const DAILY = 2;
export const HOURLY = 3;
export const ANNUALLY = 4;

/** The job title of someone who writes their own, which no list shows. */
export const CUSTOM_TITLE = 881;
