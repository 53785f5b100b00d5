import { plainText, readQuery } from './read-query.ts';
import type { TitleMatch } from './title-matcher.ts';
import type { QueryKnowledge } from './understand-query.ts';

/** From here on the whole text names a title, and there is nothing around it. */
const SURE = 0.8;

/**
 * The titles that a typed text may mean, for those who choose a title and for suggestions: what people put around it
 * (part time, 急招, 夜勤) is passed over where the rest names a title better than the whole.
 */
export function matchTyped(text: string, language: string, size: number, knowledge: QueryKnowledge): TitleMatch[] {
  const whole = knowledge.matcher.match(plainText(text), language, size);
  const sureness = whole[0]?.sureness ?? 0;
  if (sureness >= SURE) return whole;
  const content = workIn(text, language, knowledge);
  if (!content) return whole;
  const inside = knowledge.matcher.match(content, language, size);
  return (inside[0]?.sureness ?? 0) > sureness ? inside : whole;
}

/** What is left of a text without what it says beside the work; a field of work where it names nothing else. */
function workIn(text: string, language: string, knowledge: QueryKnowledge): string {
  const { text: read, parts, contents, quoted } = readQuery(text, knowledge, { language, countryId: undefined });
  const fields = parts.filter(({ kind }) => kind === 'field').map(({ start, end }) => read.slice(start, end));
  return [...quoted, ...(contents.length ? contents : fields)].join(' ');
}
