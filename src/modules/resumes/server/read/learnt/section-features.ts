import type { Line } from '../document.ts';
import { wordFacts } from './line-facts.ts';
import { lookFacts, looksOf, shapeOf } from './line-looks.ts';

/** A line, and what the rules take it for: 'H:work' a heading, 'M:work' a heading with more beside it, 'I:work' within. */
export interface RuledLine {
  line: Line;
  ruled: string;
}

/** What one line shows by itself. */
interface Shown {
  ruled: string;
  words: string[];
  looks: string[];
  isApart: boolean;
  shape: string;
}

const AHEAD = 8;
const COUNTED = ['range', 'date', 'title', 'firm', 'school', 'degree', 'list', 'spoken', 'prose', 'address'];
const APART = /^(?:bold|marked|shouted|drawn|size:(?:more|large|huge))$/;

/** What each line shows, with its neighbours, for the weights that tell the parts of a resume. */
export function sectionFeatures(given: RuledLine[]): string[][] {
  const looks = looksOf(given.map(({ line }) => line));
  const all = given.map(({ line, ruled }, at): Shown => {
    const seen = lookFacts(line, looks, given[at - 1]?.line);
    const isApart = seen.some((fact) => APART.test(fact)) && !seen.includes('bullet');
    return { ruled, words: wordFacts(line), looks: seen, isApart, shape: shapeOf(line) };
  });
  const listed = all.filter(({ words, isApart }) => isApart && words.some((fact) => fact.startsWith('listed:')));
  const known = new Set(listed.map(({ shape }) => shape));
  return all.map((shown, at) => [
    ...ownFeatures(shown, known.has(shown.shape)),
    ...[-2, -1, 1, 2].flatMap((near) => nearFeatures(all[at + near], near)),
    ...aheadFeatures(all, at).flatMap((fact) => [fact, `${standing(shown)}&${fact}`]),
    `at:${at < 2 ? at : at < 6 ? 'head' : Math.floor((4 * at) / all.length)}`,
  ]);
}

const shortness = ({ words }: Shown) => (words.some((fact) => /^words:[1235]$/.test(fact)) ? '+short' : '');
const apartness = ({ isApart }: Shown) => (isApart ? 'apart' : 'plain');
const standing = (shown: Shown) => `${apartness(shown)}${shortness(shown)}`;

function ownFeatures(shown: Shown, isKnown: boolean): string[] {
  const own = [...shown.words, ...shown.looks];
  return [
    'any',
    `rule=${shown.ruled}`,
    ...own,
    standing(shown),
    ...(isKnown ? [`known${shortness(shown)}`] : []),
    ...shown.words.map((fact) => `${apartness(shown)}&${fact}`),
    ...own.map((fact) => `${shown.ruled}&${fact}`),
  ];
}

function nearFeatures(shown: Shown | undefined, near: number): string[] {
  if (!shown) return [`${near}:edge`, `${near}:rule=edge`];
  return [...shown.words, ...shown.looks, `rule=${shown.ruled}`].map((fact) => `${near}:${fact}`);
}

/** What stands between here and the next line that looks the same. */
function aheadFeatures(all: Shown[], at: number): string[] {
  const counts = new Map<string, number>();
  for (const next of all.slice(at + 1, at + 1 + AHEAD)) {
    if (all[at]?.isApart && next.shape === all[at]?.shape) break;
    for (const fact of next.words) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return COUNTED.map((fact) => {
    const count = counts.get(fact) ?? 0;
    return `ahead:${fact}:${count === 0 ? 0 : count === 1 ? 1 : 'more'}`;
  });
}
