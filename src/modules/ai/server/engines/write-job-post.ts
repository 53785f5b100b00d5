import type { LanguageCode } from '#src/modules/options/languages.ts';
import { languageOf } from '../../language-of.ts';
import type { JobQuestion, WritingNote } from '../../rewrite-types.ts';
import type { JobPostFacts } from './job-post-facts.ts';
import { allJobWords } from './job-words/all-job-words.ts';
import { capitalise } from './mend-words.ts';
import { mendersOf } from './menders.ts';
import { linesOf } from './split-text.ts';
import type { EngineResult } from './tasks.ts';

const BULLET = '• ';
/** How a line that is a heading begins. */
export const HEADING = '## ';
/** So few tasks say little about the work. */
const FEW_TASKS = 3;

/** A job post out of what was told: headings, the employer's lines below them, and questions for what is missing. */
export function writeJobPost(facts: JobPostFacts, language: LanguageCode): EngineResult {
  if (facts.title === '') return { text: '', notes: [], questions: [{ question: 'jobTitle', line: '' }] };
  const words = allJobWords[language];
  const notes = new Set<WritingNote>();
  const own = (text: string) => ownLines(text, language, notes);
  const tasks = own(facts.tasks);
  const asks = own(facts.asks);
  const steps = own(facts.steps);
  const labelled = (label: string, value: string) => (value ? [`${label}: ${value}`] : []);
  const list = (label: string, values: string[]) => labelled(label, values.join(', '));
  const place = facts.place === facts.arrangement ? '' : facts.place;
  const sections: [heading: string, lines: string[]][] = [
    [words.tasks, tasks],
    [
      words.asks,
      [
        ...asks,
        ...(facts.isForBeginners ? [words.noExperience] : labelled(words.experience, facts.level)),
        ...labelled(words.degree, facts.degree),
        ...list(words.skills, facts.skills),
        ...list(words.languages, facts.languages),
      ],
    ],
    [words.extras, own(facts.extras)],
    [words.offer, [...labelled(words.pay, facts.pay), ...own(facts.offer), ...facts.benefits]],
    [words.steps, steps],
  ];
  const about = [
    words.opening({ company: facts.company, title: facts.title, place }),
    ...[
      ...labelled(words.jobType, facts.jobType),
      ...labelled(words.arrangement, facts.arrangement),
      ...labelled(words.team, facts.team),
    ].map((line) => BULLET + line),
  ];
  const text = [
    [HEADING + words.about, ...about],
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => [HEADING + heading, ...lines.map((line) => BULLET + line)]),
  ];
  return {
    text: text.map((lines) => lines.join('\n')).join('\n\n'),
    notes: [...notes],
    questions: missingIn(facts, tasks.length).map((question) => ({ question, line: '' })),
  };
}

/** What only the employer knows; nothing is made up in their place. */
function missingIn(facts: JobPostFacts, tasks: number): JobQuestion[] {
  const open: [JobQuestion, boolean][] = [
    ['jobTasks', tasks === 0],
    ['jobFirstMonth', tasks < FEW_TASKS],
    ['jobAsks', facts.asks === '' && facts.skills.length === 0],
    ['jobPay', facts.pay === ''],
    ['jobOffer', facts.offer === '' && facts.benefits.length === 0],
    ['jobSteps', facts.steps === ''],
  ];
  return open.flatMap(([question, isOpen]) => (isOpen ? [question] : []));
}

/** The employer's own lines: one thing each, without what the heading says already. */
function ownLines(text: string, language: LanguageCode, notes: Set<WritingNote>): string[] {
  if (text.trim() === '') return [];
  const { lines, wasRunning } = linesOf(text);
  if (wasRunning && lines.length > 1) notes.add('restructured');
  const spoken = languageOf(text, language);
  if (spoken !== language) notes.add('otherLanguageKept');
  const { dropFiller } = mendersOf(spoken ?? language);
  const { openers } = allJobWords[spoken ?? language];
  const mended = lines.map((line) => {
    const short = spoken === undefined ? line : dropFiller(line);
    if (short !== line) notes.add('filler');
    return capitalise(endOpen(withoutOpener(short, openers)), language);
  });
  return [...new Set(mended.filter(Boolean))];
}

function withoutOpener(line: string, openers: readonly string[]): string {
  const small = line.toLowerCase().replaceAll('’', "'");
  const opener = [...openers].sort((one, other) => other.length - one.length).find((one) => small.startsWith(one));
  if (!opener) return line;
  const rest = line.slice(opener.length);
  // `must` is not taken off `mustard`, and nothing is left of a line that says no more.
  const isWhole = /^\p{Script=Han}|^[\s:：,，]/u.test(rest);
  return isWhole && rest.trim().length > 2 ? rest.replace(/^[\s:：,，]+/u, '') : line;
}

/** Lines of a list have no full stop. */
function endOpen(line: string): string {
  return line.replace(/[.。;；,，、\s]{1,4}$/u, '').trim();
}
