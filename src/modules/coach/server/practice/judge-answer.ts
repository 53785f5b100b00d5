import { normalizeText } from '#src/kernel/text.ts';
import { tellsOutcome } from '#src/modules/analysis/server/analysis.public.ts';
import { ANSWER_LENGTH, type Finding, type PracticeRule, type QuestionKind } from '../../practice-rules.ts';
import { exampleWords, numberWords, resultWords } from './example-words.data.ts';

/** Which rules judge the answer to which question. */
const APPLIES: Record<QuestionKind, readonly PracticeRule[]> = {
  opening: ['length', 'example', 'number'],
  skill: ['length', 'example', 'number', 'result', 'skill'],
  duty: ['length', 'example', 'number', 'result'],
  lead: ['length', 'example', 'number', 'result'],
  learn: ['length', 'example', 'result'],
  behaviour: ['length', 'example', 'result'],
  motive: ['length'],
};

interface Judged {
  kind: QuestionKind;
  text: string;
  language: string;
  /** Employers and titles of the person's own: who names one tells of a place. */
  ownPlaces: readonly string[];
  /** Whether the text names the skill that was asked for. */
  namesSkill: boolean;
}

const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Feedback by published rules and by nothing else: the same words always get the same findings. */
export function judgeAnswer(judged: Judged): Finding[] {
  const { text, language } = judged;
  const folded = normalizeText(text);
  const judges: Record<PracticeRule, () => Finding> = {
    length: () => judgeLength(text),
    example: () => ({
      rule: 'example',
      is_met: hasAny(folded, exampleWords[language]) || namesOwn(folded, judged.ownPlaces),
    }),
    number: () => ({ rule: 'number', is_met: /\p{Nd}/u.test(text) || hasAny(folded, numberWords[language]) }),
    result: () => ({ rule: 'result', is_met: tellsOutcome(text, language) || hasAny(folded, resultWords[language]) }),
    skill: () => ({ rule: 'skill', is_met: judged.namesSkill }),
  };
  return APPLIES[judged.kind].map((rule) => judges[rule]());
}

function judgeLength(text: string): Finding {
  const signs = text.match(SIGN)?.length ?? 0;
  const words = text.split(/\s+/).filter(Boolean).length;
  const isSigns = signs > words;
  const [size, { least, most }] = isSigns ? [signs, ANSWER_LENGTH.signs] : [words, ANSWER_LENGTH.words];
  return { rule: 'length', is_met: size >= least && size <= most, is_long: size > most };
}

function hasAny(folded: string, words = ''): boolean {
  return words.split('|').some((word) => word !== '' && isIn(folded, normalizeText(word)));
}

const namesOwn = (folded: string, places: readonly string[]) =>
  places.some((place) => place.length > 2 && isIn(folded, normalizeText(place)));

/** Whole words where words are parted by spaces. */
function isIn(folded: string, word: string): boolean {
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u.test(word);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const around = `${folded[at - 1] ?? ' '}${folded[at + word.length] ?? ' '}`;
    if (isJoined || !/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
