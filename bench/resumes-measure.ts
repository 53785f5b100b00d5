import { readdirSync, readFileSync } from 'node:fs';
import type { ResumeContent } from '../src/modules/profiles/resume-content.ts';
import { readContent } from '../src/modules/resumes/server/read/read-content.ts';
import { readDocument } from '../src/modules/resumes/server/read/read-document.ts';
import { type Half, loadPeople, type Person } from '../test/resumes/person.ts';
import { type Score, score, without } from '../test/resumes/score.ts';
import { loadWritten } from '../test/resumes/written.ts';

/** Whose misses are shown. */
const TUNED: ReadonlySet<Half> = new Set(['A', 'C', 'E', 'G', 'H', 'J', 'K', 'L', 'M', 'P', 'S', 'T', 'U', 'W', 'X']);

/** Reads a folder of drawn resumes and prints how much of a half was read right; misses are shown of the half that rules are tuned on. */
export async function measureSet(folder: string, half: Half, filter = ''): Promise<void> {
  const people = new Map(
    [...loadPeople(), ...loadWritten().map(({ person }) => person)].map((person) => [person.id, person]),
  );
  const totals = { layout: new Map<string, Score>(), language: new Map<string, Score>() };
  for (const file of readdirSync(folder)) {
    const [id = '', layout = ''] = file.split('.');
    const person = people.get(id);
    if (!person || person.half !== half || !file.includes(filter)) continue;
    const misses: string[] = [];
    const scored = score(
      person,
      await readFileOf(`${folder}/${file}`, person),
      without[layout.replace(/-lo$/, '')] ?? [],
      misses,
    );
    add(totals.layout, layout, scored);
    add(totals.language, person.language, scored);
    if (TUNED.has(half)) for (const miss of misses) console.log(`${file}  ${miss}`);
  }
  for (const [name, rows] of Object.entries(totals)) print(name, rows);
}

async function readFileOf(path: string, { language, country }: Person): Promise<ResumeContent | undefined> {
  try {
    const document = await readDocument(readFileSync(path));
    return readContent(document, { language, countryCode: country }).content;
  } catch (error) {
    console.log(path, error);
    return undefined;
  }
}

function add(rows: Map<string, Score>, key: string, scored: Score): void {
  for (const name of [key, 'all']) {
    const sum = rows.get(name);
    if (!sum) rows.set(name, structuredClone(scored));
    else
      for (const [field, [right, all]] of Object.entries(scored) as [keyof Score, [number, number]][]) {
        sum[field] = [sum[field][0] + right, sum[field][1] + all];
      }
  }
}

function print(name: string, rows: Map<string, Score>): void {
  const [first] = rows.values();
  console.log([name.padEnd(24), ...Object.keys(first ?? {}).map((field) => field.slice(0, 8).padStart(9))].join(''));
  for (const [key, sum] of [...rows].sort((a, b) => a[0].localeCompare(b[0]))) {
    const figures = Object.values(sum).map(([right, all]) =>
      (all ? ((right / all) * 100).toFixed(1) : '-').padStart(9),
    );
    console.log([key.padEnd(24), ...figures].join(''));
  }
}
