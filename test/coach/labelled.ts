import type { Intent } from '#src/modules/coach/intents.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';

/** A question as somebody would type it, and what it asks for. */
export type LabelledQuestion = [language: LanguageCode, question: string, intent: Intent];
