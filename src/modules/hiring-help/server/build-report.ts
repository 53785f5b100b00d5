import type { Translate } from '#src/kernel/translate.ts';
import { isMeasured, linesOf } from '#src/modules/ai/server/ai.public.ts';
import type { MatchKind } from '#src/modules/matching/match-lines.ts';
import type { Match, MatchLine } from '#src/modules/matching/matching.contract.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { AnalysisReport } from '../analysis-report.ts';

/** What somebody wants or may do, rather than what they can. */
const PRACTICAL: ReadonlySet<MatchKind> = new Set(['title', 'place', 'arrangement', 'type', 'eligibility', 'pay']);
const MOST_MISSING = 3;
const MOST_UNKNOWN = 2;
const MOST_RESULTS = 2;
const LONGEST_QUOTE = 160;
/** Jobs of before are told by their dates; their results are long ago. */
const NEWEST = 2;

type Job = Pick<
  ResumeContent['work_experiences'][number],
  'title' | 'company' | 'start' | 'end' | 'is_current' | 'description'
>;

interface ReportFacts {
  /** The ledger as an employer may read it: words that are kept private are not in it. */
  match: Match;
  jobs: readonly Job[];
  now: Date;
  t: Translate;
}

/**
 * AI-09: a report out of the ledger and the jobs alone. It is given no name, gender, age, nationality or photo, and says
 * neither a score nor a verdict. Nothing is said of time between two jobs: why there is some is nobody's business.
 */
export function buildReport({ match, jobs, now, t }: ReportFacts): AnalysisReport {
  const able = match.lines.filter(({ kind }) => !PRACTICAL.has(kind));
  const known = able.filter(({ state }) => state !== 'unknown');
  return {
    strengths: known.filter(({ state }) => state === 'met').map(toLine),
    gaps: known.filter(({ state }) => state !== 'met').map(toLine),
    practical: match.lines
      .filter(({ kind, state }) => PRACTICAL.has(kind) && state !== 'unknown')
      .map((line) => withoutEcho(toLine(line))),
    unknown: match.lines.filter(({ state }) => state === 'unknown').map(({ asks }) => asks),
    timeline: jobs.map((job) => toPeriod(job, now)),
    questions: questionsFor(able, jobs, t),
  };
}

function toLine({ asks, state, said, note }: MatchLine): AnalysisReport['strengths'][number] {
  return { asks, state, said: said.map(({ text, where, when }) => ({ text, where, when })), note };
}

/** What was chosen from the same list says nothing that the line does not. */
function withoutEcho(line: AnalysisReport['practical'][number]): AnalysisReport['practical'][number] {
  return { ...line, said: line.said.filter(({ text }) => !line.asks.includes(text)) };
}

function toPeriod({ title, company, start, end, is_current }: Job, now: Date): AnalysisReport['timeline'][number] {
  const from = start === null ? null : monthOf(start, 0);
  const to = is_current ? monthOf(now.toISOString(), 0) : end === null ? null : monthOf(end, 11);
  const months = from === null || to === null || to < from ? null : to - from + 1;
  return { title, company, from: start, to: is_current ? null : end, is_current, months };
}

/** Months since year 0; a year alone ends with its last month. */
function monthOf(date: string, otherwise: number): number {
  const [year = 0, month] = date.split('-').map(Number);
  return year * 12 + (month ? month - 1 : otherwise);
}

/** What is missing, counts in part or is not known, and how the newest results came about. */
function questionsFor(able: readonly MatchLine[], jobs: readonly Job[], t: Translate): string[] {
  const asked = (state: MatchLine['state'], most: number) => able.filter((one) => one.state === state).slice(0, most);
  const results = jobs
    .slice(0, NEWEST)
    .flatMap(({ description }) => linesOf(description).lines.filter(isMeasured))
    .slice(0, MOST_RESULTS);
  return [
    ...asked('missed', MOST_MISSING).map(({ asks, said }) =>
      t(said.length > 0 ? 'hiring.analysis.ask.partial' : 'hiring.analysis.ask.missed', { asks }),
    ),
    ...asked('partial', MOST_MISSING).map(({ asks }) => t('hiring.analysis.ask.partial', { asks })),
    ...asked('unknown', MOST_UNKNOWN).map(({ asks }) => t('hiring.analysis.ask.unknown', { asks })),
    ...results.map((line) => t('hiring.analysis.ask.result', { quote: shorten(line) })),
  ];
}

function shorten(line: string): string {
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
