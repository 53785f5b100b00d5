/** What the coach can be asked, the more special first: where two fit a question equally well, the earlier one counts. */
export const INTENTS = [
  // Not its business.
  'invent',
  'others',
  'medical',
  'legal',
  'politics',
  'homework',
  // Its business.
  'practice',
  'negotiate',
  'letter',
  'reply',
  'interview',
  'change',
  'skills',
  'applications',
  'resume',
  'pay',
  'parley',
  'jobs',
  'thanks',
  'hello',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Declined kindly, always in the same words and by no engine. */
export const DECLINED = ['invent', 'others', 'medical', 'legal', 'politics', 'homework'] as const satisfies Intent[];
export type Declined = (typeof DECLINED)[number];

export function isDeclined(intent: Intent): intent is Declined {
  return (DECLINED as readonly Intent[]).includes(intent);
}
