import type { LimitTable } from '#src/kernel/published.ts';
import { HEADSHOTS_A_DAY, TRIES_A_DAY } from '../portrait-looks.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const headshotsLimits = {
  headshots: { group: 'ai', side: 'both', value: HEADSHOTS_A_DAY, per: 'day', errors: ['avatarGenerationLimit'] },
  headshotTries: { group: 'ai', side: 'both', value: TRIES_A_DAY, per: 'day', errors: ['avatarGenerationLimit'] },
} as const satisfies LimitTable;
