import type { Translate } from '#src/kernel/translate.ts';
import { directionOf, type LanguageCode } from '#src/modules/options/languages.ts';
import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { DesignOptions, SectionKind } from '../resume-design.ts';
import { createDateWriter, type DateWriter } from './write-dates.ts';

/** A resume in words, ready to be set: headings, dates and levels are written in its language. */
export interface Sheet {
  language: LanguageCode;
  direction: 'ltr' | 'rtl';
  /** Of the document. */
  title: string;
  name: string;
  headline: string;
  contacts: SheetContact[];
  /** The file that the renderer finds it under; empty for none. */
  photo: string;
  sections: SheetSection[];
  words: { contact: string };
  /** What only forms ask for; empty when nobody has said it. */
  born: string;
  nationality: string;
  /** The day on which it was made. */
  today: string;
}

export interface SheetContact {
  kind: 'place' | 'phone' | 'email' | 'link';
  text: string;
  url: string;
}

export interface SheetLine {
  text: string;
  point: boolean;
}

export interface SheetEntry {
  title: string;
  where: string;
  place: string;
  dates: string;
  /** For grids that tell the beginning and the end in rows of their own: year and month, empty when unknown. */
  start: [string, string];
  end: [string, string];
  is_current: boolean;
  lines: SheetLine[];
}

export interface SheetItem {
  name: string;
  detail: string;
  dates: string;
  /** Year and month, empty when unknown. */
  when: [string, string];
}

export interface SheetSection {
  kind: SectionKind;
  title: string;
  lines: SheetLine[];
  entries: SheetEntry[];
  items: SheetItem[];
}

export interface Wording {
  language: LanguageCode;
  translate: Translate;
  names: OptionNames;
  today: Date;
}

type Words = Wording & { dates: DateWriter };

/** What the resume says in the order that was chosen, without what is hidden or empty. */
export function writeSheet(content: ResumeContent, options: DesignOptions, wording: Wording): Sheet {
  const { language, translate } = wording;
  const words: Words = { ...wording, dates: createDateWriter(language, translate('resume.dates.present')) };
  const name = nameOf(content, language);
  const titleOf = (kind: SectionKind) =>
    options.design === 'shokumu' ? shokumuTitles[kind] : translate(`resume.${kind}.title`);
  return {
    language,
    direction: directionOf(language),
    title: [name, translate('resume.title')].filter(Boolean).join(' – '),
    name,
    headline: content.headline,
    contacts: contactsOf(content),
    photo: '',
    sections: options.order
      .filter((kind) => !options.hidden.includes(kind))
      .map((kind) => ({ kind, title: titleOf(kind), ...bodies[kind](content, words) }))
      .filter(({ lines, entries, items }) => lines.length + entries.length + items.length > 0),
    words: { contact: translate('resume.contact.title') },
    born: content.date_of_birth ? words.dates.day(content.date_of_birth) : '',
    nationality: content.nationality,
    today: words.dates.day(wording.today.toISOString().slice(0, 10)),
  };
}

/** The form's own headings, whatever the resume's language. */
const shokumuTitles: Record<SectionKind, string> = {
  summary: '職務要約',
  work: '職務経歴',
  education: '学歴',
  skills: '活かせる経験・知識・技術',
  languages: '語学',
  licences: '資格・免許',
};

/** Family names come first where they are written so; a space keeps the two apart for whoever reads the file. */
export function nameOf({ first_name, last_name }: ResumeContent, language: LanguageCode): string {
  const isFamilyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(last_name + first_name);
  const parts = isFamilyFirst ? [last_name, first_name] : [first_name, last_name];
  return parts.filter(Boolean).join(isFamilyFirst && language !== 'ja' ? '' : ' ');
}

function contactsOf({ place, phone, email, links }: ResumeContent): SheetContact[] {
  const all: SheetContact[] = [
    { kind: 'place', text: place, url: '' },
    { kind: 'phone', text: phone, url: '' },
    { kind: 'email', text: email, url: /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : '' },
    ...links.map(({ url }): SheetContact => ({ kind: 'link', text: shownAddress(url), url: webAddress(url) })),
  ];
  return all.filter(({ text }) => text !== '');
}

const shownAddress = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
/** Only the web: nothing else may be opened by a press on a resume. */
const webAddress = (url: string) =>
  /^https?:\/\//i.test(url) ? url : /^[\w-]+(\.[\w-]+)+/.test(url) ? `https://${url}` : '';

type Body = Pick<SheetSection, 'lines' | 'entries' | 'items'>;
const nothing: Body = { lines: [], entries: [], items: [] };

const bodies: Record<SectionKind, (content: ResumeContent, words: Words) => Body> = {
  summary: ({ summary }) => ({ ...nothing, lines: linesOf(summary) }),
  work: ({ work_experiences }, { dates }) => ({
    ...nothing,
    entries: work_experiences.map(({ title, company, place, description, ...period }) => ({
      title,
      where: company,
      place,
      ...timesOf(period, dates),
      lines: linesOf(description),
    })),
  }),
  education: ({ educations }, { dates, language }) => ({
    ...nothing,
    entries: educations.map(({ school, degree, field, place, description, ...period }) => ({
      title: [degree, field].filter(Boolean).join(COMMAS[language] ?? ', ') || school,
      where: degree || field ? school : '',
      place,
      ...timesOf(period, dates),
      lines: linesOf(description),
    })),
  }),
  skills: ({ skills }, { names }) => ({
    ...nothing,
    items: skills
      .filter(isNamed)
      .map((skill) => item(skill.name, levelOf(names, 'skill_proficiency_lists', skill.proficiency_id))),
  }),
  languages: ({ languages }, { names }) => ({
    ...nothing,
    items: languages
      .filter(isNamed)
      .map(({ name, proficiency_id }) => item(name, levelOf(names, 'language_proficiency_lists', proficiency_id))),
  }),
  licences: ({ licences }, { dates }) => ({
    ...nothing,
    items: licences.map(({ name, issuer, issued }) => ({
      ...item(name, issuer),
      dates: issued ? dates.month(issued) : '',
      when: yearAndMonth(issued),
    })),
  }),
};

const COMMAS: Partial<Record<LanguageCode, string>> = { ar: '، ', ja: '　', 'zh-CN': '，', 'zh-TW': '，' };

/** A line that was begun in the editor and has no words yet prints nothing. */
const isNamed = ({ name }: { name: string }): boolean => name.trim() !== '';
const item = (name: string, detail: string): SheetItem => ({ name, detail, dates: '', when: ['', ''] });

const levelOf = (names: OptionNames, list: string, id: number | null) => (id === null ? '' : names.of(list, id).value);

interface Period {
  start: string | null;
  end: string | null;
  is_current: boolean;
}

function timesOf(period: Period, dates: DateWriter) {
  return {
    dates: dates.period(period),
    start: yearAndMonth(period.start),
    end: yearAndMonth(period.end),
    is_current: period.is_current,
  };
}

function yearAndMonth(date: string | null): [string, string] {
  const [year = '', month] = date?.split('-') ?? [];
  return [year, month ? String(Number(month)) : ''];
}

const POINT = /^\s*[•●▪◦‣·・*–-]\s+|^\s*[•●▪◦‣・]/u;

/** Lines that begin like points are points. */
function linesOf(text: string): SheetLine[] {
  return text
    .split('\n')
    .map((line) => ({ text: line.replace(POINT, '').trim(), point: POINT.test(line) }))
    .filter((line) => line.text !== '');
}
