import { createDailyCredits } from '#src/modules/ai/server/ai.public.ts';
import { AI_FACTOR } from '#src/modules/vip/vip-benefits.ts';
import { sql } from '#src/platform/database/sql.ts';
import { QUESTIONS_A_DAY, TRIES_A_DAY } from '../coach-limits.ts';

/** Questions of a day. */
export const questionCredits = createDailyCredits({
  table: sql`coach_accounts`,
  credits: QUESTIONS_A_DAY,
  tries: TRIES_A_DAY,
  vipFactor: AI_FACTOR,
});
