import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Logger } from '#src/platform/log.ts';
import type { WritingNote } from '../../rewrite-types.ts';
import { canWriteBuiltIn, writeBuiltIn } from './built-in.ts';
import { createFactGuard } from './fact-guard.ts';
import { allJobWords } from './job-words/all-job-words.ts';
import type { Provider } from './provider.ts';
import { piecesOf, sentencesOf } from './split-text.ts';
import type { EngineResult, WritingTask } from './tasks.ts';
import { toPrompt } from './to-prompt.ts';

/** A text that is being written. Its pieces together are `result.text`, which is whole once they have all been read. */
export interface Writing {
  /** The model; null is the built-in engine. */
  model: string | null;
  prompt: string;
  pieces: AsyncIterable<string>;
  result(): EngineResult;
}

/** No engine here can do it, or the one that could has failed. */
export class EngineFailed extends Error {}

export interface WriteParts {
  /** Undefined where none is set up, or the person does not want it. */
  provider: Provider | undefined;
  namedSkills: readonly string[];
  /** What employers offer, by its names: a post may hold one only when it was given. */
  benefitsIn(language: LanguageCode): readonly string[];
  log: Pick<Logger, 'warn'>;
}

/**
 * The one door to both engines. The outside service goes first where there is one; whatever goes wrong before its first
 * sentence is made good by the built-in engine, after it the writing throws.
 */
export async function writeText(task: WritingTask, parts: WriteParts, signal: AbortSignal): Promise<Writing> {
  const { provider, log } = parts;
  if (!provider) return builtIn(task, []);
  try {
    return await external(task, { ...parts, provider }, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ reason: reasonOf(error), model: provider.model }, 'the outside engine failed, the built-in one writes');
    return builtIn(task, ['serviceFailed']);
  }
}

/** What kind of failure: its message may hold what was sent. */
export function reasonOf(error: unknown): string {
  const status = (error as { statusCode?: number }).statusCode;
  return [error instanceof Error ? error.name : 'unknown', status].filter(Boolean).join(' ');
}

function builtIn(task: WritingTask, notes: WritingNote[]): Writing {
  if (!canWriteBuiltIn(task)) throw new EngineFailed('only an outside service can do this');
  const written = writeBuiltIn(task);
  return {
    model: null,
    prompt: 'built-in.v1',
    pieces: (async function* () {
      yield* piecesOf(written.text, task.language);
    })(),
    result: () => ({ ...written, notes: [...notes, ...written.notes] }),
  };
}

async function external(
  task: WritingTask,
  { provider, namedSkills, benefitsIn }: WriteParts & { provider: Provider },
  signal: AbortSignal,
): Promise<Writing> {
  const prompt = toPrompt(task);
  const isKnown = createFactGuard(task, namedSkills, claimsOf(task, benefitsIn));
  const shown: string[] = [];
  const notes = new Set<WritingNote>();
  const sentences = bySentences(provider.stream(prompt, signal));
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const { done, value } = await sentences.next();
      if (done) return undefined;
      if (isKnown(value)) return value;
      notes.add('unknownFactsLeftOut');
    }
  };
  const first = await next();
  if (first === undefined || first.trim() === '') throw new EngineFailed('the service gave no usable text');
  // The questions are ours: what is missing can be read from what was given.
  const { questions } = canWriteBuiltIn(task) ? writeBuiltIn(task) : { questions: [] };
  return {
    model: provider.model,
    prompt: prompt.name,
    pieces: (async function* () {
      for (let sentence: string | undefined = first; sentence !== undefined; sentence = await next()) {
        for (const piece of piecesOf(shown.length === 0 ? sentence.trimStart() : sentence, task.language)) {
          shown.push(piece);
          yield piece;
        }
      }
    })(),
    result: () => ({ text: shown.join('').trim(), notes: [...notes], questions }),
  };
}

/** What models like to add to a job post. */
function claimsOf({ task, language }: WritingTask, benefitsIn: WriteParts['benefitsIn']): readonly string[] {
  return task === 'job-post' ? [...benefitsIn(language), ...allJobWords[language].praise] : [];
}

/** Collects pieces until a sentence or a line is whole; nobody can check half a number. */
async function* bySentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    for (let end = endOf(rest); end > 0; end = endOf(rest)) {
      yield rest.slice(0, end);
      rest = rest.slice(end);
    }
  }
  if (rest.trim()) yield rest;
}

/** Where the first whole sentence ends; 0 while there is none. What follows must have begun, to tell `2.` from `2.5`. */
function endOf(text: string): number {
  const line = text.indexOf('\n');
  const head = line >= 0 ? text.slice(0, line) : text;
  const [first = '', second] = sentencesOf(head);
  if (second !== undefined) return head.indexOf(second, head.indexOf(first) + first.length);
  return line >= 0 ? line + 1 : 0;
}
