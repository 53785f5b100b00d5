import { type Line, textOf } from '../../src/modules/resumes/server/read/document.ts';
import { bareText } from '../../src/modules/resumes/server/read/learnt/find-atoms.ts';
import type { Person } from '../../test/resumes/person.ts';

interface Ruled {
  line: Line;
  ruled: string;
}

type Kind = 'work' | 'education' | 'skills';

/** Names that are shorter stand in many lines by chance. */
const SHORTEST = 3;
const LONGEST_HEADING = 40;
const MOST_WORDS = 4;
const INLINE_HEADING = /^[\p{L}\s/&'’]{2,30}[:：]\s*\S/u;
/** So many lines may stand between two of a kind and still be theirs. */
const WIDEST_GAP = 14;

/**
 * The parts of a resume that the rules misread, by what its labels name: a line that says a job is work, and so are the
 * lines up to the next one. Undefined where that is not clear.
 */
export function labelsOfMarks(cuts: readonly Ruled[], person: Person): string[] | undefined {
  const kinds = anchorKinds(cuts, person);
  const first = kinds.findIndex(Boolean);
  if (first < 0) return undefined;
  const labels = cuts.map(({ ruled }, at) => (at < first ? headLabel(ruled, kinds[first]) : ruled));
  for (let start = first; start < cuts.length; start++) {
    const kind = kinds[start];
    if (!kind) continue;
    const end = blockEnd(cuts, kinds, start, kind);
    const opening = openingAbove(cuts, labels, kinds, start, kind);
    if (opening < start) labels[opening] = `H:${kind}`;
    for (let at = opening + 1; at <= end; at++) labels[at] = `I:${kind}`;
    const goesOn = labels[opening - 1]?.endsWith(`:${kind}`) === true && opening === start;
    if (opening === start) labels[start] = goesOn ? `I:${kind}` : `M:${kind}`;
    start = end;
  }
  return labels;
}

/** The heading of a block: the rules' own, else a short line right above it. */
function openingAbove(
  cuts: readonly Ruled[],
  labels: readonly string[],
  kinds: readonly (Kind | undefined)[],
  start: number,
  kind: Kind,
): number {
  for (const at of [start, start - 1, start - 2]) {
    if (kinds[at] && at !== start) break;
    if (labels[at] === `H:${kind}`) return at;
  }
  const above = cuts[start - 1];
  return above && !kinds[start - 1] && !labels[start - 1]?.endsWith(`:${kind}`) && isHeading(above.line)
    ? start - 1
    : start;
}

/** What each line names, and nothing else: of two kinds in one line neither is clear. */
function anchorKinds(cuts: readonly Ruled[], { work, education, skills }: Person): (Kind | undefined)[] {
  const wanted: [Kind, string[]][] = [
    ['work', namedJobs(cuts, work[1])],
    ['education', education[1].map(([school]) => school)],
    ['skills', skills[1]],
  ];
  const bare = wanted.map(([kind, texts]): [Kind, string[]] => [
    kind,
    texts.map(bareText).filter((text) => text.length >= SHORTEST),
  ]);
  return cuts.map(({ line }) => {
    const text = bareText(textOf(line));
    const counts = bare.map(([kind, texts]): [Kind, number] => [
      kind,
      texts.filter((one) => text.includes(one)).length,
    ]);
    const [best, second] = counts.filter(([, count]) => count > 0).toSorted((one, other) => other[1] - one[1]);
    // Skills are also named where someone tells of a job.
    if (best?.[0] === 'skills' && best[1] < 2 && text.length > 60) return undefined;
    return best && best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
  });
}

/** A title alone is also what someone looks for: it counts where its employer stands near. */
function namedJobs(cuts: readonly Ruled[], jobs: Person['work'][1]): string[] {
  const texts = cuts.map(({ line }) => bareText(textOf(line)));
  const lineOf = (name: string) => texts.findIndex((text) => text.includes(bareText(name)));
  return jobs.flatMap(([title, firm]) => {
    if (firm === '') return [title];
    return Math.abs(lineOf(title) - lineOf(firm)) <= 3 ? [title, firm] : [firm];
  });
}

/** The last line of a block: further ones of its kind before any of another, and what describes the last. */
function blockEnd(cuts: readonly Ruled[], kinds: readonly (Kind | undefined)[], start: number, kind: Kind): number {
  let end = start;
  for (let at = start + 1; at < cuts.length && at - end <= WIDEST_GAP; at++) {
    if (kinds[at] === kind) end = at;
    else if (kinds[at] || /^[HM]:/.test(cuts[at]?.ruled ?? '')) break;
  }
  if (kind === 'skills') return end;
  while (isDescription(cuts[end + 1]) && !kinds[end + 1]) end++;
  return end;
}

const isDescription = (cut: Ruled | undefined) =>
  cut?.ruled.startsWith('I:') === true && (cut.line.isBullet === true || textOf(cut.line).length > 70);

function isHeading(line: Line): boolean {
  const text = textOf(line);
  const isShort = text.length <= LONGEST_HEADING && text.split(' ').length <= MOST_WORDS && line.cells.length === 1;
  return isShort && !/[\d@,]/.test(text) && !line.isBullet && !INLINE_HEADING.test(text);
}

/** Above all that is named stand the person, and perhaps a summary. */
const headLabel = (ruled: string, first: Kind | undefined) =>
  /:(?:header|contact|summary|other|languages|licences)$/.test(ruled) || ruled === `H:${first}` ? ruled : 'I:header';
