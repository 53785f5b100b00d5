import type { Entry } from './entries.ts';
import { companyScore, isPlace, titleScore } from './knowledge.ts';
import { fold, isCjk } from './normalise.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { titleWords } from './role-words.ts';

/** A job with the pieces that named it. */
export interface WorkNames {
  title: Piece | undefined;
  company: Piece | undefined;
  place: Piece | undefined;
  /** How clear it was which is which, from 0 to 1. */
  certainty: number;
}

interface Scored extends Piece {
  /** Above 0 a title, below an employer. */
  lean: number;
}

const ORDER_WEIGHT = 0.9;

/** Tells titles from employers; where the words do not say it, the order of the other entries does. */
export function nameWork(entries: Entry[]): WorkNames[] {
  const pieces = entries.map((entry) => withEmployer(withoutPlaces(piecesOf(entry, { splitsSpaces: true }))));
  const areApart = areTitlesApart(pieces);
  const areTowns = pieces.some(endsInPlace);
  const all = pieces.map((one) => prepare(wholeTitles(one, areApart, areTowns)));
  const order = Math.sign(all.reduce((sum, { names }) => sum + leaning(names), 0)) || defaultOrder(all);
  const hasPlaces = all.some(({ names, place }) => place?.isAfterComma && names.some((one) => isBefore(one, place)));
  const named = all.map(({ names, place }) => choose(names, place, order, hasPlaces));
  return withoutHeads(named, entries).map((one, at, all) => inherit(one, all.slice(0, at), entries[at] as Entry));
}

/** Whether titles have cells of their own, with employers beside them or above several of them. */
function areTitlesApart(all: Piece[][]): boolean {
  if (all.filter(standTogether).length * 2 >= all.length) return false;
  const several = all.filter((pieces) => new Set(pieces.map(({ cell }) => cell)).size > 1);
  if (several.length > 0) return several.filter(standApart).length * 2 > several.length;
  return all.some(([first, second]) => first && !second && leanOf(first.text) < 2);
}

const WITHIN = /^(.{3,60}?)\s+(?:en|em|na|no|di|at|في)\s+(\p{Lu}.{2,}|[\u0600-\u06ff].{2,})$/u;

/** 'Ayudante en Taquería El Güero': title and employer in one, where nothing else names the employer. */
function withEmployer(pieces: Piece[]): Piece[] {
  if (pieces.some(({ cell, text }) => cell.part !== undefined || leanOf(text) <= -2)) return pieces;
  return pieces.flatMap((piece) => {
    const [, title = '', employer = ''] = WITHIN.exec(piece.text) ?? [];
    const isNamed = companyScore(employer) >= 2 || (titleScore(title) >= 2 && pieces.length === 1);
    if (!title || !isNamed || isPlace(employer)) return [piece];
    return [
      { ...piece, text: title },
      { ...piece, text: employer.replace(/\s*\([^()]*\)$/, ''), order: piece.order + 0.5 },
    ];
  });
}

/** 'Portland, Oregon, United States' in a cell of its own. */
function withoutPlaces(pieces: Piece[]): Piece[] {
  const isTown = (cell: Piece['cell']) => {
    const [first, ...rest] = pieces.filter((piece) => piece.cell === cell);
    return (
      first !== undefined &&
      rest.length > 0 &&
      companyScore(first.text) < 2 &&
      isPlace(first.text) &&
      isPlace(cell.text)
    );
  };
  return pieces.filter(({ cell }) => !isTown(cell));
}

/** A title in one cell, and another that may be the employer. */
function standApart(pieces: Piece[]): boolean {
  const cells = new Set(pieces.map(({ cell }) => cell));
  const title = [...cells].find((cell) => isTitleCell(pieces.filter((piece) => piece.cell === cell)));
  return (
    title !== undefined && pieces.some(({ cell, text }) => cell !== title && !isPlace(text) && titleScore(text) < 2)
  );
}

/** A cell that says both. */
function standTogether(pieces: Piece[]): boolean {
  return pieces.some(
    (title) =>
      leanOf(title.text) >= 2 &&
      pieces.some(({ cell, text }) => cell === title.cell && leanOf(text) <= -2 && text !== title.text),
  );
}

function isTitleCell(pieces: Piece[]): boolean {
  return pieces.some(({ text }) => leanOf(text) >= 2) && !pieces.some(({ text }) => companyScore(text) > 2);
}

/** 'Baker, Leeds': where one title has its place behind it the others have as well. */
function endsInPlace(pieces: Piece[]): boolean {
  return pieces.some(
    (town) =>
      town.isAfterComma &&
      isPlace(town.text) &&
      pieces.some(({ cell, text, order }) => cell === town.cell && order < town.order && leanOf(text) >= 2),
  );
}

/** 'Manager – Accounts & Taxation', 'Helper / Driver': where employers stand elsewhere all of it is the title. */
function wholeTitles(pieces: Piece[], areApart: boolean, areTowns: boolean): Piece[] {
  return pieces.flatMap((piece) => {
    const own = pieces.filter(({ cell }) => cell === piece.cell);
    const isTitle =
      piece.cell.part === 'title' ||
      (piece.cell.part === undefined && areApart && isTitleCell(own) && leanOf(own[0]?.text ?? '') >= 2);
    if (!isTitle || own.length < 2 || /[|｜·@]/.test(piece.cell.text)) return [piece];
    const [first] = own;
    const named = areTowns && own.at(-1)?.isAfterComma ? own.slice(0, -1) : own;
    const last = named.findLast(({ text }, at) => at === 0 || !(isPlace(text) || GRADE_CODE.test(text))) as Piece;
    const { text } = piece.cell;
    const [from, to] = [text.indexOf(first?.text ?? ''), text.lastIndexOf(last.text) + last.text.length];
    if (from < 0 || to < from) return [piece];
    if (piece === first) return [{ ...piece, text: text.slice(from, to) }];
    return piece.order > last.order ? [piece] : [];
  });
}

const NOTHING: WorkNames = { title: undefined, company: undefined, place: undefined, certainty: 0 };

/** An employer with the whole time, and below it roles that each have their part of it: the roles are the jobs. */
function withoutHeads(named: WorkNames[], entries: Entry[]): WorkNames[] {
  const result = [...named];
  for (const [at, head] of named.entries()) {
    const company = headOf(head);
    if (!company) continue;
    let next = at + 1;
    while (isRoleWithin(named[next], entries[next], entries[at])) {
      const role = named[next] as WorkNames;
      result[next] = { ...role, company, place: role.place ?? head.place, certainty: 0.7 };
      next++;
    }
    if (next > at + 1) result[at] = NOTHING;
  }
  return result;
}

/** What may be an employer above its roles: nothing else is named, and it is no job. */
function headOf({ title, company }: WorkNames): Piece | undefined {
  if (title && company) return undefined;
  return company ?? (title && titleScore(title.text) < 2 ? title : undefined);
}

function isRoleWithin(role: WorkNames | undefined, entry: Entry | undefined, head: Entry | undefined): boolean {
  if (!role?.title || (role.company && companyScore(role.company.text) > 1) || titleScore(role.title.text) < 2)
    return false;
  if (!entry?.period?.start || !head?.period?.start) return false;
  const isAfter = entry.period.start >= head.period.start.slice(0, entry.period.start.length);
  const end = head.period.end;
  return isAfter && (end === null || (entry.period.end !== null && entry.period.end.slice(0, end.length) <= end));
}

/** A title with its place behind a comma. */
const isBefore = (name: Scored, place: Piece) => name.cell === place.cell && name.lean >= 2;

/** Several roles at one employer: it is named above the first of them only. */
function inherit(one: WorkNames, before: WorkNames[], { names: lines }: Entry): WorkNames {
  const names = lines.filter(({ cells }) => !cells.every(({ text }) => isPlace(text)));
  const above = before.findLast(({ company }) => company !== undefined);
  const isRole = one.title !== undefined && one.company === undefined && names.length === 1;
  return isRole && above?.title && above.company && above.title.cell !== above.company.cell
    ? { ...one, company: above.company, place: one.place ?? above.place, certainty: 0.6 }
    : one;
}

interface Prepared {
  names: Scored[];
  place: Piece | undefined;
}

function prepare(given: Piece[]): Prepared {
  const beside = besideDate(given);
  const pieces = beside ? given.filter(({ cell }) => cell !== beside.cell) : given;
  const scored = mergeNames(pieces.map((piece) => ({ ...piece, lean: labelled(piece, pieces) ?? leanOf(piece.text) })));
  const place =
    scored.length > 1 ? scored.findLast((piece) => Math.abs(piece.lean) < 2 && isPlace(piece.text)) : undefined;
  const names = scored.filter(
    (piece) => piece !== place && !(scored.length > 2 && Math.abs(piece.lean) < 2 && isPlace(piece.text)),
  );
  if (beside) return { names, place: beside };
  const region = place && scored[scored.indexOf(place) - 1];
  if (
    place &&
    region &&
    place.isAfterComma &&
    region !== place &&
    isPlace(region.text) &&
    Math.abs(region.lean) < 2 &&
    names.length > 1
  ) {
    return { names: names.filter((one) => one !== region), place: { ...place, text: `${region.text}, ${place.text}` } };
  }
  return { names, place };
}

/** '2015 – 2018 · Leeds': where it was, when the other lines name two things. */
function besideDate(pieces: Piece[]): Piece | undefined {
  const beside = pieces.filter(({ cell }) => cell.isBesideDate);
  const others = pieces.filter(({ cell, isAfterComma }) => !cell.isBesideDate && !isAfterComma);
  const [first] = beside;
  const isNamed = beside.some(({ text }) => titleScore(text) >= 2 || companyScore(text) >= 2);
  return first && others.length >= 2 && !isNamed
    ? { ...first, text: beside.map(({ text }) => text).join(', ') }
    : undefined;
}

/** 'Software Engineer', 'Engenheiro de Software': what ends, or begins, with the name of a job is none of a firm. */
function leanOf(text: string): number {
  const title = titleScore(text);
  const company = companyScore(text);
  return title >= 2 && company === 2 && isJobAtEdge(text) ? title : title - company;
}

function isJobAtEdge(text: string): boolean {
  const words = fold(text).split(/[\s/]+/);
  const isJob = (word: string | undefined) => word !== undefined && titleWords.has(word);
  return isJob(words.at(-1)) || (isJob(words[0]) && /^(?:de|do|da|of|del)$/.test(words[1] ?? ''));
}

/** What a form says outweighs all words. */
function labelled({ cell, isAfterComma, order }: Piece, all: Piece[]): number | undefined {
  if (isAfterComma) return undefined;
  if (cell.part === 'title') return 9;
  const isFirst = !all.some((other) => other.cell === cell && other.order < order);
  return cell.part === 'company' && isFirst ? -9 : undefined;
}

/** '医療法人青葉会 青葉総合病院' is one name, and so is 'Nurse, Paediatrics'. */
function mergeNames(pieces: Scored[]): Scored[] {
  const merged: Scored[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const isSame = last && piece.isAfterComma && last.cell === piece.cell && isCjk(piece.text) && isCjk(last.text);
    const isLonger = last && piece.isAfterComma && last.cell === piece.cell && last.lean >= 2 && piece.lean >= 2;
    if (isSame && last.lean < 0 && piece.lean < 0)
      merged[merged.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    else if (isLonger && !isCjk(piece.text))
      merged[merged.length - 1] = { ...last, text: `${last.text}, ${piece.text}` };
    else merged.push(piece);
  }
  return merged;
}

/** Above 0 when titles come first. */
function leaning(names: Scored[]): number {
  const [first, second] = names;
  if (!first || !second) return 0;
  return Math.max(-3, Math.min(3, first.lean - second.lean));
}

function defaultOrder(all: Prepared[]): number {
  return all.some(({ names }) => names.some(({ text }) => isCjk(text))) ? -1 : 1;
}

function choose(names: Scored[], place: Piece | undefined, order: number, hasPlaces: boolean): WorkNames {
  const [only, ...others] = names;
  if (!only) return { title: undefined, company: undefined, place, certainty: 0 };
  if (others.length === 0) {
    return only.lean >= 0
      ? { title: only, company: undefined, place, certainty: 0.5 }
      : { title: undefined, company: only, place, certainty: 0.5 };
  }
  const heads = names.filter(({ isAfterComma }) => !isAfterComma);
  const ranked = heads.length > 1 ? heads : names;
  const valued = names.map((piece) => ({ piece, value: piece.lean + bonus(ranked.indexOf(piece), order) }));
  const title = valued.reduce((best, one) => (one.value > best.value ? one : best)).piece;
  const rest = valued.filter(({ piece }) => piece !== title);
  const company = rest.reduce((best, one) => (one.value < best.value ? one : best)).piece;
  const further = names.filter((piece) => piece !== title && piece !== company);
  // Where other entries have their place behind the title, a town that no list has is one as well.
  const town = hasPlaces && !place ? further.findLast((one) => one.isAfterComma && one.cell === title.cell) : undefined;
  const extra = further.filter((piece) => piece !== town);
  const certainty = Math.min(1, 0.5 + Math.abs(title.lean - company.lean) / 6);
  return { ...attach(title, company, extra, place ?? town), certainty };
}

function bonus(at: number, order: number): number {
  if (at === 0) return order * ORDER_WEIGHT;
  return at === 1 ? -order * ORDER_WEIGHT : 0;
}

/** 'GS-0343-11': a grade of pay. */
const GRADE_CODE = /^\p{Lu}{1,4}-?\d[\d-]*$/u;

/** What stands behind a name with a comma belongs to it, or is the place where it is. */
function attach(
  title: Piece,
  company: Scored,
  extra: Scored[],
  place: Piece | undefined,
): Omit<WorkNames, 'certainty'> {
  const result = { title, company, place };
  let last: 'title' | 'company' | undefined;
  for (const piece of extra.filter(({ text }) => !GRADE_CODE.test(text))) {
    const isBehind = (name: Piece) => piece.isAfterComma && piece.cell === name.cell && piece.order > name.order;
    if (isBehind(company) && (!isBehind(title) || company.order > title.order)) {
      // 'Kitchen, Hotel Grand': where both are employers they are one name.
      if (piece.lean <= -2 && company.lean === -2 && !/^Co\.?\s/.test(piece.text) && !isPlace(piece.text))
        result.company = { ...result.company, text: `${result.company.text}, ${piece.text}` };
      else if (!result.place) result.place = piece;
      last = 'company';
    } else if (isBehind(title) && (last !== 'company' || title.cell !== company.cell))
      result.title = { ...result.title, text: `${result.title.text}, ${piece.text}` };
    else if (!result.place && !piece.isBold && Math.abs(piece.lean) < 2 && piece.text.length < 40) result.place = piece;
  }
  return result;
}
