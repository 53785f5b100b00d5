import { rewriteText } from './rewrite-text.ts';
import type { EngineResult, WritingTask } from './tasks.ts';
import { writeEntry } from './write-entry.ts';
import { writeJobPost } from './write-job-post.ts';
import { writeSummary } from './write-summary.ts';

/**
 * The engine that is always there: no network, no key, and nothing in it that could follow an instruction out of a text.
 * The same task always gives the same words.
 */
export function writeBuiltIn(task: WritingTask): EngineResult {
  // Whoever asks has the answer of the rules already: it is only told word by word.
  if (task.task === 'coach-answer') return { text: task.answer, notes: [], questions: [] };
  if (task.task === 'career-summary') return writeSummary(task.facts, task.language);
  if (task.task === 'job-post') return writeJobPost(task.facts, task.language);
  return task.task === 'resume-entry' ? writeEntry(task) : rewriteText(task);
}

/** Another language can only be written out of facts; running text it cannot translate. */
export function canWriteBuiltIn(task: WritingTask): boolean {
  return task.task !== 'rewrite-text' || task.rewrite !== 'language' || task.facts !== null;
}
