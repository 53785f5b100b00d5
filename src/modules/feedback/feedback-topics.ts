/** What people may write to us about. */
export const feedbackTopics = ['problem', 'idea', 'account', 'privacy', 'other'] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];

export const feedbackStates = ['new', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const MOST_ATTACHMENTS = 3;
export const LONGEST_FEEDBACK = 5000;
/** Months after the last message, then all of it is deleted; the form and the privacy policy say so. */
export const KEPT_MONTHS = 12;
/** What a reference looks like; letters and digits that nobody mistakes for another. */
export const REFERENCE = /^P-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;
