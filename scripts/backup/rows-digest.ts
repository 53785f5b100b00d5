import { hash } from 'node:crypto';

const LINE_END = 10;
/** Of a row's 256 bits these are summed up, as numbers of 32. */
const LANES = 4;

export interface RowsSum {
  rows: number;
  digest: string;
}

/**
 * Counts rows of COPY's text format and sums up their hashes. The sum is the same in whatever order the rows come: a
 * table that was loaded need not give them back in the order they went in.
 */
export class RowsDigest {
  readonly #sums = new Uint32Array(LANES);
  #rows = 0;
  #rest: Buffer = Buffer.alloc(0);

  /** A line end inside a value is written as `\n`, so that a real one always ends a row. */
  update(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
      const row = hash('sha256', bytes.subarray(from, end), 'buffer');
      for (let lane = 0; lane < LANES; lane += 1)
        this.#sums[lane] = (this.#sums[lane] as number) + row.readUInt32BE(4 * lane);
      this.#rows += 1;
      from = end + 1;
    }
    this.#rest = bytes.subarray(from);
  }

  sum(): RowsSum {
    if (this.#rest.length > 0) throw new Error('the last row is not whole');
    const digest = [...this.#sums].map((lane) => lane.toString(16).padStart(8, '0')).join('');
    return { rows: this.#rows, digest };
  }
}
