import { jobLanguageCode } from '#src/modules/options/job-languages.ts';
import type { Quote, TalentFacts } from './facts.ts';
import { type Finding, inPart, met, missed, type Pairing, unknown } from './finding.ts';

/** Ranks of degrees so near below count in part: a diploma where a bachelor's is asked for. */
const NEAR = 2;
const NEAR_SHARE = 0.5;
const UNFINISHED = 0.5;
const VARIANT = 0.6;
/** By the ids of the proficiencies: native, fluent and professional are enough for work. */
const ENOUGH = 3;
const IN_PART: Record<number, number> = { 4: 0.5, 5: 0.25 };

/** The highest degree that was told against the one that is asked for. */
export function findDegree({ talent, job }: Pairing): Finding[] {
  if (job.degreeRank === 0) return [];
  const line = { key: `degree:${job.degreeId}`, kind: 'degree' as const, asks: job.degreeId };
  const read = talent.studies.flatMap(({ rank, ...study }) => (rank === null ? [] : [{ ...study, rank }]));
  if (read.length === 0) return [{ ...line, ...unknown() }];
  const highest = (studies: typeof read) => studies.toSorted((a, b) => b.rank - a.rank)[0];
  const done = highest(read.filter(({ isCurrent }) => !isCurrent));
  if (done && done.rank >= job.degreeRank) return [{ ...line, ...met([quoteOf(done)]) }];
  const begun = highest(read.filter(({ isCurrent, rank }) => isCurrent && rank >= job.degreeRank));
  if (begun) return [{ ...line, ...inPart(UNFINISHED, [quoteOf(begun)], { is: 'unfinished' }) }];
  const best = done ?? highest(read);
  const said = best ? [quoteOf(best)] : [];
  const isNear = best !== undefined && job.degreeRank - best.rank <= NEAR;
  return [{ ...line, ...(isNear ? inPart(NEAR_SHARE, said, { is: 'nearDegree' }) : missed(said)) }];
}

function quoteOf({ text, school }: { text: string; school: string }): Quote {
  return { source: 'education', text, where: school };
}

/** Each language by itself; one that nobody has listed is missing only where there is a list. */
export function findLanguages({ talent, job }: Pairing): Finding[] {
  return job.languageIds.map((id) => ({
    key: `language:${id}`,
    kind: 'language' as const,
    asks: id,
    ...findLanguage(talent, id),
  }));
}

function findLanguage(talent: TalentFacts, id: number) {
  const level = talent.languages.get(id);
  if (level !== undefined && (level === null || level <= ENOUGH)) return met([languageQuote(id)]);
  if (level) return inPart(IN_PART[level] ?? NEAR_SHARE, [languageQuote(id)], { is: 'level' });
  if (talent.wishes.some(({ languageId }) => languageId === id)) return met([languageQuote(id, 'wishes')]);
  const variant = [...talent.languages.keys()].find((other) => baseOf(other) === baseOf(id));
  if (variant !== undefined) return inPart(VARIANT, [languageQuote(variant)], { is: 'variant' });
  return talent.hiring.areLanguagesListed ? missed() : unknown();
}

function languageQuote(id: number, source: 'languages' | 'wishes' = 'languages'): Quote {
  return { source, choice: { of: 'language', id } };
}

function baseOf(id: number): string {
  return jobLanguageCode(id)?.split('-')[0] ?? String(id);
}
