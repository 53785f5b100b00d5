import type { CheckRule } from '../../check-rules.ts';

/** Something in a job post that could be better, before it is told in the reader's language. */
export interface Finding {
  rule: CheckRule;
  /** It cannot be published as it is. */
  isMust: boolean;
  /** The field of the form. */
  field: string;
  /** The words it is about, as they stand there. */
  quote: string;
  /** What could stand in their place; empty to leave them out, null where nobody but the employer knows. */
  suggestion: string | null;
  /** What the text of the rule needs to be told. */
  values: Record<string, string | number>;
  /** Already told by another module, in the reader's language. */
  text?: string;
}

export function advice(rule: CheckRule, field: string, rest: Partial<Finding> = {}): Finding {
  return { rule, isMust: false, field, quote: '', suggestion: null, values: {}, ...rest };
}
