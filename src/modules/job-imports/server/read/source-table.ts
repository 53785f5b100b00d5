/** What a source has been read into: its columns, and the texts of each row in their order. */
export interface SourceTable {
  columns: string[];
  rows: SourceRow[];
  /** Of a careers page that has more than is read: how many of the pages it links to were read. */
  stoppedAfter?: number;
}

export interface SourceRow {
  /** As whoever opens the source would count it: the line of a file, the place in a feed. */
  line: number;
  cells: string[];
}

/** Why nothing can be made of a source; each has a text of its own. */
export type SourceProblem =
  | 'address'
  | 'unreachable'
  | 'refused'
  | 'tooSlow'
  | 'tooLarge'
  | 'pageTooLarge'
  | 'tooManyRows'
  | 'unreadable'
  | 'empty'
  | 'noJobs';

export class SourceRefused extends Error {
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem) {
    super(`The source cannot be imported: ${problem}`);
    this.problem = problem;
  }
}

/** Objects of a feed as a table: columns in the order in which they are first seen. */
export function tableOf(records: readonly ReadonlyMap<string, string>[], mostColumns: number): SourceTable {
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))].slice(0, mostColumns);
  const rows = records.map((record, at) => ({ line: at + 1, cells: columns.map((name) => record.get(name) ?? '') }));
  return { columns, rows };
}
