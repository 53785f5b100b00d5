import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { DrawnStyle } from './drawn-template.ts';
import { type WordLook, wordStyles } from './word-styles.ts';

/** What the document's own styles say, as far as a paragraph needs it for its picture. */
interface Stated {
  run?: { size?: unknown; bold?: boolean; color?: unknown };
  paragraph?: {
    alignment?: string;
    spacing?: { before?: unknown; after?: unknown; line?: unknown; lineRule?: string };
    border?: { bottom?: { color?: unknown } };
    numbering?: unknown;
  };
}

const TWENTIETHS = 20;
/** A line of usual height, as the format counts it. */
const LINE = 240;

/** The styles of a document by their names, each with what it takes over from the document's. */
export function drawnStyles(look: WordLook, language: LanguageCode): Record<string, DrawnStyle> {
  const { default: basic, paragraphStyles } = wordStyles(look, language);
  const base = (basic?.document ?? {}) as Stated;
  const named: [string, Stated][] = [
    ['Title', (basic?.title ?? {}) as Stated],
    ['Heading1', (basic?.heading1 ?? {}) as Stated],
    ['Heading2', (basic?.heading2 ?? {}) as Stated],
    ...(paragraphStyles ?? []).map((one): [string, Stated] => [one.id, one as Stated]),
  ];
  return Object.fromEntries(named.map(([name, stated]) => [name, drawnStyle(base, stated)]));
}

function drawnStyle(base: Stated, { run, paragraph }: Stated): DrawnStyle {
  const spacing = { ...base.paragraph?.spacing, ...paragraph?.spacing };
  const line = Number(spacing.line);
  const rule = paragraph?.border?.bottom?.color;
  return {
    size: Number(run?.size ?? base.run?.size) / 2,
    isBold: run?.bold === true,
    colour: `#${run?.color ?? base.run?.color}`,
    isCentred: paragraph?.alignment === 'center',
    before: Number(spacing.before) / TWENTIETHS,
    after: Number(spacing.after) / TWENTIETHS,
    lines: line / LINE,
    ...(spacing.lineRule === 'exact' && { height: line / TWENTIETHS }),
    ...(rule !== undefined && { rule: `#${rule}` }),
    isPoint: paragraph?.numbering !== undefined,
  };
}
