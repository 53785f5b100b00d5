import { findPeriod, isDateLike } from './dates.ts';
import type { Cell, Line, ResumeDocument } from './document.ts';
import { textOf } from './document.ts';
import { isEntryLabel } from './entry-labels.ts';
import { guessKind, hasLanguages } from './guess-kind.ts';
import { commonSize, headingLooks, isUpper, lookOf } from './heading-looks.ts';
import { headingByStem } from './heading-stems.ts';
import type { SectionKind } from './heading-words.ts';
import { headingOf, inlineHeading, isDocumentTitle, runInHeading, withoutNumber } from './headings.ts';
import { headOfGrid } from './history.ts';
import { companyScore, titleScore } from './knowledge.ts';
import { labelOf } from './labels.ts';
import type { ChainModel } from './learnt/chain.ts';
import { type Cut, relabel } from './learnt/learnt-sections.ts';
import { joinMarginHeadings } from './margin-headings.ts';
import { fold, isRtl } from './normalise.ts';
import { degreePattern, schoolPattern } from './role-words.ts';

export interface Section {
  kind: SectionKind | 'header';
  heading: string;
  lines: Line[];
  /** Nobody knows its heading: what stands in it tells what it is. */
  isUnknown?: boolean;
}

/** Headings that may as well be an item of a list. */
const WEAK =
  /^(training|teaching|research|tools|software|work|details|personal|web|online|social|statement|leadership|bahasa|dil|knowledge|jobs|driving|photo|certificate|degree|university|project|projects|interests|supervision|military|other|address|language|能力|技術|教育|経験|キャリア|その他|其他|事務|工作|经验|資格|培训|訓練|研究)$/i;
const INLINE_FROM: ReadonlySet<Section['kind']> = new Set([
  'header',
  'contact',
  'summary',
  'skills',
  'languages',
  'licences',
  'links',
  'other',
]);

/** The parts of a resume: as the rules cut it, and as it looks by what was learnt from labelled resumes. */
export function splitSections(
  given: ResumeDocument,
  model: ChainModel | undefined,
): Record<'ruled' | 'sections', Section[]> {
  const cuts = ruledCuts(given);
  const said = (parts: Section[]) => parts.filter(({ kind, lines }) => kind === 'header' || lines.length > 0);
  const ruled = said(ruledParts(cuts));
  return { ruled, sections: model ? said(relabel(cuts, model)) : ruled };
}

/** Every line with the part that the rules put it in. */
export function ruledCuts(given: ResumeDocument): Cut<Section['kind']>[] {
  const document = { ...given, lines: joinMarginHeadings(given.lines) };
  const cutter = new Cutter(document);
  for (const [index, line] of document.lines.entries()) cutter.add(line, index);
  const kinds = settledKinds(cutter.sections);
  return cutter.cuts.map(({ line, section, opened }) => {
    const kind = kinds.get(section) ?? section.kind;
    const mark = opened === undefined ? 'I' : opened.left ? 'M' : 'H';
    return { line, ruled: `${mark}:${kind}`, kind, section, heading: opened?.heading, left: opened?.left };
  });
}

/** The sections as the rules cut them. */
function ruledParts(cuts: Cut<Section['kind']>[]): Section[] {
  const parts = new Map<object, Section>();
  for (const { kind, heading, left, line, section } of cuts) {
    const part = parts.get(section) ?? { kind, heading: section.heading, lines: [] };
    parts.set(section, part);
    const own = heading === undefined ? line : left;
    if (own && !isDocumentTitle(textOf(own))) part.lines.push(own);
  }
  return [...parts.values()];
}

/** What each section is, by its heading or by what stands in it. */
function settledKinds(all: Section[]): Map<Section, Section['kind']> {
  const sections = all.filter(({ kind, lines }) => kind === 'header' || lines.length > 0);
  const known = new Set(sections.map(({ kind }) => kind).filter((kind) => kind !== 'header'));
  return new Map(
    sections.map((section) => {
      if (section.kind === 'summary' && section.lines.filter(isFact).length > 1) return [section, 'contact'];
      if (section.kind === 'languages' && !hasLanguages(section.lines)) return [section, 'skills'];
      const kind = section.isUnknown ? guessKind(section.lines, known) : missingKind(section, known);
      if (kind) known.add(kind);
      return [section, kind ?? section.kind];
    }),
  );
}

/** A row of a form that asks for name, address or number. */
function isFact({ cells }: Line): boolean {
  const label = labelOf(cells[0]?.text.split(/[:：]/)[0] ?? '');
  return label === 'name' || label === 'phone' || label === 'email' || label === 'birth';
}

interface Opened {
  kind: Section['kind'];
  heading: string;
  /** What stands on the same line. */
  left?: Line;
  isUnknown?: boolean;
}

/** 'Training' may be courses or the schools of someone: where nothing else is called so, its entries tell. */
function missingKind({ kind, lines }: Section, known: ReadonlySet<SectionKind>): SectionKind | undefined {
  if (known.has('history')) return undefined;
  // 'Career summary' above dated jobs.
  const isDated = () => lines.filter((line) => findPeriod(textOf(line).slice(0, 200))?.start).length > 1;
  if (kind !== 'licences' && kind !== 'other' && !(kind === 'summary' && isDated())) return undefined;
  const guessed = guessKind(lines, known);
  return (guessed === 'education' || guessed === 'work') && !known.has(guessed) ? guessed : undefined;
}

class Cutter {
  readonly sections: Section[] = [{ kind: 'header', heading: '', lines: [] }];
  readonly cuts: { line: Line; section: Section; opened: Opened | undefined }[] = [];
  readonly #document: ResumeDocument;
  readonly #bodySize: number;
  readonly #looks: Set<string>;
  /** The section in which each block ended, for what goes on in the same column of the next page. */
  readonly #lastOf = new Map<number, Section>();
  #current = this.sections[0] as Section;
  #block = -1;

  constructor(document: ResumeDocument) {
    this.#document = document;
    this.#bodySize = commonSize(document.lines);
    this.#looks = headingLooks(document.lines, this.#bodySize);
  }

  add(line: Line, index: number): void {
    if (line.block !== this.#block) this.#enterBlock(line, index);
    const opened = this.#opens(line);
    if (opened) this.#open(opened.kind, opened.heading, opened.isUnknown);
    this.cuts.push({ line, section: this.#current, opened });
    const left = opened ? opened.left : line;
    if (left && !isDocumentTitle(textOf(left))) this.#current.lines.push(left);
    this.#lastOf.set(line.block, this.#current);
  }

  #open(kind: Section['kind'], heading: string, isUnknown = false): void {
    this.#current = { kind, heading, lines: [], isUnknown };
    this.sections.push(this.#current);
  }

  #enterBlock(line: Line, index: number): void {
    const isFirst = this.#block < 0;
    const leftAside = this.#document.blocks[this.#block]?.isAside === true;
    this.#block = line.block;
    if (isFirst) return;
    const before = this.#columnBefore(line.block);
    if (before) this.#current = before;
    else if (this.#document.blocks[line.block]?.isAside || this.#startsWithContact(index)) this.#open('contact', '');
    else if (leftAside) this.#open('header', '');
  }

  #startsWithContact(index: number): boolean {
    return this.#document.lines.slice(index, index + 2).some((line) => textOf(line).includes('@'));
  }

  /** Where the same column ended on the page before. */
  #columnBefore(block: number): Section | undefined {
    const { page, x } = this.#document.blocks[block] ?? { page: 1, x: null };
    if (page < 2 || !x) return undefined;
    let best: { overlap: number; section: Section } | undefined;
    for (const [other, section] of this.#lastOf) {
      const column = this.#document.blocks[other];
      if (column?.page !== page - 1 || !column.x) continue;
      const overlap = Math.min(x[1], column.x[1]) - Math.max(x[0], column.x[0]);
      if (!best || overlap >= best.overlap) best = { overlap, section };
    }
    return best?.section;
  }

  #opens(line: Line): Opened | undefined {
    const text = textOf(line);
    // '履歷' on top says what the page is.
    if (this.#current.kind === 'header' && this.#current.lines.length < 2 && !line.isBullet && isDocumentTitle(text))
      return undefined;
    const kind = headingOf(headOfGrid(line) ?? text);
    if (line.isBullet && !this.#isMarkedHeading(line, text, kind)) return undefined;
    // '【実績】' within a job.
    const isOther = line.cells.length === 1 && kind === 'education' && this.#current.kind === 'work';
    const isPart = !isOther && DATED.has(this.#current.kind) && isEntryLabel(text.replace(/[【】[\]:：]/g, ''));
    if (isPart && !this.#looks.has(lookOf(line))) return undefined;
    if (kind && this.#mayBeHeading(line, text)) return { kind, heading: text };
    return this.#opensBeside(line) ?? this.#opensInline(line, text) ?? this.#opensUnknown(line, text);
  }

  /** '■ 学歴': a mark before a heading, not an item of a list. */
  #isMarkedHeading(line: Line, text: string, kind: SectionKind | undefined): boolean {
    if (isUpper(text) || (kind && line.isBold)) return true;
    return kind !== undefined && !WEAK.test(text.trim()) && !this.#isInList();
  }

  #mayBeHeading(line: Line, text: string): boolean {
    if (this.#isStyled(line) || isUpper(text)) return true;
    const isList = this.#isInList();
    if (isList && line.cells.length === 1 && this.#looks.size > 0 && !this.#looks.has(lookOf(line))) return false;
    return !WEAK.test(text.trim()) || (this.#looks.size === 0 && !isList);
  }

  /** Where a file says nothing of looks, and in Chinese, where headings are short and end alike. */
  #isPlainHeading(line: Line, text: string): boolean {
    if (line.isBullet || /[,،、，;:：()]/.test(text)) return false;
    if (/^[\u3400-\u9fff]{1,5}(?:经历|經歷|经验|經驗|履历|履歷)$/.test(text)) return true;
    if (this.#bodySize > 0 || this.#looks.size > 0 || this.#isInList()) return false;
    return text.split(' ').length <= 3 && text.length <= 24 && companyScore(text) === 0 && titleScore(text) === 0;
  }

  #isInList(): boolean {
    return this.#current.kind === 'skills' || this.#current.kind === 'languages';
  }

  #isStyled(line: Line): boolean {
    return line.isHeading || line.isBold || (line.size > 0 && line.size > this.#bodySize * 1.08);
  }

  /** A heading in the margin, its text beside it. */
  #opensBeside(line: Line) {
    const [first, ...rest] = line.cells;
    if (!first || rest.length === 0) return undefined;
    const twice = this.#saidTwice(line);
    if (twice) return twice;
    const kind = headingOf(first.text) ?? this.#marginKind(first);
    if (!kind || (WEAK.test(first.text) && !first.isBold)) return undefined;
    if (!OWN.has(this.#current.kind) && isEntryLabel(first.text)) return undefined;
    if (kind === 'contact' || (this.#current.kind === 'skills' && !first.isBold)) return undefined;
    const isDated = rest.some(({ text }) => isDateLike(text));
    if (rest.length > 1 && !first.isBold && !isDated && rest.every(({ text }) => text.length < 25)) return undefined;
    return { kind, heading: first.text, left: { ...line, cells: rest, isBold: rest[0]?.isBold ?? false } };
  }

  /** 'الخبرات' on one side and 'Experience' on the other: the same heading in two languages. */
  #saidTwice(line: Line): Opened | undefined {
    const [first, second, ...more] = line.cells;
    if (!first || !second || more.length > 0 || line.isBullet || /\d|[.,:]/.test(second.text)) return undefined;
    const [one, other] = [first, second].map(({ text }) => headingOf(text) ?? headingByStem(text));
    if (!one || !other || isRtl(first.text) === isRtl(second.text)) return undefined;
    return { kind: headingOf(second.text) ?? other, heading: textOf(line) };
  }

  /** A heading in the margin that nobody listed, in bold like those above and below it that are known. */
  #marginKind({ isBold, text, box }: Cell): SectionKind | undefined {
    if (!isBold || !box || text.length > 24) return undefined;
    const known = this.#document.lines.filter(({ cells: [first, ...rest] }) => {
      if (!first?.isBold || !first.box || rest.length === 0 || !headingOf(first.text)) return false;
      const [left, right] = [first.box.x - box.x, first.box.x + first.box.width - box.x - box.width];
      return Math.min(Math.abs(left), Math.abs(right)) < 4;
    });
    return known.length > 1 ? headingByStem(text) : undefined;
  }

  /** Among jobs only where headings end in a colon, or in capitals or bold: other labels name parts of an entry. */
  #mayOpenInline(line: Line): boolean {
    if (INLINE_FROM.has(this.#current.kind)) return true;
    const text = textOf(line);
    const [label = ''] = text.split(/[:：]/, 1);
    // '学历：高中，沂南县第三中学' below the jobs.
    const inline = this.#current.kind === 'work' && !line.isBullet ? inlineHeading(text) : undefined;
    if (inline?.kind === 'education' && schoolPattern.test(fold(inline.rest))) return true;
    if (line.isBullet || isEntryLabel(label)) return false;
    return /[:：]\s*$/.test(this.#current.heading) || isUpper(label) || line.isBold;
  }

  #opensInline(line: Line, text: string) {
    const inline = this.#runIn(line, text) ?? (this.#mayOpenInline(line) ? inlineHeading(text) : undefined);
    if (!inline || inline.kind === 'contact' || line.cells.length > 1) return undefined;
    const [first] = line.cells;
    // 'Languages: Python, Go' among skills names no language that people speak.
    if (!first || (this.#current.kind === 'skills' && !first.isBold)) return undefined;
    if (inline.kind === 'summary' && this.#current.kind === 'header' && inline.rest.length < 25) return undefined;
    const cell = { ...first, text: inline.rest, visual: inline.rest };
    return {
      kind: inline.kind,
      heading: text.slice(0, text.length - inline.rest.length),
      left: { ...line, cells: [cell] },
    };
  }

  /** Only where several paragraphs begin so. */
  #runIn(line: Line, text: string) {
    const found = line.startsParagraph ? runInHeading(text) : undefined;
    const isUsual = () =>
      this.#document.lines.filter((one) => one.startsParagraph && runInHeading(textOf(one))).length > 1;
    return found && isUsual() ? found : undefined;
  }

  /** In a section whose first line looks so, such lines name its entries. */
  #isNameHere(line: Line): boolean {
    if (this.#current.isUnknown || !DATED.has(this.#current.kind)) return false;
    const [first] = this.#current.lines;
    return first === undefined || lookOf(first) === lookOf(line);
  }

  /** 'Diploma in Nursing' among schools, 'Head Nurse' among jobs. */
  #namesEntry(text: string): boolean {
    if (this.#current.isUnknown) return false;
    if (this.#current.kind === 'work') return titleScore(text) >= 2;
    return this.#current.kind === 'education' && (degreePattern.test(fold(text)) || schoolPattern.test(fold(text)));
  }

  /** Looks like the headings that are known, and says something else: what follows belongs to none of them. */
  #opensUnknown(line: Line, written: string): Opened | undefined {
    const text = withoutNumber(written);
    if (line.cells.length > 1 || text.length > 40 || findPeriod(text) || /[.。@]/.test(text)) return undefined;
    if (line.isBullet && !isUpper(text)) return undefined;
    const kind = headingByStem(text);
    if (this.#isNameHere(line)) return undefined;
    if (!this.#looks.has(lookOf(line)) && !(kind && this.#isPlainHeading(line, text))) return undefined;
    if (!kind && this.#namesEntry(text)) return undefined;
    // 'SPM' and 'HACCP' are abbreviations.
    if (!kind && (line.isBullet || (isUpper(text) && text.length < 6))) return undefined;
    // Above the first heading a line may as well be a name or what someone is.
    if (!kind && this.#current.kind === 'header' && this.#current.lines.length < 2) return undefined;
    return kind ? { kind, heading: text } : { kind: 'other', heading: text, isUnknown: true };
  }
}

const DATED: ReadonlySet<Section['kind']> = new Set(['work', 'education', 'history']);

/** Where labels name facts about the person, not parts of an entry. */
const OWN: ReadonlySet<Section['kind']> = new Set(['header', 'contact']);
