import { z } from 'zod';

/** How long ago someone was here, as coarse as it is told to others; `away` is longer than a month, or never. */
export const presence = z.enum(['online', 'just_now', 'today', 'this_week', 'this_month', 'away']);
export type Presence = z.infer<typeof presence>;
