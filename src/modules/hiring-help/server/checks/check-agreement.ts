import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { payPeriodOf } from '#src/modules/jobs/pay-period.ts';
import { FULL_TIME, ON_SITE, PART_TIME, REMOTE } from '#src/modules/options/ids.ts';
import type { PostWords } from '../words/post-words.ts';
import { type FoundPhrase, findMeant, findPhrase, type Searched } from './find-phrases.ts';
import { advice, type Finding } from './finding.ts';

/** Between an amount and the words behind it, or the other way round. */
const NEAR = 22;

/** Years of experience that a level stands for. */
export type LevelRange = { least: number; most: number } | undefined;

/** Where the text says something else than the fields: people believe neither. */
export function checkAgreement(
  searched: Searched,
  words: PostWords,
  fields: TypedFields,
  level: LevelRange,
): Finding[] {
  return [
    ...checkArrangement(searched, words, fields),
    ...checkJobType(searched, words, fields),
    ...checkLevel(searched, words, level),
    ...checkPeriod(searched, words, fields),
  ];
}

function quoteOf({ original }: Searched, { at, end }: FoundPhrase): string {
  return original.slice(at, end);
}

function checkArrangement(searched: Searched, words: PostWords, { work_arrangement_id: id }: TypedFields): Finding[] {
  const other = id === REMOTE ? words.onSite : id === ON_SITE ? words.remote : [];
  const found = findMeant(searched, other, words.not);
  return found ? [advice('clarity.arrangement', 'work_arrangement_id', { quote: quoteOf(searched, found) })] : [];
}

function checkJobType(searched: Searched, words: PostWords, { job_type_id: id }: TypedFields): Finding[] {
  const [other, own] =
    id === FULL_TIME
      ? [words.partTime, words.fullTime]
      : id === PART_TIME
        ? [words.fullTime, words.partTime]
        : [[], []];
  // A text that names both offers a choice.
  const found = findMeant(searched, own) ? undefined : findMeant(searched, other, words.not);
  return found ? [advice('clarity.jobType', 'job_type_id', { quote: quoteOf(searched, found) })] : [];
}

const SENTENCE_END = /[\n.!?。！？؟;；]/u;

function checkLevel(searched: Searched, words: PostWords, level: LevelRange): Finding[] {
  if (!level) return [];
  for (const { at, end, years } of yearsIn(searched, words)) {
    if (years > level.most || years < level.least) {
      return [
        advice('clarity.level', 'work_experience_id', {
          quote: searched.original.slice(at, end).trim(),
          values: { count: years },
        }),
      ];
    }
  }
  return [];
}

/** Numbers of years in sentences that speak of experience. */
function yearsIn(searched: Searched, { year, experience }: PostWords) {
  const { original, language } = searched;
  const found: (FoundPhrase & { years: number })[] = [];
  for (const number of original.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,%])/gu)) {
    const behind = number.index + number[0].length;
    const rest: Searched = {
      language,
      original: original.slice(behind, behind + 10),
      folded: searched.folded.slice(behind, behind + 10),
    };
    const unit = findMeant(rest, year);
    if (!unit || rest.original.slice(0, unit.at).replace(/[\s+＋個个]/gu, '') !== '') continue;
    const [from, to] = sentenceAround(original, number.index);
    const sentence: Searched = {
      language,
      original: original.slice(from, to),
      folded: searched.folded.slice(from, to),
    };
    if (!findMeant(sentence, experience)) continue;
    found.push({ at: number.index, end: behind + unit.end, years: Number(number[0]) });
  }
  return found;
}

/** A text without stops is no longer sentence: looking further from every number would take time by the square. */
const LONGEST_SENTENCE = 300;

function sentenceAround(text: string, at: number): [number, number] {
  let [from, to] = [at, at];
  const [first, last] = [Math.max(0, at - LONGEST_SENTENCE), Math.min(text.length, at + LONGEST_SENTENCE)];
  // The point of an amount ends no sentence.
  const isEnd = (place: number) => SENTENCE_END.test(text[place] ?? '') && !/\d/u.test(text[place + 1] ?? '');
  while (from > first && !isEnd(from - 1)) from -= 1;
  while (to < last && !isEnd(to)) to += 1;
  return [from, to];
}

/** An amount of the text is of another period than the pay of the form. */
function checkPeriod(searched: Searched, words: PostWords, { salary_type_id: type }: TypedFields): Finding[] {
  const own = payPeriodOf(type ?? 0);
  if (!own || own === 'daily') return [];
  for (const period of ['hourly', 'monthly', 'annually'] as const) {
    if (period === own) continue;
    const found = words[period]
      .flatMap((phrase) => findPhrase(searched, phrase))
      .find((place) => hasAmount(searched, place) && isAboutPay(searched, words, place));
    if (found) return [advice('pay.period', 'salary_type_id', { quote: amountAround(searched, found) })];
  }
  return [];
}

const MONEY = /[$€£¥₹₺]|(?<!\p{L})(?:usd|eur|sgd|myr|idr|try|brl|mxn|aed|sar|jpy|twd|cny)(?!\p{L})/u;

function isAboutPay(searched: Searched, { pay }: PostWords, { at }: FoundPhrase): boolean {
  const { language, original, folded } = searched;
  const [from, to] = sentenceAround(original, at);
  const sentence: Searched = { language, original: original.slice(from, to), folded: folded.slice(from, to) };
  return MONEY.test(sentence.folded) || findMeant(sentence, pay) !== undefined;
}

/** Two digits or more on either side, without a stop between. */
function hasAmount({ folded }: Searched, { at, end }: FoundPhrase): boolean {
  const before =
    folded
      .slice(Math.max(0, at - NEAR), at)
      .split(/[.;!?。；！？\n](?!\d)/u)
      .at(-1) ?? '';
  const after = folded.slice(end, end + NEAR).split(/[.;!?。；！？\n](?!\d)/u)[0] ?? '';
  return /\d\d/u.test(before) || /^\D{0,8}\d\d/u.test(after);
}

function amountAround({ original }: Searched, { at, end }: FoundPhrase): string {
  const before = original.slice(Math.max(0, at - NEAR), at);
  const digit = before.search(/\d/u);
  return digit >= 0
    ? original.slice(at - before.length + digit, end)
    : original.slice(at, Math.min(original.length, end + 12)).trim();
}
