import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, Reader } from '#src/platform/database/database.ts';

/** A place in a source file of the project, counted from one. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A line of the record: a statement that was run somewhere, or a column of it that was null. */
export interface RecordedStatement {
  /** Who called, the nearest first: a function that is given its row type is called by one that knows it. */
  places: Place[];
  text: string;
  /** A column that was null; without one it is the first time that the statement ran. */
  isNull?: string;
  /** It ran where nothing may be written. */
  isRead: boolean;
}

const root = resolve(import.meta.dirname, '../..');

/** How many callers are noted, and how many statements of one call at most. */
const DEPTH = 4;
const MOST_TEXTS = 40;

/**
 * With PARLEY_ROWS tests and the programs that they start note every statement that they run, for `check-rows.ts`. A call is known by its place in the
 * running code, which costs little; only the first of each is looked up in the source maps.
 */
function record(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  const known = new Map<string, { places: Place[]; seen: Map<string, Set<string>> }>();
  const plain = Reader.prototype.query;
  Reader.prototype.query = function query<Row extends object>(
    this: Reader,
    ...args: Parameters<typeof plain>
  ): Promise<Answer<Row>> {
    const key = rawStack();
    let call = known.get(key);
    if (!call) {
      call = { places: readPlaces(new Error().stack ?? ''), seen: new Map() };
      known.set(key, call);
    }
    const { places, seen } = call;
    const { text } = args[0];
    const isRead = this.constructor === Reader;
    const note = (isNull?: string) => appendFileSync(file, `${JSON.stringify({ places, text, isNull, isRead })}\n`);
    const answer = plain.apply(this, args) as Promise<Answer<Row>>;
    answer.then(
      ({ rows }) => {
        let nulls = seen.get(text);
        if (!nulls && seen.size >= MOST_TEXTS) return;
        if (!nulls) {
          nulls = new Set();
          seen.set(text, nulls);
          note();
        }
        for (const row of rows) {
          for (const [name, value] of Object.entries(row)) {
            if (value !== null || nulls.has(name)) continue;
            nulls.add(name);
            note(name);
          }
        }
      },
      () => {},
    );
    return answer;
  };
}

/** Where we are in the code as it runs, without any mapping. */
function rawStack(): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = DEPTH + 2;
  Error.prepareStackTrace = (_, frames) =>
    frames.map((frame) => `${frame.getFileName()}:${frame.getLineNumber()}:${frame.getColumnNumber()}`).join('|');
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder);
  const stack = holder.stack as string;
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

const FRAME = /(?:\(|at )(?:async )?((?:file:\/\/)?\/[^()]+?):(\d+):(\d+)\)?$/;

function readPlaces(stack: string): Place[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', row, column] = FRAME.exec(line) ?? [];
      const file = name.startsWith('file:') ? fileURLToPath(name) : name;
      const place = { file: relative(root, file), line: Number(row), column: Number(column) };
      return name && !file.includes('/node_modules/') && file !== import.meta.filename ? [place] : [];
    })
    .slice(0, DEPTH);
}

const folder = process.env.PARLEY_ROWS;

/** What a test starts a program of ours with, so that its statements are noted too. */
export const recordingFlags = folder ? ['--import', import.meta.filename] : [];
export const recordingSettings: Record<string, string> = folder ? { PARLEY_ROWS: folder } : {};

const mark = Symbol.for('parley rows are recorded');
const host = globalThis as { [mark]?: boolean };
if (folder && !host[mark]) {
  host[mark] = true;
  record(folder);
}
