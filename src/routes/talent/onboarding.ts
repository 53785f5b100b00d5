/** Noted when the page was answered, either way: nobody is asked twice. */
export const WELCOMED = 'first_registration';
/** Noted when a resume was looked at, or someone would rather go on without: the next device begins after it. */
export const RESUME_ANSWERED = 'onboarding_resume';
/** Noted when the short form of the profile was answered or left for later. */
export const PROFILE_ANSWERED = 'onboarding_profile';
