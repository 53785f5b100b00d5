import { findMatch } from '#src/ui/pickers/text-match.ts';

export interface Mentionable {
  account_id: number;
  name: string;
}

/** So many letters behind the sign can still be the beginning of a name. */
const LONGEST_QUERY = 60;
const MOST_SHOWN = 8;

/** A letter of an address such as ana@example.com; its sign mentions nobody. */
const IN_ADDRESS = /[a-z0-9._%+-]/i;
const LETTER = /[\p{L}\p{N}]/u;
/** Written without spaces: what follows a name may stand right behind it. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The mention that is being typed at the caret: where its sign stands, and what follows the sign. */
export function findTyped(text: string, caret: number): { start: number; query: string } | null {
  // Keyboards for Chinese and Japanese also have a wide one.
  const start = Math.max(text.lastIndexOf('@', caret - 1), text.lastIndexOf('＠', caret - 1));
  if (caret === 0 || start < 0 || !isSign(text, start)) return null;
  const query = text.slice(start + 1, caret);
  if (query.length > LONGEST_QUERY || query.includes('\n') || query.startsWith(' ')) return null;
  return { start, query };
}

/** Who may be meant, those whose name begins so first. Nobody once a whole name has a space behind it. */
export function findMentionable<One extends Mentionable>(query: string, people: readonly One[]): One[] {
  if (query.trim() === '') return people.slice(0, MOST_SHOWN);
  if (query.endsWith(' ') && people.some(({ name }) => isSame(name, query.trim()))) return [];
  const words = query.trim().split(/\s+/);
  const found = people.filter(({ name }) => words.every((word) => hasWord(name, word)));
  const isFirst = ({ name }: One) => findMatch(name, query)?.start === 0;
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].slice(0, MOST_SHOWN);
}

/** Whether a part of the name begins so; a name without spaces may have it anywhere. */
function hasWord(name: string, word: string): boolean {
  if (SPACELESS.test(name)) return findMatch(name, word) !== null;
  return name.split(/[\s'’-]+/).some((part) => findMatch(part, word)?.start === 0);
}

/** A piece of a note, with everyone who has that name when it is a mention. */
interface NotePiece<One> {
  at: number;
  text: string;
  people: One[];
}

export function splitMentions<One extends Mentionable>(text: string, people: readonly One[]): NotePiece<One>[] {
  const pieces: NotePiece<One>[] = [];
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at < done || !isSign(text, at)) continue;
    const meant = findNamed(text, at + 1, people);
    const name = meant[0]?.name;
    if (name === undefined) continue;
    if (at > done) pieces.push({ at: done, text: text.slice(done, at), people: [] });
    done = at + 1 + name.length;
    pieces.push({ at, text: text.slice(at, done), people: meant });
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), people: [] });
  return pieces;
}

/**
 * Whose names stand in the text behind a sign, chosen from the list or typed by hand. A name that several colleagues
 * have means the chosen ones: nobody should read along by accident.
 */
export function mentionedIn<One extends Mentionable>(
  text: string,
  people: readonly One[],
  chosen: ReadonlySet<number>,
): One[] {
  const meant = splitMentions(text, people).flatMap((piece) =>
    piece.people.length > 1 ? piece.people.filter(({ account_id }) => chosen.has(account_id)) : piece.people,
  );
  return [...new Set(meant)];
}

function isSign(text: string, at: number): boolean {
  const sign = text[at];
  return (sign === '@' || sign === '＠') && !IN_ADDRESS.test(text[at - 1] ?? '');
}

/** Everyone with the longest name that stands at this place and ends there. */
function findNamed<One extends Mentionable>(text: string, at: number, people: readonly One[]): One[] {
  const found = people.filter(
    ({ name }) => name && isSame(text.slice(at, at + name.length), name) && endsAt(text, at + name.length),
  );
  const longest = Math.max(0, ...found.map(({ name }) => name.length));
  return found.filter(({ name }) => name.length === longest);
}

function endsAt(text: string, at: number): boolean {
  const [last = '', next = ''] = [text[at - 1], text[at]];
  return !LETTER.test(next) || SPACELESS.test(last) || SPACELESS.test(next);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
