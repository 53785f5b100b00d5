/**
 * Trains the weights that tell the parts of a resume (`resumes/server/read/learnt`) on the labelled set and writes them:
 * `node scripts/train-reader.ts [folder of drawn files]`. Blind halves are never read here.
 * With `--each`, or `--each=FG`, nothing is written: halves are measured by weights that were trained without them, beside
 * the rules alone.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ResumeDocument, UnreadableFile } from '../src/modules/resumes/server/read/document.ts';
import type { ChainModel } from '../src/modules/resumes/server/read/learnt/chain.ts';
import type { EntryKind } from '../src/modules/resumes/server/read/learnt/entry-roles.ts';
import type { Learnt } from '../src/modules/resumes/server/read/learnt/models.ts';
import { packWeights } from '../src/modules/resumes/server/read/learnt/packed-weights.ts';
import { readContent } from '../src/modules/resumes/server/read/read-content.ts';
import { readDocument } from '../src/modules/resumes/server/read/read-document.ts';
import { makeSet } from '../test/resumes/make-set.ts';
import { BLIND, HALVES, type Half, loadPeople, type Person } from '../test/resumes/person.ts';
import { type Score, score } from '../test/resumes/score.ts';
import { loadWritten } from '../test/resumes/written.ts';
import { entryRows, labelledSections } from './reader/labelled-entries.ts';
import { labelledRows } from './reader/labelled-rows.ts';
import { type LabelledRow, trainChain } from './reader/train-chain.ts';
import { trainEntries } from './reader/train-entries.ts';

const TARGET = new URL('../src/modules/resumes/server/read/learnt/', import.meta.url);
const TRAINED = HALVES.filter((half) => !BLIND.has(half));
/** Drawn people in a layout are much alike: one in three says enough. */
const DRAWN: ReadonlySet<Half> = new Set(['A', 'B', 'C', 'D']);
const TRAINING = { epochs: 8, fewest: 5 };
/** Of the names within entries, which are many: more passes fit these resumes, and no others. */
const ENTRY_TRAINING = { epochs: 6, fewest: 10, rate: 0.1, margin: 1, decay: 0.0001 };
const ENTRY_COPIES = 2;
/** Whole numbers are kept: this many to one, and those below the least change no label. */
const SCALE = 60;
const LEAST_WEIGHT = 4;
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
if (!each) for (const [name, model] of Object.entries(trainWithout(undefined))) write(name, model);

async function loadKnown(): Promise<Known[]> {
  const people = [...loadPeople(), ...loadWritten().map(({ person }) => person)].filter(({ half }) => !BLIND.has(half));
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

function trainWithout(half: Half | undefined): Record<'section' | EntryKind, ChainModel> {
  const others = TRAINED.filter((one) => one !== half);
  const section = rounded(
    trainChain(
      others.flatMap((one) => rows.get(one) ?? []),
      TRAINING,
    ),
  );
  const entries = (kind: EntryKind) => {
    const own = known.filter(({ person }, at) => person.half !== half && (!DRAWN.has(person.half) || at % 3 === 0));
    const labelled = own.flatMap(({ document, person }) => labelledSections(document, person, kind, section));
    return rounded(
      trainEntries(
        labelled.flatMap((one) => entryRows(one, ENTRY_COPIES)),
        ENTRY_TRAINING,
      ),
      SCALE,
      LEAST_WEIGHT,
    );
  };
  return { section, work: entries('work'), education: entries('education') };
}

function write(name: string, model: ChainModel): void {
  writeFileSync(new URL(`${name}-weights.json`, TARGET), `${JSON.stringify(packWeights(model))}\n`);
}

function measureWithout(half: Half): void {
  const { section: sections, work, education } = trainWithout(half);
  const none = { sections: undefined, work: undefined, education: undefined };
  for (const [name, learnt] of [
    ['rules', none],
    ['parts', { ...none, sections }],
    ['learnt', { sections, work, education }],
  ] as const) {
    const scores = known
      .filter(({ person }) => person.half === half)
      .map(({ person, document }) => scoreOf(person, document, learnt));
    const shares = FIELDS.map((field) => {
      const sum = (at: 0 | 1) => scores.reduce((total, one) => total + one[field][at], 0);
      return `${field} ${((100 * sum(0)) / sum(1)).toFixed(1)}`;
    });
    console.log(half, name.padEnd(6), ...shares);
  }
}

function scoreOf(person: Person, document: ResumeDocument, learnt: Learnt): Score {
  const hints = { language: person.language, countryCode: person.country };
  try {
    return score(person, readContent(document, hints, learnt).content, []);
  } catch (error) {
    // What is taken for no resume at all was read as nothing.
    if (error instanceof UnreadableFile) return score(person, undefined, []);
    throw error;
  }
}

/** Small numbers make a small file, and change no label. */
function rounded({ labels, weights, follows, turns }: ChainModel, scale = 10, least = 1): ChainModel {
  const round = (values: number[]) => values.map((value) => Math.round(value * scale));
  const kept = Object.entries(weights).flatMap(([name, values]) => {
    const own = round(values);
    return own.some((value) => Math.abs(value) >= least) ? [[name, own] as const] : [];
  });
  const steps = Object.entries(follows).map(([step, table]) => [step, table.map(round)]);
  const model = { labels, weights: Object.fromEntries(kept), follows: Object.fromEntries(steps) };
  if (!turns) return model;
  return {
    ...model,
    turns: Object.fromEntries(Object.entries(turns).map(([name, value]) => [name, Math.round(value * scale)])),
  };
}
