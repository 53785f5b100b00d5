import {
  contactTitle,
  type Education,
  esc,
  type Half,
  nameOf,
  type Person,
  personalRows,
  type Work,
} from '../person.ts';

export interface HtmlLayout {
  half: Half;
  /** Only for these languages; all when missing. */
  languages?: string[];
  draw(person: Person): string;
  /** Repeated by the browser on every page. */
  footer?: boolean;
}

type Entry = { title: string; company: string; place: string; dates: string; lines: string[] };
type Draw = (entry: Entry) => string;

const ofWork = ([title, company, place, dates, , , lines]: Work): Entry => ({ title, company, place, dates, lines });
const ofSchool = ([school, degree, field, place, dates]: Education, comma: string): Entry => ({
  title: [degree, field].filter(Boolean).join(comma),
  company: school,
  place,
  dates,
  lines: [],
});
const bullets = (lines: string[]) =>
  lines.length ? `<ul>${lines.map((line) => `<li>${esc(line)}</li>`).join('')}</ul>` : '';
const joined = (parts: string[], by: string) => parts.filter(Boolean).map(esc).join(by);
const isCjk = ({ language }: Person) => /^(zh|ja)/.test(language);
const commaOf = (person: Person) => (isCjk(person) ? ' ' : person.language === 'ar' ? '، ' : ', ');

const entries: Record<string, Draw> = {
  titleThenCompany: (e) =>
    `<div class=e><div class=row><b>${esc(e.title)}</b><span>${esc(e.dates)}</span></div><div>${joined([e.company, e.place], ', ')}</div>${bullets(e.lines)}</div>`,
  companyThenTitle: (e) =>
    `<div class=e><div class=row><b>${joined([e.company, e.place], ' — ')}</b><span>${esc(e.dates)}</span></div><i>${esc(e.title)}</i>${bullets(e.lines)}</div>`,
  dateLeft: (e) =>
    `<div class="e grid"><div>${esc(e.dates)}</div><div><b>${esc(e.title)}</b><div>${joined([e.company, e.place], ', ')}</div>${bullets(e.lines)}</div></div>`,
  oneLine: (e) =>
    `<div class=e><p><b>${joined([e.title, e.company], ', ')}</b>${e.place ? `, ${esc(e.place)}` : ''}</p><p class=dim>${esc(e.dates)}</p>${bullets(e.lines)}</div>`,
  dateFirst: (e) =>
    `<div class=e><p class=dim>${esc(e.dates)}</p><p><b>${esc(e.title)}</b></p><p>${esc(e.company)}${e.place ? ` · ${esc(e.place)}` : ''}</p>${bullets(e.lines)}</div>`,
  pipes: (e) => `<div class=e><p><b>${joined([e.title, e.company, e.dates], ' | ')}</b></p>${bullets(e.lines)}</div>`,
  stacked: (e) =>
    `<div class=e><p><b>${esc(e.company)}</b></p><p>${esc(e.title)}</p><p class=dim>${joined([e.dates, e.place], ' | ')}</p>${bullets(e.lines)}</div>`,
};

interface Parts {
  head(level?: string): string;
  summary: string;
  work(draw: Draw): string;
  education(draw: Draw): string;
  skills(how: 'list' | 'commas' | 'chips'): string;
  languages(how: 'list' | 'commas'): string;
  licences: string;
  other: string;
}

function section(title: string, body: string): string {
  return `<section><h2>${esc(title)}</h2>${body}</section>`;
}

function partsOf(person: Person): Parts {
  const comma = commaOf(person);
  const by = isCjk(person) ? '、' : person.language === 'ar' ? '، ' : ', ';
  const named = (person.languages?.[1] ?? []).map(([name, level], at) =>
    at % 2 ? `${name} (${level})` : `${name} – ${level}`,
  );
  return {
    head: () => `<h1>${esc(nameOf(person))}</h1><p class=headline>${esc(person.headline)}</p>`,
    summary: section(person.summary[0], `<p>${esc(person.summary[1])}</p>`),
    work: (draw) => section(person.work[0], person.work[1].map(ofWork).map(draw).join('')),
    education: (draw) =>
      section(person.education[0], person.education[1].map((one) => draw(ofSchool(one, comma))).join('')),
    skills: (how) => {
      const [title, skills] = person.skills;
      if (how === 'list') return section(title, bullets(skills));
      if (how === 'commas') return section(title, `<p>${esc(skills.join(by))}</p>`);
      return section(title, `<p>${skills.map((one) => `<span class=chip>${esc(one)}</span>`).join(' ')}</p>`);
    },
    languages: (how) =>
      person.languages
        ? section(person.languages[0], how === 'list' ? bullets(named) : `<p>${esc(named.join(by))}</p>`)
        : '',
    licences: person.licences
      ? section(
          person.licences[0],
          bullets(
            person.licences[1].map(([name, issuer, date]) => `${[name, issuer].filter(Boolean).join(', ')} (${date})`),
          ),
        )
      : '',
    other: (person.other ?? []).map(([title, text]) => section(title, `<p>${esc(text)}</p>`)).join(''),
  };
}

const contacts = (person: Person) => [person.email, person.phone, person.place, ...person.links];
const ltr = (text: string) => (/^[\d+(]/.test(text) ? `<bdi dir=ltr>${esc(text)}</bdi>` : esc(text));
const contactLine = (person: Person, by: string) => `<p class=contact>${contacts(person).map(ltr).join(by)}</p>`;
const contactList = (person: Person) =>
  section(
    contactTitle(person),
    contacts(person)
      .map((one) => `<p>${ltr(one)}</p>`)
      .join(''),
  );

function page(person: Person, css: string, body: string): string {
  const rtl = person.language === 'ar';
  return `<!doctype html><html lang="${person.language}" dir="${rtl ? 'rtl' : 'ltr'}"><meta charset=utf-8><style>
    body{font:10.5pt/1.4 'Liberation Sans','Noto Sans CJK ${cjk(person.language)}','Noto Naskh Arabic',sans-serif;margin:0}
    h1{font-size:22pt;margin:0}h2{font-size:12pt;margin:12pt 0 4pt}p{margin:0 0 2pt}ul{margin:2pt 0;padding-inline-start:14pt}
    .row{display:flex;justify-content:space-between}.e{margin-bottom:7pt}.dim{color:#666}.chip{display:inline-block;border:1px solid #999;padding:1pt 6pt;margin:2pt}
    .grid{display:grid;grid-template-columns:105pt 1fr;column-gap:12pt}${css}</style><body>${body}`;
}

const cjk = (language: string) => (language === 'ja' ? 'JP' : language === 'zh-TW' ? 'TC' : 'SC');

export const htmlLayouts: Record<string, HtmlLayout> = {
  'html-classic': {
    half: 'A',
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        'h2{border-bottom:1px solid}',
        `${p.head()}${contactLine(person, ' | ')}${p.summary}${p.work(entries.titleThenCompany as Draw)}${p.education(entries.titleThenCompany as Draw)}${p.skills('commas')}${p.languages('commas')}${p.licences}${p.other}`,
      );
    },
  },
  'html-sidebar-left': {
    half: 'A',
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        '.cols{display:grid;grid-template-columns:150pt 1fr;column-gap:20pt}aside{background:#eef;overflow-wrap:anywhere}aside h1{font-size:18pt}',
        `<div class=cols><aside>${p.head()}${contactList(person)}${p.skills('list')}${p.languages('list')}</aside><main>${p.summary}${p.work(entries.companyThenTitle as Draw)}${p.education(entries.companyThenTitle as Draw)}${p.licences}${p.other}</main></div>`,
      );
    },
  },
  'html-date-left': {
    half: 'A',
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        'h2{text-transform:uppercase;color:#246}h1{text-align:center}.headline,.contact{text-align:center}',
        `${p.head()}${contactLine(person, ' · ')}${p.summary}${p.education(entries.dateLeft as Draw)}${p.work(entries.dateLeft as Draw)}${p.licences}${p.skills('list')}${p.languages('commas')}${p.other}`,
      );
    },
  },
  'html-float-right': {
    half: 'A',
    footer: true,
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        'aside{float:right;width:150pt;overflow-wrap:anywhere}main{margin-inline-end:170pt;text-align:justify;hyphens:auto}h2{text-transform:uppercase;letter-spacing:.25em}',
        `<div dir=ltr><aside dir=auto>${contactList(person)}${p.skills('list')}${p.languages('list')}</aside></div><main>${p.head()}${p.summary}${p.work(entries.oneLine as Draw)}${p.education(entries.oneLine as Draw)}${p.licences}${p.other}</main>`,
      );
    },
  },
  'html-form': {
    half: 'A',
    draw: (person) => {
      const p = partsOf(person);
      const rows = personalRows(person).map(([label, value]) => `<tr><th>${esc(label)}<td>${ltr(value)}`);
      return page(
        person,
        'table{border-collapse:collapse;width:100%}td,th{border:1px solid #333;padding:3pt;text-align:start}th{width:90pt}',
        `<table>${rows.join('')}</table>${p.education(entries.dateLeft as Draw)}${p.work(entries.dateLeft as Draw)}${p.licences}${p.skills('commas')}${p.languages('commas')}${p.summary}`,
      );
    },
  },
  'html-pipes': {
    half: 'A',
    draw: (person) => {
      const p = partsOf(person);
      const labelled = personalRows(person)
        .slice(1)
        .map(([label, value]) => `<p>${esc(label)}: ${ltr(value)}</p>`);
      return page(
        person,
        'h2{background:#ddd}',
        `${p.head()}${labelled.join('')}${p.summary}${p.skills('chips')}${p.work(entries.pipes as Draw)}${p.education(entries.pipes as Draw)}${p.licences}${p.languages('list')}${p.other}`,
      );
    },
  },
  'html-centred': {
    half: 'B',
    footer: true,
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        'h1,h2,.headline,.contact{text-align:center}h2{font-variant:small-caps}',
        `${p.head()}${contactLine(person, ' • ')}${p.summary}${p.work(entries.stacked as Draw)}${p.education(entries.stacked as Draw)}${p.skills('commas')}${p.licences}${p.languages('commas')}${p.other}`,
      );
    },
  },
  'html-sidebar-right': {
    half: 'B',
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        '.cols{display:flex;gap:18pt}main{flex:1}aside{width:160pt;background:#223;color:#fff;padding:8pt}',
        `<div class=cols><main>${p.head()}${p.work(entries.titleThenCompany as Draw)}${p.education(entries.companyThenTitle as Draw)}${p.other}</main><aside>${contactList(person)}${p.summary}${p.skills('chips')}${p.languages('list')}${p.licences}</aside></div>`,
      );
    },
  },
  'html-date-first': {
    half: 'B',
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        'h2{border-inline-start:4px solid;padding-inline-start:5pt}',
        `${p.head()}${contactLine(person, '<br>')}${p.summary}${p.work(entries.dateFirst as Draw)}${p.education(entries.dateFirst as Draw)}${p.skills('list')}${p.languages('list')}${p.licences}${p.other}`,
      );
    },
  },
  'html-margin-headings': {
    half: 'B',
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        'section{display:grid;grid-template-columns:110pt 1fr;margin-top:8pt}section>h2{grid-row:1/20;margin:0}section>*{grid-column:2}section>h2{grid-column:1}',
        `${p.head()}${contactLine(person, ' | ')}${p.summary}${p.work(entries.companyThenTitle as Draw)}${p.education(entries.companyThenTitle as Draw)}${p.skills('commas')}${p.languages('commas')}${p.licences}${p.other}`,
      );
    },
  },
  'html-grid-form': {
    half: 'B',
    draw: (person) => {
      const p = partsOf(person);
      const rows = personalRows(person).map(([label, value]) => `<tr><td>${esc(label)}<td colspan=2>${ltr(value)}`);
      const row = (e: Entry) =>
        `<tr><td>${esc(e.dates)}<td>${joined([e.company, e.place], isCjk(person) ? ' ' : ', ')}<td>${esc(e.title)}${bullets(e.lines)}`;
      return page(
        person,
        'table{border-collapse:collapse;width:100%}td{border:1px solid #999;padding:4pt;vertical-align:top}td:first-child{width:100pt}',
        `<table>${rows.join('')}</table>${section(person.work[0], `<table>${person.work[1].map(ofWork).map(row).join('')}</table>`)}${section(person.education[0], `<table>${person.education[1].map((one) => row(ofSchool(one, commaOf(person)))).join('')}</table>`)}${p.licences}${p.skills('commas')}${p.summary}${p.languages('commas')}`,
      );
    },
  },
  'html-halves': {
    half: 'B',
    draw: (person) => {
      const p = partsOf(person);
      return page(
        person,
        '.cols{columns:2;column-gap:24pt}.e{break-inside:avoid}h2{break-after:avoid}',
        `${p.head()}${contactLine(person, ' / ')}<div class=cols>${p.summary}${p.work(entries.oneLine as Draw)}${p.education(entries.stacked as Draw)}${p.skills('list')}${p.languages('list')}${p.licences}${p.other}</div>`,
      );
    },
  },
};
