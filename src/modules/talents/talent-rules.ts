/** Numbers and choices of talent search that the screens need too: they stand apart from the schemas, which do not travel. */

/** Each company and month has so many for nothing. */
export const FREE_UNLOCKS_A_MONTH = 30;
/** An unlock is for so long; then the talent is as anybody else is. */
export const UNLOCK_DAYS = 90;
/** An invitation waits so long for an answer, as a first message of a job seeker does. */
export const INVITE_DAYS = 14;
/** Whoever says no is not asked again by the same company for so long. */
export const REST_DAYS = 90;
/** Invitations of one person who hires, and of their company, in a day (UTC). */
export const INVITES_A_DAY = 20;
export const COMPANY_INVITES_A_DAY = 60;
/** What keeps machines from reading everybody: pages of results and opened profiles of one person in a day (UTC). */
export const SEARCHES_A_DAY = 500;
export const PROFILES_A_DAY = 200;
export const PAGE_SIZE = 20;
export const LONGEST_INVITE = 1000;
/** Open jobs among which one chooses what to search and invite for; who has more starts from the job's own page. */
export const MOST_SEARCH_JOBS = 200;

/**
 * open: waits for an answer; accepted; declined; unanswered: closed quietly after 14 days; ended: the job, the talent or
 * the company went before there was an answer.
 */
export const INVITE_STATES = ['open', 'accepted', 'declined', 'unanswered', 'ended'] as const;
export type InviteState = (typeof INVITE_STATES)[number];

/** How far someone has what a job or a search asks for. */
export const FITS = ['strong', 'good', 'some'] as const;
export type Fit = (typeof FITS)[number];

/** The least degree that is asked for, from the lowest. */
export const DEGREES = ['diploma', 'bachelor', 'master', 'doctorate'] as const;
export type Degree = (typeof DEGREES)[number];

/** Could start within so many days; 0 is at once. */
export const START_WITHIN = [0, 14, 30, 60, 90] as const;
/** Were here within so many days. */
export const ACTIVE_WITHIN = [1, 7, 30, 90] as const;

/** What keeps someone from being found though they want to be; the settings say each and lead to it. */
export const FIND_OBSTACLES = ['profile', 'address', 'open_to_work', 'hidden'] as const;
export type FindObstacle = (typeof FIND_OBSTACLES)[number];
