import { AppError } from '#src/kernel/errors.ts';
import { createDailyCredits } from '#src/modules/ai/server/ai.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import { HEADSHOTS_A_DAY, TRIES_A_DAY } from '../portrait-looks.ts';

/** Portraits of a day. */
export const headshotCredits = createDailyCredits({
  table: sql`headshot_accounts`,
  credits: HEADSHOTS_A_DAY,
  tries: TRIES_A_DAY,
  refusals: {
    running: () => new AppError('avatarGenerationFailed', { reason: 'running' }),
    triesUsedUp: () => new AppError('avatarGenerationLimit'),
    usedUp: () => new AppError('avatarGenerationLimit'),
  },
});
