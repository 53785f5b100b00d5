import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareRow } from './compare-row.ts';
import type { Description } from './describe-statement.ts';
import type { Place, RecordedStatement } from './record-rows.ts';
import type { Program } from './row-types.ts';

export interface Statement {
  places: Place[];
  text: string;
  nulls: Set<string>;
  isRead: boolean;
}

/** What a test run has recorded: statements by call and text, with all columns that were null in any of its processes. */
export function readRecord(folder: string): Statement[] {
  const all = new Map<string, Statement>();
  for (const name of globSync('*.jsonl', { cwd: folder })) {
    for (const line of readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')) {
      const { places, text, isNull, isRead }: RecordedStatement = JSON.parse(line);
      const key = JSON.stringify([places, text, isRead]);
      const statement = all.get(key) ?? { places, text, nulls: new Set(), isRead };
      all.set(key, statement);
      if (isNull) statement.nulls.add(isNull);
    }
  }
  return [...all.values()];
}

interface Judges {
  program: Program;
  describe(text: string): Promise<Description>;
}

/** Files whose typed calls no test has to make, each with its reason. */
const UNRECORDED: Record<string, string> = {
  'src/platform/database/migrate.ts': 'asks the driver itself, before there are tables that could be described',
  'src/platform/database/servers.ts': 'asks the driver itself: readers are built on the connections it finds',
  'src/platform/queue/read-queue.ts': 'asks tables that pg-boss makes at the first start of a worker',
};

const nameOf = ({ file, line }: Place) => `${file}:${line}`;

/**
 * Compares the row type of every call that was recorded with what the database says about its statements. After a
 * complete run a typed call that was never made is a fault too: nobody knows whether its type is right.
 */
export async function checkRows(statements: Statement[], judges: Judges, isComplete: boolean): Promise<string[]> {
  const faults = new Set<string>();
  const described = new Set<string>();
  const refused = new Map<string, string>();
  for (const statement of statements) {
    const call = judges.program.expectedBy(statement.places);
    const place = call?.place ?? (statement.places[0] as Place);
    if (!/^src\/(?!.*\.test\.ts$)/.test(place.file)) continue;
    try {
      const { columns, writes } = await judges.describe(statement.text);
      described.add(nameOf(place));
      for (const fault of compareRow(call?.properties ?? [], columns, statement.nulls)) {
        faults.add(`${nameOf(place)} ${fault}`);
      }
      if (statement.isRead && writes) faults.add(`${nameOf(place)} writes through a Reader`);
    } catch (error) {
      // Some tests have tables of their own for the same code; what no other test runs is told below.
      refused.set(nameOf(place), (error as Error).message);
    }
  }
  const missed = isComplete
    ? judges.program.listCalls().filter((place) => !described.has(nameOf(place)) && !UNRECORDED[place.file])
    : [];
  for (const place of missed) {
    const reason = refused.get(nameOf(place));
    faults.add(`${nameOf(place)} ${reason ? `cannot be described: ${reason}` : 'is never run by a test'}`);
  }
  return [...faults].sort();
}
