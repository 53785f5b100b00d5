/**
 * What feedback on a practised answer looks at, in the order it is told. Each has a title, a sentence that says how it is
 * judged and one that says what to do (`coaching.rules`); nothing else is judged.
 */
export const PRACTICE_RULES = ['length', 'example', 'number', 'result', 'skill'] as const;
export type PracticeRule = (typeof PRACTICE_RULES)[number];

/** A rule that does not apply to a question is left out. */
export interface Finding {
  rule: PracticeRule;
  is_met: boolean;
  /** Where an answer has the wrong length: which way. */
  is_long?: boolean;
}

export const QUESTION_KINDS = ['opening', 'skill', 'duty', 'lead', 'learn', 'behaviour', 'motive'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Words; in scripts without spaces, signs. */
export const ANSWER_LENGTH = { words: { least: 40, most: 250 }, signs: { least: 80, most: 600 } } as const;
