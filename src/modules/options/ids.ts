/** Rows of the option lists that the program itself knows; `ids.test.ts` holds each against its list. */

/** Countries. */
export const JAPAN = 106;
export const SINGAPORE = 196;

/** Work arrangements. */
export const ON_SITE = 1;
export const HYBRID = 2;
export const REMOTE = 3;

/** Job types. */
export const FULL_TIME = 1;

/** The job title of someone who writes their own, which no list shows. */
export const CUSTOM_TITLE = 881;
