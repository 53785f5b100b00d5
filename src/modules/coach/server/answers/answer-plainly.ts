import { CREDITS_A_DAY } from '#src/modules/ai/rewrite-types.ts';
import { MOST_A_DAY } from '#src/modules/analysis/rubric.ts';
import { KEPT_DAYS, QUESTIONS_A_DAY } from '../../coach-limits.ts';
import type { Declined } from '../../intents.ts';
import { STARTERS } from '../../suggestions.ts';
import type { Answer, Asked } from './asked.ts';

/** How the coach works, and what it may not do. */
export function answerParley({ t, credits: { left, limit } }: Asked): Answer {
  return {
    lines: [
      t('coaching.parley.who'),
      t('coaching.parley.limit', { left, limit }),
      t('coaching.parley.knows'),
      t('coaching.parley.kept', { days: KEPT_DAYS }),
      // VIPs have as many times the texts as they have questions.
      t('coaching.parley.others', { resumes: MOST_A_DAY, texts: (CREDITS_A_DAY * limit) / QUESTIONS_A_DAY }),
    ],
    suggestions: [...STARTERS.slice(0, 3)],
  };
}

export const answerHello = ({ t }: Asked): Answer => ({
  lines: [t('coaching.hello')],
  suggestions: [...STARTERS],
});

export const answerThanks = ({ t }: Asked): Answer => ({
  lines: [t('coaching.thanks')],
  suggestions: ['applications', 'jobs'],
});

/** Says so instead of pretending, and offers first what may have been meant. */
export const answerUnknown = ({ t, about }: Asked): Answer => ({
  lines: [t('coaching.unknown')],
  suggestions: [...new Set([...about.guesses, ...STARTERS])].slice(0, STARTERS.length),
});

export const decline = ({ t }: Asked, intent: Declined): Answer => ({
  lines: [t(`coaching.declined.${intent}`)],
  suggestions: intent === 'invent' ? ['resume', 'skills', 'letter'] : ['jobs', 'applications', 'parley'],
});
