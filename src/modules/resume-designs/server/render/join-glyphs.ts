import { createHash } from 'node:crypto';

const RUN = /(?:<use xlink:href="#[^"]+" x="[^"]+" fill="[^"]+" fill-rule="nonzero"\/>\s*)+/g;
const LETTER = /<use xlink:href="#([^"]+)" x="([^"]+)" fill="([^"]+)"/g;
const OUTLINE = /^<symbol [^<>]{1,300}>\s{0,20}<path d="([MLQCZ\d\s.-]*)"\/>\s{0,20}$/;
const GLYPHS = '<defs id="glyph">';
/** The paper of a page. */
const PAPER = /^<svg[^>]*>\s*(<path [^>]*\/>)/;
const PHOTO = /xlink:href="(data:[^"]+)"/g;
const MOST_GLYPHS = 4000;
/** Letters of all kept paths together; they are Latin ones, of a byte each. */
const MOST_KEPT = 12_000_000;

interface Glyph {
  x: number;
  y: number;
  /** What follows its first point, relative to it. */
  rest: string;
}

/** The letters of a run that have one colour. */
interface Piece {
  name: string;
  fill: string;
  path: string;
}

/** By id, which Typst makes of a letter's outline and size. */
const glyphs = new Map<string, Glyph>();
/** By what Typst says of a run, of which nearly all are the same after each letter that is typed. */
const runs = new Map<string, Piece[]>();
let keptLetters = 0;

/**
 * The same picture with one path for each run of letters. Typst places every letter by a `<use>`, and a browser takes
 * three to four times as long for thousands of them.
 */
export function joinGlyphs(svg: string): string {
  return joinRuns(svg, ({ fill, path }) => `<path fill="${fill}" fill-rule="nonzero" d="${path}"/>`);
}

interface NamedParts {
  /** Paths and pictures have the name of their data in `data-part` instead. */
  svg: string;
  /** The data of those that are not known yet. */
  parts: Record<string, string>;
}

/**
 * The same with its bulk apart and by name, so that a preview that follows typing is sent, read and drawn as far as it
 * has changed: a twentieth of it at most letters.
 */
export function nameParts(svg: string, known: ReadonlySet<string>): NamedParts {
  const parts: Record<string, string> = {};
  const tell = (name: string, value: string) => {
    if (!known.has(name)) parts[name] = value;
    return name;
  };
  const withoutPhoto = svg.replace(PHOTO, (_, data: string) => `data-part="${tell(nameOf(data), data)}"`);
  const joined = joinRuns(
    withoutPhoto,
    ({ name, fill, path }) => `<path fill="${fill}" data-part="${tell(name, path)}"/>`,
  );
  return { svg: joined, parts };
}

/** Typst lays the paper of every page on the first one, where it hides what stands there: one is enough. */
function withOnePaper(svg: string): string {
  const paper = PAPER.exec(svg)?.[1];
  if (!paper) return svg;
  const [before, ...pages] = svg.split(paper);
  return `${before}${paper}${pages.join('')}`;
}

function joinRuns(given: string, write: (piece: Piece) => string): string {
  const svg = withOnePaper(given);
  if (glyphs.size > MOST_GLYPHS) glyphs.clear();
  if (keptLetters > MOST_KEPT) {
    runs.clear();
    keptLetters = 0;
  }
  const from = svg.indexOf(GLYPHS);
  const to = svg.indexOf('</defs>', from) + '</defs>'.length;
  const [before, symbols, after] = from < 0 ? [svg, '', ''] : [svg.slice(0, from), svg.slice(from, to), svg.slice(to)];
  let needsSymbols = false;
  const joined = before.replace(RUN, (run) => {
    const pieces = findPieces(run, symbols);
    needsSymbols ||= !pieces;
    return pieces?.map(write).join('') ?? run;
  });
  return (joined + (needsSymbols ? symbols : '') + after).replace(/>\s+</g, '><').replace(/ class="typst-[^"]*"/g, '');
}

function findPieces(run: string, symbols: string): Piece[] | undefined {
  const name = nameOf(run);
  const kept = runs.get(name);
  if (kept) return kept;
  const made = joinRun(run, symbols)?.map(([fill, path], at) => ({ name: `${name}${at}`, fill, path }));
  if (!made) return undefined;
  runs.set(name, made);
  for (const { path } of made) keptLetters += path.length;
  return made;
}

const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 14);

function joinRun(run: string, symbols: string): [string, string][] | undefined {
  const byFill = new Map<string, string>();
  for (const [, id = '', x, fill = ''] of run.matchAll(LETTER)) {
    const glyph = findGlyph(id, symbols);
    // Letters that are pictures have no outline, and stay as they are.
    if (!glyph) return undefined;
    const moved = `M${round(glyph.x + Number(x))} ${round(glyph.y)}${glyph.rest}`;
    if (glyph.rest) byFill.set(fill, (byFill.get(fill) ?? '') + moved);
  }
  return [...byFill];
}

function findGlyph(id: string, symbols: string): Glyph | undefined {
  const kept = glyphs.get(id);
  if (kept) return kept;
  const from = symbols.indexOf(`<symbol id="${id}"`);
  const [, path] = OUTLINE.exec(symbols.slice(from, symbols.indexOf('</symbol>', from))) ?? [];
  if (from < 0 || path === undefined) return undefined;
  const made = relativeGlyph(path);
  glyphs.set(id, made);
  return made;
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
