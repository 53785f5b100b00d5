import type { LanguageCode } from '#src/modules/options/languages.ts';
import { languages } from '#src/modules/options/languages.ts';
import { isFaithful } from '../../translation-check.ts';
import type { Provider } from '../engines/provider.ts';
import { EngineFailed } from '../engines/write-text.ts';
import * as translate from '../prompts/translate.v1.ts';

/** Letters that one request takes along: more of them, and an answer that is cut off costs the rest. */
const LETTERS_AT_ONCE = 2400;
/** Of the answer; a letter of some scripts is a token or two. */
const MOST_TOKENS = 6000;
/** Requests at the same time. */
const AT_ONCE = 3;
/** All of it; whoever waits has gone by then. */
const LONGEST_MS = 90_000;

export interface Translated {
  texts: string[];
  /** Some stand as they were. */
  isPartial: boolean;
}

export interface Wanted {
  texts: readonly string[];
  language: LanguageCode;
  /** What must come through letter by letter. */
  names: readonly string[];
}

/**
 * Has the outside service translate texts, several in one request. One that does not keep its numbers, names and links
 * stays in the original; where none does, or the answer is not what was asked for, the whole has failed.
 */
export async function translateTexts(provider: Provider, { texts, language, names }: Wanted): Promise<Translated> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const batches = inBatches(texts);
  const answers: string[][] = [];
  for (let from = 0; from < batches.length; from += AT_ONCE) {
    const some = batches.slice(from, from + AT_ONCE);
    answers.push(...(await Promise.all(some.map((batch) => askFor(provider, batch, language, signal)))));
  }
  const translated = answers.flat().map((text) => text.trim());
  const isKept = texts.map((text, at) => isFaithful(text, translated[at] ?? '', names));
  if (!isKept.includes(true)) throw new EngineFailed('no text came through as it should');
  return {
    texts: texts.map((text, at) => (isKept[at] ? (translated[at] as string) : text)),
    isPartial: isKept.includes(false),
  };
}

function inBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let letters = LETTERS_AT_ONCE;
  for (const text of texts) {
    if (letters + text.length > LETTERS_AT_ONCE) {
      batches.push([]);
      letters = 0;
    }
    batches.at(-1)?.push(text);
    letters += text.length;
  }
  return batches;
}

async function askFor(provider: Provider, texts: string[], language: LanguageCode, signal: AbortSignal) {
  const languageName = languages.find(({ code }) => code === language)?.name ?? language;
  const prompt = {
    name: translate.name,
    instructions: translate.instructions,
    prompt: translate.write({ texts, languageName }),
    mostTokens: MOST_TOKENS,
  };
  let answer = '';
  for await (const piece of provider.stream(prompt, signal)) answer += piece;
  const given = readList(answer);
  if (given?.length !== texts.length) throw new EngineFailed('the answer is not a list of as many texts');
  return given;
}

/** Models like to put a fence or a word around what was asked for. */
function readList(answer: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1));
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}
