import { z } from 'zod';
import { named } from '#src/kernel/schemas.ts';
import { presence } from '#src/modules/accounts/presence.ts';
import { shownProfile } from '#src/modules/profiles/shown-profile.ts';
import { FITS, INVITE_STATES, type InviteState } from './talent-rules.ts';

/**
 * Names a talent to one company and to nobody else: other companies know the same person by another, and it says
 * nothing of the account.
 */
export const talentId = z.string().regex(/^[\w-]{22}$/);

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
