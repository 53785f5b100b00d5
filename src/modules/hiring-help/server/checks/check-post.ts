import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { CHECK_RULES, type CheckRule } from '../../check-rules.ts';
import { allPostWords } from '../words/all-post-words.ts';
import { checkAgreement, type LevelRange } from './check-agreement.ts';
import { checkClarity, checkShouting } from './check-clarity.ts';
import { checkWords } from './check-words.ts';
import { toSearched } from './find-phrases.ts';
import { advice, type Finding } from './finding.ts';

/** What the rules over employers' texts refuse, under the names that findings have. */
const REFUSED: Record<string, CheckRule> = {
  forbiddenPayment: 'forbidden.fee',
  forbiddenPapers: 'forbidden.papers',
  forbiddenPhone: 'forbidden.phone',
  forbiddenEmail: 'forbidden.email',
  forbiddenMessenger: 'forbidden.messenger',
  forbiddenLink: 'forbidden.link',
  forbiddenAge: 'bias.age',
  forbiddenGender: 'bias.gender',
  forbiddenFamily: 'bias.family',
  forbiddenReligion: 'bias.religion',
  forbiddenOrigin: 'bias.origin',
  forbiddenHealth: 'bias.health',
  forbiddenLooks: 'bias.looks',
  forbiddenShouting: 'clarity.shouting',
};

/** A refusal of the form: which words, and why in the reader's language. */
export interface Refusal {
  field: string;
  problem: string;
  excerpt: string | null;
  text: string;
}

export interface CheckedPost {
  fields: TypedFields;
  /** The description without its markup, a line for each block. */
  text: string;
  language: LanguageCode;
  level: LevelRange;
  refusals: readonly Refusal[];
  pay: readonly Finding[];
}

/** Everything that could be better in a job post, what keeps it from being published first. Pure. */
export function checkPost({ fields, text, language, level, refusals, pay }: CheckedPost): Finding[] {
  const words = allPostWords[language];
  const [title, description] = [toSearched(fields.title ?? '', language), toSearched(text, language)];
  const own = [
    ...checkWords(title, words, 'title'),
    ...checkWords(description, words, 'description'),
    ...checkShouting(text, 'description'),
    ...checkClarity(description, words),
    ...checkAgreement(description, words, fields, level),
  ];
  const refused = refusals.flatMap((one) => refusedFinding(one, own, title.original, text));
  const isSaid = (finding: Finding) => refused.some((one) => isAbout(one, finding));
  const rank = ({ rule }: Finding) => CHECK_RULES.indexOf(rule);
  const all = [...refused, ...pay, ...own.filter((finding) => !isSaid(finding) && !isDouble(finding, pay))];
  return all.sort((one, other) => Number(other.isMust) - Number(one.isMust) || rank(one) - rank(other));
}

/** What is refused anyway is not said twice; a better wording that was found for it is kept. */
function refusedFinding(
  { field, problem, excerpt: said, text }: Refusal,
  own: Finding[],
  title: string,
  description: string,
): Finding[] {
  const rule = REFUSED[problem];
  if (!rule) return [];
  const excerpt = said ?? '';
  const place = field === 'title' ? title : field === 'description' ? description : '';
  const isThere = place.includes(excerpt) && excerpt !== '';
  const finding = advice(rule, field, { isMust: true, quote: excerpt, text });
  const better = own.find((one) => one.suggestion && isAbout(finding, one));
  if (better) return [{ ...finding, quote: better.quote, suggestion: better.suggestion }];
  // A title cannot be left out.
  return [{ ...finding, suggestion: isThere && field === 'description' ? '' : null }];
}

function isAbout(refused: Finding, { rule, field, quote }: Finding): boolean {
  return (
    refused.rule === rule &&
    refused.field === field &&
    quote !== '' &&
    (refused.quote.includes(quote) || quote.includes(refused.quote))
  );
}

function isDouble({ rule }: Finding, pay: readonly Finding[]): boolean {
  return rule === 'pay.period' && pay.some((one) => one.rule === rule);
}
