export const MOST_DRAFTS = 5;
export const MOST_COPIES = 5;
