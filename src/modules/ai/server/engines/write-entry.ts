import type { LanguageCode } from '#src/modules/options/languages.ts';
import { languageOf } from '../../language-of.ts';
import type { WritingNote } from '../../rewrite-types.ts';
import { capitalise } from './mend-words.ts';
import { mendersOf } from './menders.ts';
import { linesOf } from './split-text.ts';
import type { EngineResult, WritingTask } from './tasks.ts';

type EntryTask = Extract<WritingTask, { task: 'resume-entry' }>;

const MOST_QUESTIONS = 3;
const BULLET = '• ';

/** A number that measures something; a year alone does not. */
export function isMeasured(line: string): boolean {
  return (line.normalize('NFKC').match(/\d[\d.,]*/g) ?? []).some((number) => !/^(?:19|20)\d\d$/.test(number));
}

export interface MendedLines {
  lines: string[];
  notes: Set<WritingNote>;
}

/** The lines of a description with better words: each says what it said before, shorter or stronger. */
export function mendLines(text: string, hint: LanguageCode): MendedLines {
  const { lines, wasRunning } = linesOf(text);
  const notes = new Set<WritingNote>(wasRunning && lines.length > 1 ? ['restructured'] : []);
  const language = languageOf(text, hint);
  if (language === undefined) return { lines: lines.map(endOpen), notes: notes.add('noWordList') };
  const { strengthen, dropFiller, dropSubject, isCliche } = mendersOf(language);
  const mended = lines.map((line) => {
    const short = dropFiller(line);
    const own = dropSubject(short);
    const strong = strengthen(own);
    if (short !== line) notes.add('filler');
    if (strong !== own) notes.add('verbs');
    return capitalise(endOpen(strong), language);
  });
  const telling = mended.filter((line) => line !== '' && !isCliche(line));
  // Somebody who says nothing else keeps it.
  const kept = telling.length > 0 ? telling : mended.filter(Boolean);
  if (kept.length < mended.length) notes.add('filler');
  return { lines: [...new Set(kept)], notes };
}

/** Lines of a list have no full stop. */
function endOpen(line: string): string {
  return line.replace(/[.。;；,，、\s]{1,4}$/u, '').trim();
}

/** Puts what is typed about a job or a course into clear lines, the measured ones first, and asks for what is missing. */
export function writeEntry({ text, language, section }: EntryTask): EngineResult {
  if (text.trim() === '') {
    const first = section === 'education' ? 'learnt' : 'tasks';
    return { text: '', notes: [], questions: ([first, 'result'] as const).map((question) => ({ question, line: '' })) };
  }
  const { lines, notes } = mendLines(text, language);
  const sorted = [...lines.filter(isMeasured), ...lines.filter((line) => !isMeasured(line))];
  if (sorted.some((line, at) => line !== lines[at])) notes.add('ordered');
  const written = section === 'summary' ? asParagraph(sorted, language) : asList(sorted);
  const questions = section === 'work' ? askForNumbers(sorted) : [];
  const isSame = bare(written) === bare(text) && notes.size === 0;
  return isSame ? { text, notes: ['unchanged'], questions } : { text: written, notes: [...notes], questions };
}

/** Without bullets, spaces and full stops. */
const bare = (text: string) => text.replace(/[•\s.。-]/g, '');

function asList(lines: string[]): string {
  return lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => BULLET + line).join('\n');
}

export function asParagraph(lines: string[], language: LanguageCode): string {
  const isUnspaced = language === 'ja' || language.startsWith('zh');
  const stop = isUnspaced ? '。' : '.';
  return lines.map((line) => (/[.!?。！？؟]$/u.test(line) ? line : line + stop)).join(isUnspaced ? '' : ' ');
}

function askForNumbers(lines: string[]): EngineResult['questions'] {
  const unmeasured = lines.filter((line) => !isMeasured(line));
  return unmeasured.slice(0, MOST_QUESTIONS).map((line) => ({ question: 'number', line: shorten(line) }));
}

/** Enough to know it again. */
function shorten(line: string): string {
  return line.length <= 80 ? line : `${line.slice(0, 77).trimEnd()}…`;
}
