import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { JobQuestion, RewriteType, WritingNote, WritingQuestion } from '../../rewrite-types.ts';
import type { JobPostFacts } from './job-post-facts.ts';

export interface WorkFact {
  title: string;
  company: string;
  /** As exactly as it is known: a year, a month, a day. */
  start: string | null;
  end: string | null;
  is_current: boolean;
  description: string;
}

export interface StudyFact {
  school: string;
  degree: string;
  field: string;
  is_current: boolean;
}

/**
 * All that an engine gets to know of someone. There is no name, gender, age, nationality, photo or address in it, so that
 * none of them can change a word.
 */
export interface CareerFacts {
  /** The job that is looked for. */
  desired: string;
  headline: string;
  /** The newest first. */
  work: WorkFact[];
  studies: StudyFact[];
  skills: string[];
  /** Spoken languages, as the text's own language names them. */
  languages: string[];
  licences: string[];
}

/** The tasks that every engine knows, with what each needs and nothing else. */
export type WritingTask =
  | { task: 'career-summary'; language: LanguageCode; facts: CareerFacts }
  | {
      task: 'rewrite-text';
      language: LanguageCode;
      text: string;
      rewrite: RewriteType;
      /** What `longer` and another language may draw on. */
      facts: CareerFacts | null;
    }
  | {
      task: 'resume-entry';
      language: LanguageCode;
      section: 'work' | 'education' | 'summary';
      title: string;
      place: string;
      text: string;
    }
  | { task: 'job-post'; language: LanguageCode; facts: JobPostFacts }
  | {
      task: 'coach-answer';
      language: LanguageCode;
      question: string;
      /** What was said before, the oldest first. */
      earlier: { who: 'person' | 'coach'; text: string }[];
      /** What was looked up for the question. */
      facts: Record<string, unknown>;
      /** What the rules answer. */
      answer: string;
      /** A question may give figures (an offer) that an answer speaks of; a text in someone's name takes none from it. */
      isQuestionGiven: boolean;
    };

export interface EngineResult {
  text: string;
  notes: WritingNote[];
  questions: { question: WritingQuestion | JobQuestion; line: string }[];
}

/** Everything that a text of this task may speak of. */
export function givenIn(task: WritingTask): string {
  if (task.task === 'career-summary' || task.task === 'job-post') return wordsIn(task.facts).join('\n');
  if (task.task === 'coach-answer') {
    const { facts, answer, question, isQuestionGiven } = task;
    return [JSON.stringify(facts), answer, isQuestionGiven ? question : ''].join('\n');
  }
  if (task.task === 'resume-entry') return [task.title, task.place, task.text].join('\n');
  return [task.text, ...wordsIn(task.facts)].join('\n');
}

/** What stands in facts, without what we call it. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
}
