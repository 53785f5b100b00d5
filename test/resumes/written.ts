import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Education, Person, Work } from './person.ts';

/** What draws a written resume: Chromium, Typst, XeLaTeX, the docx library, or LibreOffice out of HTML. */
export type Tool = 'print' | 'typst' | 'tex' | 'word' | 'docx' | 'doc';

/** A resume that was written as a whole, each in a layout of its own. */
export interface Written {
  person: Person;
  tool: Tool;
  /** With the marks still in it. */
  source: string;
}

/** `{t1 Baker}`: what is between the braces is drawn, and it is the title of the first job; `~label~drawn` where the two differ. */
const MARK = /\{([a-zA-Z])(\d*)(?:~([^{}~]*)~| )([^{}]*)\}/g;
const WRITTEN_HALVES = ['E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'P', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y'] as const;
const FOLDER = new URL('./written/', import.meta.url);

export function loadWritten(): Written[] {
  return WRITTEN_HALVES.filter((half) => existsSync(new URL(`${half}/`, FOLDER))).flatMap((half) =>
    readdirSync(new URL(`${half}/`, FOLDER)).flatMap((file) => {
      const language = file.replace('.txt', '');
      const parts = readFileSync(new URL(`${half}/${file}`, FOLDER), 'utf8')
        .split(/^=== /m)
        .slice(1);
      return parts.map((part, index) => {
        const [head = ''] = part.split('\n', 1);
        const [tool, country = ''] = head.split(' ');
        const source = part.slice(head.length + 1);
        return {
          person: labelled(source, { id: `${language}-${half}${index + 1}`, language, half, country }),
          tool: tool as Tool,
          source,
        };
      });
    }),
  );
}

/** The source without its marks, each text escaped as its tool wants it. */
export function withoutMarks(source: string, escapeText: (text: string) => string): string {
  return source.replace(MARK, (_, kind: string, _at, _label, text: string) =>
    escapeText(isTime(kind) ? timed(text)[2] : text),
  );
}

const isTime = (kind: string) => kind === 'd' || kind === 'y';

function timed(text: string): [start: string, end: string, drawn: string] {
  const [, start = '', end = '', drawn = ''] = text.match(/^(\S+) (\S+) ?(.*)$/s) ?? [];
  return [written(start), written(end), drawn];
}

/** '2021.4' and '2021/4' are 2021-04 as the reader writes it; '-' is nothing. */
function written(date: string): string {
  if (date === '-') return '';
  const [year = '', month] = date.split(/[-./]/);
  return month ? `${year}-${month.padStart(2, '0')}` : year;
}

type Labels = Record<string, string>;

function mark(entries: Labels[], at: number, label: Labels): void {
  entries[at] = { ...entries[at], ...label };
}

function labelled(source: string, facts: Pick<Person, 'id' | 'language' | 'half' | 'country'>): Person {
  const jobs: Labels[] = [];
  const schools: Labels[] = [];
  const own: Labels = {};
  const skills: string[] = [];
  for (const [, kind = '', at = '', label, text = ''] of source.matchAll(MARK)) {
    const value = label ?? text;
    if (kind === 'k') skills.push(value);
    else if (kind === 'K') skills.push(...value.split(/\s*[,،、;]\s*/));
    else if (at === '') own[kind] = value;
    else for (const one of at) mark('tcd'.includes(kind) ? jobs : schools, Number(one) - 1, { [kind]: value });
  }
  const work = jobs.map(({ t = '', c = '', d = '' }): Work => {
    const [start, end, drawn] = timed(d);
    return [t, c, '', drawn, start, end, []];
  });
  const education = schools.map(({ s = '', g = '', m = '', y = '' }): Education => {
    const [start, end, drawn] = timed(y);
    return [s, g, m, '', drawn, start, end];
  });
  return {
    ...facts,
    name: [own.n ?? '', ''],
    full: own.n ?? '',
    headline: '',
    email: own.e ?? '',
    phone: own.f ?? '',
    place: '',
    links: [],
    summary: ['', ''],
    work: ['', work],
    education: ['', education],
    skills: ['', skills],
  };
}
