const GLYPH = /<symbol id="([^"<]{1,200})"[^<>]{0,200}>\s{0,20}<path d="([MLQCZ\d\s.-]*)"\/>\s{0,20}<\/symbol>/g;
const RUN = /(?:<use xlink:href="#[^"]+" x="[^"]+" fill="[^"]+" fill-rule="nonzero"\/>\s*)+/g;
const LETTER = /<use xlink:href="#([^"]+)" x="([^"]+)" fill="([^"]+)"/g;
const MOST_KEPT = 4000;

interface Glyph {
  x: number;
  y: number;
  /** What follows its first point, relative to it. */
  rest: string;
}

/** By id, which Typst makes of a letter's outline and size. */
const kept = new Map<string, Glyph>();

/**
 * The same picture with one path for each run of letters. Typst places every letter by a `<use>`, and a browser takes
 * three to four times as long for thousands of them: too long for a preview that follows typing.
 */
export function joinGlyphs(svg: string): string {
  if (kept.size > MOST_KEPT) kept.clear();
  const known = new Set<string>();
  const rest = svg.replace(GLYPH, (_, id: string, path: string) => {
    if (!kept.has(id)) kept.set(id, relativeGlyph(path));
    known.add(id);
    return '';
  });
  return rest.replace(RUN, (run) => joinRun(run, known)).replace(/>\s+</g, '><');
}

function joinRun(run: string, known: Set<string>): string {
  const byFill = new Map<string, string>();
  for (const [, id = '', x, fill = ''] of run.matchAll(LETTER)) {
    const glyph = kept.get(id);
    // Letters that are pictures have no outline, and stay as they are.
    if (!glyph || !known.has(id)) return run;
    const moved = `M${round(glyph.x + Number(x))} ${round(glyph.y)}${glyph.rest}`;
    if (glyph.rest) byFill.set(fill, (byFill.get(fill) ?? '') + moved);
  }
  return [...byFill].map(([fill, path]) => `<path fill="${fill}" fill-rule="nonzero" d="${path}"/>`).join('');
}

/** Of a point: finer than any screen. */
const round = (length: number) => Math.round(length * 100) / 100;

/** Typst writes absolute commands; relative to the first point, a letter is moved by that point alone. */
function relativeGlyph(path: string): Glyph {
  const [first, ...others] = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)];
  const [firstX = 0, firstY = 0] = numbersOf(first?.[2]);
  let at = { x: firstX, y: firstY };
  let start = at;
  const rest = others.map(([, command = '', numbers]) => {
    if (command === 'Z') {
      at = start;
      return 'z';
    }
    const moved = numbersOf(numbers).map((value, index) => round(value - (index % 2 === 0 ? at.x : at.y)));
    // Where it is after rounding, so that what was cut off does not add up along the letter.
    at = { x: at.x + (moved.at(-2) ?? 0), y: at.y + (moved.at(-1) ?? 0) };
    if (command === 'M') start = at;
    return command.toLowerCase() + moved.join(' ');
  });
  return { x: firstX, y: firstY, rest: rest.join('') };
}

const numbersOf = (text = '') => text.trim().split(/\s+/).map(Number);
