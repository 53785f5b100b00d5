import { errorTable } from './error-table.ts';

export type ErrorName = keyof typeof errorTable;
export type ErrorDetails = Record<string, string | number | boolean>;

/** What is wrong with one field: a key of `field.*` in errors.json and the values its text needs. */
export interface FieldProblem {
  field: string;
  problem: string;
  values?: ErrorDetails;
}

/** A failure that the user may know about. Everything else that is thrown is a bug and answers `internalError`. */
export class AppError extends Error {
  readonly errorName: ErrorName;
  readonly details: ErrorDetails;
  readonly fields: FieldProblem[];

  constructor(errorName: ErrorName, details: ErrorDetails = {}, fields: FieldProblem[] = []) {
    super(errorName);
    this.name = 'AppError';
    this.errorName = errorName;
    this.details = details;
    this.fields = fields;
  }

  get code(): number {
    return errorTable[this.errorName].code;
  }

  get status(): number {
    return errorTable[this.errorName].status;
  }

  /** Details that a page needs besides the text, e.g. where to go on. */
  get told(): Record<string, string> {
    const row: { code: number; tells?: readonly string[]; isLimit?: true } = errorTable[this.errorName];
    const told = (row.tells ?? []).flatMap((name) =>
      this.details[name] === undefined ? [] : [[name, String(this.details[name])] as const],
    );
    return { ...Object.fromEntries(told), ...(row.isLimit && { limit: this.errorName }) };
  }

  /** The key of its text in errors.json; families such as mobile formats share one text. */
  get textKey(): string {
    const row: { code: number; text?: string } = errorTable[this.errorName];
    return row.text ?? this.errorName;
  }
}
