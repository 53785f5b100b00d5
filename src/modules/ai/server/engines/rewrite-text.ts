import type { LanguageCode } from '#src/modules/options/languages.ts';
import { languageOf } from '../../language-of.ts';
import type { RewriteType } from '../../rewrite-types.ts';
import { mendersOf } from './menders.ts';
import { sentencesOf } from './split-text.ts';
import type { CareerFacts, EngineResult, WritingTask } from './tasks.ts';
import { allWords } from './words/all-words.ts';
import { isMeasured } from './write-entry.ts';
import { partsOf, writeSummary } from './write-summary.ts';

type RewriteTask = Extract<WritingTask, { task: 'rewrite-text' }>;

/** What somebody does and the best that came of it is the least. */
const FEWEST = 2;
/** A shorter text has at most this part of the longer one. */
const SHORTER = 0.7;

/** Says the same in another way. Nothing comes in but the person's own facts, and those only where more was asked for. */
export function rewriteText({ text, language, rewrite, facts }: RewriteTask): EngineResult {
  if (rewrite === 'language') return facts ? writeSummary(facts, language) : unchanged(text);
  const own = languageOf(text, language);
  if (own === undefined && rewrite !== 'shorter') return { ...unchanged(text), notes: ['noWordList'] };
  if (rewrite === 'longer') return lengthen(text, own ?? language, facts);
  const written = rewrite === 'shorter' ? shorten(text, own) : reword(text, own ?? language, rewrite);
  if (written === text) return unchanged(text);
  return { text: written, notes: rewrite === 'shorter' || rewrite === 'simpler' ? ['filler'] : [], questions: [] };
}

const unchanged = (text: string): EngineResult => ({ text, notes: ['unchanged'], questions: [] });

function reword(text: string, language: LanguageCode, rewrite: RewriteType): string {
  const { formalise, simplify, strengthen, dropFiller, dropHedges } = mendersOf(language);
  if (rewrite === 'formal') return formalise(text);
  if (rewrite === 'confident') return bySentence(text, (sentence) => strengthen(dropFiller(dropHedges(sentence))));
  const simple = bySentence(text, (sentence) => simplify(dropFiller(dropHedges(sentence))));
  // 'Simpler' never adds: a word that came out longer is not worth it.
  return simple.length <= text.length ? simple : text;
}

/** Full stops and line ends as they are. */
function bySentence(text: string, change: (sentence: string) => string): string {
  return text.replace(/[^.!?。！？\n]+/gu, (body) => {
    const bare = body.trimStart();
    return body.slice(0, body.length - bare.length) + change(bare);
  });
}

/** Drops the sentences that tell least, from the end, and words that say nothing. The first sentence stays. */
function shorten(text: string, language: LanguageCode | undefined): string {
  const plain = language ? bySentence(text, mendersOf(language).dropFiller) : text;
  const rows = plain.split('\n').map((row) => (isListed(row) ? [row] : sentencesOf(row)));
  const all = rows.flatMap((sentences, row) => sentences.map((sentence, at) => ({ sentence, row, at })));
  const kept = new Set(all);
  let length = plain.length;
  for (const one of all.slice(1).sort((first, second) => worth(first) - worth(second))) {
    if (length <= text.length * SHORTER || kept.size <= FEWEST) break;
    kept.delete(one);
    length -= one.sentence.length;
  }
  const gap = language && allWords[language].gap === '' ? '' : ' ';
  const lines = rows.map((_, row) =>
    all
      .filter((one) => one.row === row && kept.has(one))
      .map((one) => one.sentence)
      .join(gap),
  );
  return lines.filter(Boolean).join('\n');
}

const isListed = (row: string) => /^\s*[•\-–*·]/u.test(row);
const worth = ({ sentence, row, at }: { sentence: string; row: number; at: number }) =>
  (isMeasured(sentence) ? 100 : 0) - row * 2 - at;

/** Adds what the profile knows and the text does not say yet. */
function lengthen(text: string, language: LanguageCode, facts: CareerFacts | null): EngineResult {
  if (!facts) return { text, notes: ['nothingToAdd'], questions: [{ question: 'result', line: '' }] };
  const { highlights, earlier, skills, studies, licences, languages, wants } = partsOf(facts, language);
  const isNew = (sentence: string) => !text.includes(sentence.replace(/[.。]$/u, ''));
  const more = [...highlights, ...earlier, ...studies, ...licences, ...skills, ...languages].filter(isNew);
  const added = more.filter((sentence) => !isSaid(sentence, text)).slice(0, 3);
  if (added.length === 0) return { text, notes: ['nothingToAdd'], questions: [{ question: 'result', line: '' }] };
  const { gap } = allWords[language];
  // What is looked for stays the last word.
  const last = wants.find((sentence) => text.trimEnd().endsWith(sentence)) ?? '';
  const body = text
    .trimEnd()
    .slice(0, last ? -last.length : undefined)
    .trimEnd();
  return { text: [body, ...added, ...(last ? [last] : [])].join(gap), notes: [], questions: [] };
}

/** Most of its words stand there already. */
function isSaid(sentence: string, text: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const known = text.toLowerCase();
  return words.length > 0 && words.filter((word) => known.includes(word)).length >= words.length * 0.75;
}
