import { readdirSync, readFileSync } from 'node:fs';
import { readContent } from '#src/modules/resumes/server/read/read-content.ts';
import { readDocument } from '#src/modules/resumes/server/read/read-document.ts';
import { loadPeople } from './person.ts';
import { type Score, score } from './score.ts';

/** Reads a folder of drawn resumes and prints how much of each half was read right; misses are shown of half A only. */
const [folder = '/tmp/resumes', half = 'A', filter = ''] = process.argv.slice(2);
const without: Record<string, string[]> = {
  'html-form': ['headline'],
  'html-grid-form': ['headline'],
  'docx-grid': ['headline', 'languages'],
  'docx-plain': ['headline'],
  'fpdf-a': ['licences'],
  'fpdf-b': ['licences'],
  'reportlab-b': ['headline'],
  'pydocx-b': ['headline'],
  'typst-b': ['licences'],
};
const people = new Map(loadPeople().map((person) => [person.id, person]));
const totals = { layout: new Map<string, Score>(), language: new Map<string, Score>() };

for (const file of readdirSync(folder)) {
  const [id = '', layout = ''] = file.split('.');
  const person = people.get(id);
  if (!person || person.half !== half || !file.includes(filter)) continue;
  const plain = layout.replace(/-lo$/, '');
  const misses: string[] = [];
  const document = await readDocument(readFileSync(`${folder}/${file}`)).catch(() => undefined);
  const content = document && attempt(() => readContent(document, { language: person.language, countryCode: person.country }).content);
  const scored = score(person, content, without[plain] ?? [], misses);
  add(totals.layout, layout, scored);
  add(totals.language, person.language, scored);
  if (half === 'A') for (const miss of misses) console.log(`${file}  ${miss}`);
}
for (const [name, rows] of Object.entries(totals)) print(name, rows);

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    console.log(error);
    return undefined;
  }
}

function add(rows: Map<string, Score>, key: string, scored: Score): void {
  for (const name of [key, 'all']) {
    const sum = rows.get(name);
    if (!sum) rows.set(name, structuredClone(scored));
    else for (const [field, [right, all]] of Object.entries(scored) as [keyof Score, [number, number]][]) {
      sum[field] = [sum[field][0] + right, sum[field][1] + all];
    }
  }
}

function print(name: string, rows: Map<string, Score>): void {
  const [first] = rows.values();
  console.log([name.padEnd(24), ...Object.keys(first ?? {}).map((field) => field.slice(0, 8).padStart(9))].join(''));
  for (const [key, sum] of [...rows].sort((a, b) => a[0].localeCompare(b[0]))) {
    const figures = Object.values(sum).map(([right, all]) => (all ? ((right / all) * 100).toFixed(1) : '-').padStart(9));
    console.log([key.padEnd(24), ...figures].join(''));
  }
}
