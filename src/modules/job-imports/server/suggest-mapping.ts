import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImportTarget, JOINED } from '../import-targets.ts';
import type { HeaderWords } from './header-words.ts';
import type { SourceTable } from './read/source-table.ts';
import { understands } from './understands.ts';
import type { ValueReaders } from './values/value-readers.ts';

/** What a column is read as, and how we know: by its heading, by what stands in it, or as the company chose before. */
export interface MappedColumn {
  target: ImportTarget | null;
  by: 'heading' | 'content' | 'remembered' | 'chosen' | null;
}

interface Parts {
  words: HeaderWords;
  readers: ValueReaders;
  language: string;
  countryId: number;
}

interface Claim {
  column: number;
  target: ImportTarget;
  score: number;
  by: 'heading' | 'content';
}

const SAMPLED = 20;
/** What cells say for or against a heading. */
const CONTENT = 0.5;
const LEAST = 0.45;
/** Without a heading that we know, nearly every cell has to agree. */
const SURE = 0.8;
/** These can be told by what stands in the cells alone. */
const TELLING: readonly ImportTarget[] = ['url', 'pay', 'location_ids', 'country_id', 'description'];

/** A cell that cannot be read at all as one of these is none, whatever stands above it. */
const HARD: ReadonlySet<ImportTarget> = new Set(['url', 'salary_min', 'salary_max', 'pay', 'location_ids']);

/** Proposes what each column is. A field has one column, the one whose heading and cells say so most clearly. */
export async function suggestMapping(table: SourceTable, parts: Parts): Promise<MappedColumn[]> {
  const claims: Claim[] = [];
  for (const [column, header] of table.columns.entries()) {
    claims.push(...(await claimsOf(header, column, samplesOf(table, column), parts)));
    // Reading cells is all work of this process, up to a second for a wide table: others get their turn between columns.
    await nextTurn();
  }
  const mapped: MappedColumn[] = table.columns.map(() => ({ target: null, by: null }));
  const taken = new Set<ImportTarget>();
  for (const { column, target, by } of claims.toSorted((one, other) => other.score - one.score)) {
    if (mapped[column]?.target || (taken.has(target) && !JOINED.has(target))) continue;
    // A column that only looks like a text or a place is one when nothing else says that it is.
    if (by === 'content' && taken.has(target)) continue;
    mapped[column] = { target, by };
    taken.add(target);
  }
  return withoutDoublePay(mapped);
}

function samplesOf({ rows }: SourceTable, column: number): string[] {
  return rows
    .map(({ cells }) => cells[column] ?? '')
    .filter(Boolean)
    .slice(0, SAMPLED);
}

async function claimsOf(header: string, column: number, samples: string[], parts: Parts): Promise<Claim[]> {
  const meanings = parts.words.find(header, parts.language) ?? [];
  const [best] = meanings;
  const isHeaded = best !== undefined && best.score >= LEAST;
  const share = (target: ImportTarget) => understands(target, samples, isHeaded, parts);
  if (isHeaded) {
    // Known, and nothing of a job: what its cells look like does not matter.
    if (best.target === '-' && best.score >= SURE) return [];
    const weighed = meanings.flatMap(({ target, score }) => (target === '-' ? [] : [{ target, score }])).slice(0, 3);
    const claims = await Promise.all(
      weighed.map(async ({ target, score }) => {
        const understood = samples.length > 0 ? await share(target) : undefined;
        const weight = understood === undefined ? 0 : (understood - 0.5) * CONTENT;
        return {
          column,
          target,
          score: understood === 0 && HARD.has(target) ? 0 : score + weight,
          by: 'heading' as const,
        };
      }),
    );
    const least = best.target === '-' ? Math.max(LEAST, best.score) : LEAST;
    return claims.filter(({ score }) => score >= least);
  }
  if (samples.length === 0) return [];
  const shares = await Promise.all(TELLING.map(async (target) => ({ target, share: (await share(target)) ?? 0 })));
  const [told] = shares.filter((one) => one.share >= SURE).toSorted((one, other) => other.share - one.share);
  return told ? [{ column, target: told.target, score: told.share * CONTENT, by: 'content' }] : [];
}

/** A range in one cell and its ends in two others say the same: the two say it more clearly. */
function withoutDoublePay(mapped: MappedColumn[]): MappedColumn[] {
  const has = (target: ImportTarget) => mapped.some((one) => one.target === target);
  if (!has('salary_min') || !has('salary_max')) return mapped;
  return mapped.map((one) => (one.target === 'pay' ? { target: null, by: null } : one));
}
