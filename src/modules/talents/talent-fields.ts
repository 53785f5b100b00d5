import { z } from 'zod';
import { named } from '#src/kernel/schemas.ts';
import { presence } from '#src/modules/accounts/presence.ts';
import { shownProfile } from '#src/modules/profiles/shown-profile.ts';

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

/**
 * Names a talent to one company and to nobody else: other companies know the same person by another, and it says
 * nothing of the account.
 */
export const talentId = z.string().regex(/^[\w-]{22}$/);

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

export const invitation = z.object({
  id: z.number().int(),
  state: z.enum(INVITE_STATES),
  job_id: z.number().int().nullable(),
  job_title: z.string(),
  sent_at: z.iso.datetime(),
  /** When an open one closes by itself. */
  closes_at: z.iso.datetime(),
  /** Null where the viewer may not read the conversation, or when it is gone. */
  conversation_id: z.number().int().nullable(),
});

const card = {
  /** First name and initial; never more before a talent accepts an invitation. */
  name: z.string(),
  /** The newest title, or the wished one; the employer's name is not in it. */
  headline: z.string(),
  /** Whole years of work; null where nothing is told. */
  years: z.number().int().nullable(),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  place: z.string().nullable(),
  /** What they look for; empty where they do not show it. */
  wished_titles: z.array(z.string()),
  arrangements: z.array(named),
  /** Only of those who show what they hope for. For a month, whole units. */
  pay: z.object({ min: z.number(), max: z.number(), currency: z.string() }).nullable(),
  /** When they could start: a day, a notice period, or neither. */
  available_from: z.iso.date().nullable(),
  notice_period: z.string().nullable(),
  last_active: presence,
  is_vip: z.boolean(),
  /** VIP-02: refreshed within seven days. */
  is_refreshed: z.boolean(),
};

/** How the talent's own card looks to employers. */
export const ownCard = z.object(card);

export const talentCard = z.object({
  id: talentId,
  ...card,
  /** Null where there is neither a job nor words to fit. */
  fit: z.enum(FITS).nullable(),
  /** Words of the job or the search that stand in what the talent shows. */
  match_words: z.array(z.string()),
  /** The company has unlocked them until then. */
  unlocked_until: z.iso.datetime().nullable(),
  /** The last one of the company. */
  invitation: invitation.nullable(),
});

export const credits = z.object({
  /** What the company has left now. */
  left: z.number().int().min(0),
  /** What it is given for nothing each month; what is left of it ends with the month. */
  monthly: z.number().int(),
  /** The first of the next month (UTC). */
  renews_at: z.iso.datetime(),
});

export const talentProfile = talentCard.extend({
  /**
   * As `shownProfile`. Before the unlock names of employers and schools, headline, summary and descriptions are empty,
   * because they tell who somebody is; titles, fields, times and skills are there.
   */
  profile: shownProfile,
  /** Why this company may not invite them now; a name of the error table. Null when it may. */
  invite_refusal: z
    .enum(['talentLocked', 'talentInvitedAlready', 'talentResting', 'inviteLimit', 'companyNotVerified'])
    .nullable(),
  /** When they may be asked again, with `talentResting`. */
  may_ask_at: z.iso.datetime().nullable(),
});

export type TalentCard = z.infer<typeof talentCard>;
export type OwnCard = z.infer<typeof ownCard>;
export type TalentProfile = z.infer<typeof talentProfile>;
export type UnlockCredits = z.infer<typeof credits>;
export type TalentInvitation = z.infer<typeof invitation>;

/** What the card of an invitation in a chat shows (`ChatCard` of the kind `talent_invite`). */
export interface InviteCardData {
  state: InviteState;
  job_title: string;
  company: string;
  closes_at: string;
  /** The viewer is the talent and it is open: they may accept or decline. */
  may_answer: boolean;
}
