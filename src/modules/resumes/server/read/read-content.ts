import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import type { ReadField, ResumeReading } from '../../resume-reading.ts';
import { isSaidBy, preferCarried } from './carried-content.ts';
import { type Found, findLinks, type Placed } from './contact.ts';
import { countriesFor, languageOfText } from './countries.ts';
import { findDate, readAsOf } from './dates.ts';
import { type Cell, type Line, type ResumeDocument, textOf, UnreadableFile } from './document.ts';
import type { EducationNames } from './education.ts';
import type { Entry } from './entries.ts';
import { findEmail } from './find-email.ts';
import { findPhone } from './find-phone.ts';
import { hasLanguages } from './guess-kind.ts';
import { findHeadline, findPlace } from './head-lines.ts';
import { isHistory, readHistory, type Stay } from './history.ts';
import { joinTexts } from './join-texts.ts';
import { readLabels } from './labels.ts';
import type { ChainModel } from './learnt/chain.ts';
import type { Named } from './learnt/learnt-names.ts';
import { type Learnt, loadLearnt } from './learnt/models.ts';
import { readLanguages, readLicences, readSkills } from './lists.ts';
import { findName, splitName } from './names.ts';
import { fold } from './normalise.ts';
import { readEducation, readWork } from './read-entries.ts';
import { degreePattern } from './role-words.ts';
import { type Section, splitSections } from './sections.ts';
import type { WorkNames } from './work.ts';
import { joinWrapped } from './wrapped-lines.ts';

export interface ReadHints {
  countryCode?: string | undefined;
  language?: string | undefined;
  /** In which it is read; without it the machine's own clock says it. */
  year?: number | undefined;
}

const LISTS: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'licences', 'header', 'contact']);

/** People who speak for someone, with numbers of their own. */
const OTHERS =
  /refer[eê]|rujukan|\bperujuk|推荐人|推薦人|推薦者|参考人|參考人|證明人|证明人|مراجع|المعرف|مرجعي|emergency|darurat|kecemasan|緊急|紧急/i;

type Fields = Record<string, ReadField>;

/** What a document says about a person, with where each thing stands and how sure we are. */
export function readContent(given: ResumeDocument, hints: ReadHints, learnt = loadLearnt()): ResumeReading {
  readAsOf(hints.year ?? new Date().getFullYear());
  const document = { ...given, lines: tidyLines(given.lines) };
  const { ruled, sections } = splitSections(document, learnt.sections);
  const reader = new ContentReader(
    document,
    { ruled: ruled.map(joined), sections: sections.map(joined) },
    hints,
    learnt,
  );
  reader.readPerson();
  reader.readHistories();
  reader.readLists();
  const reading = { content: reader.content, fields: reader.fields, pages: document.pages };
  if (given.carried && isSaidBy(document, given.carried)) return preferCarried(reading, given.carried);
  if (!reader.isResume()) throw new UnreadableFile('notAResume');
  return reading;
}

/** The parts of a document, each with its lines as they are read. */
export function readSections(given: ResumeDocument, model: ChainModel | undefined): Section[] {
  return splitSections({ ...given, lines: tidyLines(given.lines) }, model).sections.map(joined);
}

const joined = (section: Section): Section => ({
  ...section,
  lines: joinWrapped(section.lines, LISTS.has(section.kind)),
});

/** The lines that say something, without what no rule should read. */
export const tidyLines = (lines: Line[]): Line[] => lines.filter(saysSomething).map(withoutColons).map(shortened);

/** Rules of '====' between the parts say nothing. */
const saysSomething = (line: Line) => /[\p{L}\p{N}]/u.test(textOf(line));

/** '学士 生活科学部 食品科学科', 'Grado, Arquitectura Técnica': the degree and what it is in. */
function splitStudy(text: string): [degree: string, field: string] {
  const [, first = text, rest = ''] = /^([^,،，]+?)(?:\s*[,،，]\s*|\s{2,})(.+)$/u.exec(text) ?? [];
  return rest || degreePattern.test(fold(first)) ? [first, rest] : ['', first];
}

/** 'Summer 2025': a job of one date began and ended then. */
function lasting<Period extends { start: string | null; end: string | null }>(period: Period): Period {
  return period.start === null && period.end !== null ? { ...period, start: period.end } : period;
}

/** ':' in a column of its own between label and value. */
function withoutColons(line: Line): Line {
  const cells = line.cells
    .filter(({ text }) => !/^[:：|]$/.test(text))
    .map((cell, at) =>
      at > 0 && /^[:：]\s/.test(cell.text) ? { ...cell, text: cell.text.slice(1).trimStart() } : cell,
    );
  return cells.every((cell, at) => cell === line.cells[at]) && cells.length === line.cells.length
    ? line
    : { ...line, cells };
}

/** So far down a form asks for the name. */
const FORM_LINES = 12;

/** No rule reads more than this in one piece, so that a hostile paragraph cannot keep any of them busy. */
const LONGEST_CELL = 4000;

function shortened(line: Line): Line {
  if (line.cells.every(({ text }) => text.length <= LONGEST_CELL)) return line;
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: cell.text.slice(0, LONGEST_CELL),
    visual: cell.visual.slice(0, LONGEST_CELL),
  }));
  return { ...line, cells };
}

class ContentReader {
  readonly content = emptyResume();
  readonly fields: Fields = {};
  readonly #document: ResumeDocument;
  readonly #sections: Section[];
  /** Names, addresses and numbers are looked for where the rules see the head: weights know no better there. */
  readonly #ruled: Section[];
  readonly #hints: ReadHints;
  readonly #learnt: Learnt;

  constructor(
    document: ResumeDocument,
    { ruled, sections }: Record<'ruled' | 'sections', Section[]>,
    hints: ReadHints,
    learnt: Learnt,
  ) {
    this.#learnt = learnt;
    this.#document = document;
    this.#ruled = ruled;
    this.#sections = sections;
    this.#hints = hints;
  }

  /** Something that only resumes have. */
  isResume(): boolean {
    const { email, phone, work_experiences, educations, skills } = this.content;
    return work_experiences.length + educations.length + skills.length > 0 || (email !== '' && phone !== '');
  }

  #note(
    path: string,
    confidence: number,
    found: { cell: Cell; page: number } | undefined,
    alternatives: string[] = [],
  ): void {
    const source = found ? { page: found.page, box: found.cell.box, text: found.cell.text.slice(0, 300) } : null;
    this.fields[path] = { confidence: Math.round(confidence * 100) / 100, source, alternatives };
  }

  #keep<Key extends 'email' | 'phone' | 'place' | 'headline' | 'nationality'>(
    key: Key,
    found: Found<string> | undefined,
  ): void {
    if (!found) return;
    this.content[key] = found.value;
    this.#note(key, found.confidence, found);
  }

  readPerson(): void {
    const own = this.#ruled.filter(({ kind }) => kind === 'header' || kind === 'contact' || kind === 'links');
    const head = own.filter(({ kind }) => kind !== 'links').flatMap(({ lines }) => lines);
    const placed: Placed[] = this.#ruled.flatMap((section) =>
      section.lines.map((line) => ({ line, isOwn: own.includes(section), isOthers: OTHERS.test(section.heading) })),
    );
    const labelled = readLabels(head);
    // A form whose title is taken for a heading ('工作履歷') has its name below that.
    if (!labelled.some(({ label }) => label === 'name'))
      labelled.push(...readLabels(this.#document.lines.slice(0, FORM_LINES)).filter(({ label }) => label === 'name'));
    const email = findEmail(placed, this.#document.links);
    this.#keep('email', email);
    const place = findPlace(head, labelled);
    this.#keep(
      'phone',
      findPhone(placed, countriesFor(this.#document, this.#hints, place?.value ?? ''), this.#document.links),
    );
    this.#keep('place', place);
    const name = findName(this.#headFirst(head), labelled, {
      email: email?.value ?? '',
      language: languageOfText(this.#document),
    });
    if (name) {
      const { first, last } = splitName(name.value, this.#hints.language);
      Object.assign(this.content, { first_name: first, last_name: last });
      this.#note('first_name', name.confidence, name);
      this.#note('last_name', last ? name.confidence * 0.95 : 0.3, name);
    }
    this.#keep('headline', findHeadline(head, labelled, [name?.cell, email?.cell, place?.cell]));
    this.#readFacts(labelled);
    for (const link of findLinks(placed, this.#document.links, email?.value ?? '')) {
      this.#note(`links.${this.content.links.length}.url`, link.confidence, link);
      this.content.links.push({ url: link.value, label: '' });
    }
  }

  /** A resume whose name stands in the main column has an empty head; the first lines are looked at then. */
  #headFirst(head: Line[]): Line[] {
    const headings = new Set(this.#ruled.map(({ heading }) => heading));
    const rest = this.#document.lines
      .filter((line) => line.page === 1 && !head.includes(line) && !headings.has(textOf(line)))
      .slice(0, 6);
    return [...head, ...rest.filter(({ cells, isBullet }) => cells.length === 1 && !isBullet)];
  }

  #readFacts(labelled: ReturnType<typeof readLabels>): void {
    const birth = labelled.find(({ label }) => label === 'birth');
    const date = birth && findDate(birth.value);
    if (date) {
      this.content.date_of_birth = date;
      this.#note('date_of_birth', 0.95, birth);
    }
    const nationality = labelled.find(({ label }) => label === 'nationality');
    if (nationality) this.#keep('nationality', { ...nationality, confidence: 0.95 });
  }

  readHistories(): void {
    for (const section of this.#sections) {
      const isWork = section.kind === 'work';
      if (!isWork && section.kind !== 'education' && section.kind !== 'history') continue;
      if (isHistory(section.lines)) for (const stay of readHistory(section.lines)) this.#addStay(stay);
      else if (isWork) this.#addWork(readWork(section.lines, this.#learnt.work));
      else this.#addEducation(readEducation(section.lines, this.#learnt.education));
    }
  }

  #addStay(stay: Stay): void {
    const { name, role, detail, start, end, isCurrent, isSchool } = stay;
    const period = { start, end, is_current: isCurrent };
    const [first = '', ...rest] = role ? [name.replace(/\s+/g, ' '), role] : name.split(/\s+/);
    if (isSchool) {
      const [degree = '', field = ''] = role ? splitStudy(role) : ['', rest.join(' ')];
      this.#note(`educations.${this.content.educations.length}.school`, 0.8, stay);
      this.content.educations.push({
        school: first,
        degree,
        field,
        place: '',
        ...period,
        description: detail,
      });
    } else {
      const path = `work_experiences.${this.content.work_experiences.length}`;
      this.#note(`${path}.company`, 0.8, stay);
      const title = rest.join(' ');
      if (title) this.#note(`${path}.title`, 0.5, stay);
      this.content.work_experiences.push({ title, company: first, place: '', ...period, description: detail });
    }
  }

  #addWork(jobs: Named<WorkNames>[]): void {
    for (const { entry, names } of jobs) {
      const { title, company, place, certainty } = names;
      if (!title && !company) continue;
      const path = `work_experiences.${this.content.work_experiences.length}`;
      const other = (piece: typeof title) => (piece && certainty < 0.8 ? [piece.text] : []);
      if (title) this.#note(`${path}.title`, certainty, { ...title, page: entry.page }, other(company));
      if (company) this.#note(`${path}.company`, certainty, { ...company, page: entry.page }, other(title));
      if (place) this.#note(`${path}.place`, 0.8, { ...place, page: entry.page });
      this.content.work_experiences.push({
        title: title?.text ?? '',
        company: company?.text ?? '',
        place: place?.text ?? '',
        ...lasting(this.#period(path, entry)),
        description: this.#description(path, entry.description),
      });
    }
  }

  #addEducation(stays: Named<EducationNames>[]): void {
    for (const { entry, names } of stays) {
      const { school, degree, field, place, certainty } = names;
      if (!school && !degree) continue;
      const path = `educations.${this.content.educations.length}`;
      if (school) this.#note(`${path}.school`, certainty, { ...school, page: entry.page });
      if (degree) this.#note(`${path}.degree`, certainty, { ...degree, page: entry.page });
      this.content.educations.push({
        school: school?.text ?? '',
        degree: degree?.text ?? '',
        field,
        place: place?.text ?? '',
        ...this.#period(path, entry),
        description: this.#description(path, entry.description),
      });
    }
  }

  #period(path: string, { period, periodCell, page }: Entry) {
    if (!period) return { start: null, end: null, is_current: false };
    const found = periodCell && { cell: periodCell, page };
    const confidence = period.start && (period.end || period.isCurrent) ? 0.95 : 0.7;
    if (period.start) this.#note(`${path}.start`, confidence, found);
    if (period.end) this.#note(`${path}.end`, confidence, found);
    return { start: period.start, end: period.end, is_current: period.isCurrent };
  }

  #description(path: string, lines: Line[]): string {
    const [first] = lines;
    const [cell] = first?.cells ?? [];
    if (!first || !cell) return '';
    this.#note(`${path}.description`, 0.8, { cell, page: first.page });
    return lines.map((line) => (line.isBullet ? `• ${textOf(line)}` : textOf(line))).join('\n');
  }

  /** 'Idiomas e ferramentas': the lines of it that name no language. */
  #skillsBesideLanguages(): Line[] {
    return this.#sections
      .filter(
        ({ kind, heading }) => kind === 'languages' && /\s(?:&|and|y|e|dan|ve|و\S*)\s|[/,、・与與和及]/.test(heading),
      )
      .flatMap(({ lines }) => lines.filter((line) => !hasLanguages([line])));
  }

  readLists(): void {
    const linesOf = (kind: Section['kind']) =>
      this.#sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
    const [about] = this.#sections.filter(({ kind, lines }) => kind === 'summary' && lines.length > 0);
    if (about) {
      this.content.summary = about.lines
        .map((line) => (line.isBullet ? `• ${textOf(line)}` : textOf(line)))
        .reduce((before, text) => (text.startsWith('•') ? `${before}\n${text}` : joinTexts(before, text)));
      const [first] = about.lines;
      if (first?.cells[0]) this.#note('summary', 0.85, { cell: first.cells[0], page: first.page });
    }
    for (const one of readSkills([...linesOf('skills'), ...this.#skillsBesideLanguages()])) {
      this.#note(`skills.${this.content.skills.length}.name`, 0.85, one);
      this.content.skills.push({ name: one.value, proficiency_id: null });
    }
    for (const one of readLanguages(linesOf('languages'))) {
      this.#note(`languages.${this.content.languages.length}.name`, 0.9, one);
      this.content.languages.push({
        name: one.value.name,
        language_id: one.value.languageId,
        proficiency_id: one.value.proficiencyId,
      });
    }
    for (const one of readLicences(linesOf('licences'))) {
      this.#note(`licences.${this.content.licences.length}.name`, 0.8, one);
      this.content.licences.push({ ...one.value, credential_id: '', url: '', expires: null });
    }
  }
}
