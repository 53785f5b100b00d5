/**
 * Trains the weights that tell the parts of a resume (`resumes/server/read/learnt`) on the labelled set and writes them:
 * `node scripts/train-reader.ts [folder of drawn files]`. Half J is never read here.
 * With `--each`, or `--each=FG`, nothing is written: halves are measured by weights that were trained without them, beside
 * the rules alone.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResumeDocument } from '../src/modules/resumes/server/read/document.ts';
import type { ChainModel } from '../src/modules/resumes/server/read/learnt/chain.ts';
import { readContent } from '../src/modules/resumes/server/read/read-content.ts';
import { readDocument } from '../src/modules/resumes/server/read/read-document.ts';
import { makeSet } from '../test/resumes/make-set.ts';
import { HALVES, type Half, loadPeople, type Person } from '../test/resumes/person.ts';
import { type Score, score } from '../test/resumes/score.ts';
import { loadWritten } from '../test/resumes/written.ts';
import { labelledRows } from './reader/labelled-rows.ts';
import { type LabelledRow, trainChain } from './reader/train-chain.ts';

const TARGET = new URL('../src/modules/resumes/server/read/learnt/section-weights.json', import.meta.url);
const TRAINED = HALVES.filter((half) => half !== 'J');
/** Drawn people in a layout are much alike: one in three says enough. */
const DRAWN: ReadonlySet<Half> = new Set(['A', 'B', 'C', 'D']);
const TRAINING = { epochs: 8, fewest: 5 };
const FIELDS = ['email', 'phone', 'name', 'work', 'education', 'skills'] as const;

interface Known {
  person: Person;
  document: ResumeDocument;
}

const given = process.argv.slice(2).filter((word) => !word.startsWith('--'))[0];
const folder = given ?? mkdtempSync(join(tmpdir(), 'resumes-'));
if (given === undefined) await makeSet(folder);
const known = await loadKnown();
if (given === undefined) rmSync(folder, { recursive: true });
const rows = new Map(TRAINED.map((half) => [half, rowsOf(half)]));
const each = process.argv.find((word) => word.startsWith('--each'));
if (each) for (const half of TRAINED) if (!each.includes('=') || each.includes(half)) measureWithout(half);
if (!each) writeFileSync(TARGET, `${JSON.stringify(rounded(trainWithout(undefined)))}\n`);

async function loadKnown(): Promise<Known[]> {
  const people = [...loadPeople(), ...loadWritten().map(({ person }) => person)].filter(({ half }) => half !== 'J');
  const all: Known[] = [];
  for (const file of readdirSync(folder).sort()) {
    const person = people.find(({ id }) => id === file.split('.')[0]);
    if (person) all.push({ person, document: await readDocument(readFileSync(join(folder, file))) });
  }
  return all;
}

function rowsOf(half: Half): LabelledRow[] {
  const own = known.filter(({ person }) => person.half === half);
  if (DRAWN.has(half))
    return own.filter((_, at) => at % 3 === 0).flatMap(({ document, person }) => labelledRows(document, person, 2));
  return own.flatMap(({ document, person }) => labelledRows(document, person, 4));
}

function trainWithout(half: Half | undefined): ChainModel {
  return trainChain(
    TRAINED.filter((one) => one !== half).flatMap((one) => rows.get(one) ?? []),
    TRAINING,
  );
}

function measureWithout(half: Half): void {
  const model = rounded(trainWithout(half));
  for (const [name, sections] of [
    ['rules', undefined],
    ['learnt', model],
  ] as const) {
    const scores = known
      .filter(({ person }) => person.half === half)
      .map(({ person, document }) => scoreOf(person, document, sections));
    const shares = FIELDS.map((field) => {
      const sum = (at: 0 | 1) => scores.reduce((total, one) => total + one[field][at], 0);
      return `${field} ${((100 * sum(0)) / sum(1)).toFixed(1)}`;
    });
    console.log(half, name.padEnd(6), ...shares);
  }
}

function scoreOf(person: Person, document: ResumeDocument, sections: ChainModel | undefined): Score {
  const hints = { language: person.language, countryCode: person.country };
  return score(person, readContent(document, hints, { sections }).content, []);
}

/** Small numbers make a small file, and change no label. */
function rounded({ labels, weights, follows }: ChainModel): ChainModel {
  const round = (values: number[]) => values.map((value) => Math.round(value * 10));
  const kept = Object.entries(weights).flatMap(([name, values]) => {
    const own = round(values);
    return own.some((value) => value !== 0) ? [[name, own] as const] : [];
  });
  return { labels, weights: Object.fromEntries(kept), follows: follows.map(round) };
}
