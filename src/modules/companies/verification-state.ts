import { z } from 'zod';

/** `none`: never submitted, or the company has changed its name since. `revoked`: an operator has taken it back. */
export const verificationState = z.enum(['none', 'pending', 'approved', 'rejected', 'revoked']);
export type VerificationState = z.infer<typeof verificationState>;

export const MOST_DOCUMENTS = 5;
/** How many jobs a company may have that is not verified. */
export const MOST_UNVERIFIED_JOBS = 3;
