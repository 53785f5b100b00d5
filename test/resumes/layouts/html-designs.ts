import { contactTitle, esc, nameOf, type Person, personalRows, type Work } from '../person.ts';
import type { HtmlLayout } from './html.ts';

/** Designs that share nothing with those of `html.ts`: each is drawn as another person would draw it. */

const join = (parts: string[], by: string) => parts.filter(Boolean).map(esc).join(by);
const items = (lines: string[]) => lines.map((line) => `<li>${esc(line)}</li>`).join('');
const ltr = (text: string) => `<bdi dir=ltr>${esc(text)}</bdi>`;
const comma = ({ language }: Person) => (/^(zh|ja)/.test(language) ? '、' : language === 'ar' ? '، ' : ', ');
const studied = (person: Person, degree: string, field: string) =>
  [degree, field].filter(Boolean).join(/^(zh|ja)/.test(person.language) ? ' ' : comma(person));
const spoken = ({ languages }: Person, by: string) =>
  (languages?.[1] ?? []).map(([name, level]) => `${name}${by}${level}`);
const papers = ({ licences }: Person) => (licences?.[1] ?? []).map((parts) => parts.filter(Boolean).join(', '));

function page(person: Person, css: string, body: string): string {
  const rtl = person.language === 'ar';
  const cjk = person.language === 'ja' ? 'JP' : person.language === 'zh-TW' ? 'TC' : 'SC';
  return `<!doctype html><html lang="${person.language}" dir="${rtl ? 'rtl' : 'ltr'}"><meta charset=utf-8><style>
    body{font-family:'DejaVu Serif','Noto Serif CJK ${cjk}','Noto Naskh Arabic',serif;margin:0;font-size:10pt}
    *{box-sizing:border-box}${css}</style><body>${body}`;
}

/** One employer after another, each with all the roles someone had there. */
function byEmployer(jobs: Work[]): [string, string, Work[]][] {
  const groups: [string, string, Work[]][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.[0] === job[1]) last[2].push(job);
    else groups.push([job[1], job[2], [job]]);
  }
  return groups;
}

const columns: Record<string, [string, string, string]> = {
  en: ['Period', 'Employer', 'Position'],
  'zh-CN': ['时间', '单位', '职务'],
  id: ['Periode', 'Perusahaan', 'Jabatan'],
  ja: ['期間', '会社名', '職種'],
  'zh-TW': ['期間', '公司', '職稱'],
  ms: ['Tempoh', 'Majikan', 'Jawatan'],
  tr: ['Tarih', 'Kurum', 'Görev'],
  'pt-BR': ['Período', 'Empresa', 'Cargo'],
  es: ['Periodo', 'Empresa', 'Puesto'],
  ar: ['الفترة', 'جهة العمل', 'الوظيفة'],
};

export const designs: Record<string, HtmlLayout> = {
  'design-table': {
    half: 'C',
    draw: (person) => {
      const [period, employer, position] = columns[person.language] ?? ['', '', ''];
      const h = (text: string) => `<h3>${esc(text)}</h3>`;
      return page(
        person,
        'h1{font-size:17pt;float:inline-start;margin:0}.c{text-align:end}h3{background:#234;color:#fff;padding:2pt 6pt;clear:both;font-size:10pt}table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:3pt 5pt;vertical-align:top;text-align:start}',
        `<h1>${esc(nameOf(person))}</h1><div class=c>${ltr(person.phone)}<br><a href="mailto:${person.email}">${esc(person.email)}</a><br>${esc(person.place)}</div>
        ${h(person.summary[0])}<p>${esc(person.summary[1])}</p>
        ${h(person.work[0])}<table><tr><th>${period}<th>${employer}<th>${position}</tr>${person.work[1].map(([title, company, place, dates]) => `<tr><td>${esc(dates)}<td>${join([company, place], ', ')}<td>${esc(title)}</tr>`).join('')}</table>
        ${h(person.education[0])}<table>${person.education[1].map(([school, degree, field, , dates]) => `<tr><td>${esc(dates)}<td>${esc(school)}<td>${esc(studied(person, degree, field))}</tr>`).join('')}</table>
        ${h(person.skills[0])}<table><tr>${person.skills[1].map((skill) => `<td>${esc(skill)}`).join('')}</tr></table>
        ${person.languages ? `${h(person.languages[0])}<table>${person.languages[1].map(([name, level]) => `<tr><td>${esc(name)}<td>${esc(level)}</tr>`).join('')}</table>` : ''}
        ${person.licences ? `${h(person.licences[0])}<ul>${items(papers(person))}</ul>` : ''}`,
      );
    },
  },
  'design-roles': {
    half: 'C',
    draw: (person) => {
      const h = (text: string) => `<h2>${esc(text)}</h2>`;
      return page(
        person,
        'h1{letter-spacing:.3em;font-weight:400;text-transform:uppercase;text-align:center;font-size:18pt}h2{letter-spacing:.25em;font-size:9.5pt;font-weight:400;text-transform:uppercase;border-top:1px solid;border-bottom:1px solid;text-align:center}.r{display:flex;justify-content:space-between;font-style:italic}p,li{text-align:justify;hyphens:auto}[lang=ar] *{letter-spacing:0}',
        `<h1>${esc(nameOf(person))}</h1><p style="text-align:center">${esc(person.place)} ◆ ${ltr(person.phone)} ◆ ${esc(person.email)}</p><p>${esc(person.summary[1])}</p>
        ${h(person.work[0])}${byEmployer(person.work[1])
          .map(
            ([company, place, roles]) =>
              `<div><b>${esc(company)}</b>${place ? ` (${esc(place)})` : ''}</div>${roles.map(([title, , , dates, , , lines]) => `<div class=r><span>${esc(title)}</span><span>${esc(dates)}</span></div><ul>${items(lines)}</ul>`).join('')}`,
          )
          .join('')}
        ${h(person.education[0])}${person.education[1].map(([school, degree, field, , dates]) => `<div><b>${esc(school)}</b></div><div class=r><span>${esc(studied(person, degree, field))}</span><span>${esc(dates)}</span></div>`).join('')}
        ${h(person.skills[0])}<p style="text-align:center">${person.skills[1].map(esc).join(' • ')}</p>
        ${person.languages ? `${h(person.languages[0])}<p style="text-align:center">${spoken(person, ': ').map(esc).join(' • ')}</p>` : ''}
        ${person.licences ? `${h(person.licences[0])}<p>${papers(person).map(esc).join('<br>')}</p>` : ''}`,
      );
    },
  },
  'design-timeline': {
    half: 'C',
    draw: (person) => {
      const h = (text: string) => `<h4>${esc(text)}</h4>`;
      const entry = (dates: string, strong: string, soft: string, lines: string[]) =>
        `<div class=e><div class=d>${esc(dates)}</div><div class=t><b>${esc(strong)}</b><br><span>${soft}</span>${lines.length ? `<p>${lines.map(esc).join(' ')}</p>` : ''}</div></div>`;
      return page(
        person,
        'body{display:flex;font-family:"DejaVu Sans","Noto Sans CJK SC","Noto Sans Arabic"}main{width:66%;padding-inline-end:14pt}aside{width:34%;background:#223;color:#fff;padding:12pt}h1{font-size:24pt;line-height:1;margin:0}h4{color:#c33;font-size:12pt;margin:12pt 0 4pt}.e{display:flex}.d{width:27%;font-size:8pt;color:#555;padding-inline-end:6pt}.t{width:73%;border-inline-start:2px solid #c33;padding-inline-start:8pt;padding-bottom:6pt}.bar{height:4pt;background:#c33}',
        `<main><h1>${esc(nameOf(person))}</h1><div>${esc(person.headline)}</div>${h(person.work[0])}${person.work[1].map(([title, company, place, dates, , , lines]) => entry(dates, title, join([company, place], ' | '), lines)).join('')}
        ${h(person.education[0])}${person.education[1].map(([school, degree, field, , dates]) => entry(dates, studied(person, degree, field), esc(school), [])).join('')}</main>
        <aside>${h(contactTitle(person))}<div>✆ ${ltr(person.phone)}</div><div style="word-break:break-all">✉ ${esc(person.email)}</div><div>⌂ ${esc(person.place)}</div>${h(person.summary[0])}<p>${esc(person.summary[1])}</p>${h(person.skills[0])}${person.skills[1].map((skill) => `<div>${esc(skill)}</div><div class=bar style="width:70%"></div>`).join('')}
        ${
          person.languages
            ? h(person.languages[0]) +
              spoken(person, ' — ')
                .map((one) => `<div>${esc(one)}</div>`)
                .join('')
            : ''
        }${
          person.licences
            ? h(person.licences[0]) +
              papers(person)
                .map((one) => `<div>${esc(one)}</div>`)
                .join('')
            : ''
        }</aside>`,
      );
    },
  },
  'design-bare': {
    half: 'C',
    draw: (person) =>
      page(
        person,
        'h1{font-size:13pt;margin:0}b.h{display:block;margin-top:10pt;text-decoration:underline}p{margin:1pt 0}',
        `<h1>${esc(nameOf(person))}</h1><p>${esc(person.headline)}, ${esc(person.place)}. <a href="mailto:${person.email}">✉</a> / ${ltr(person.phone)}</p><br><p>${esc(person.summary[1])}</p>
        <b class=h>${esc(person.work[0])}</b>${person.work[1].map(([title, company, place, dates, , , lines]) => `<p style="margin-top:6pt">${join([company, place], ', ')}</p><p>${esc(title)}</p><p><i>${esc(dates)}</i></p>${lines.map((line) => `<p>– ${esc(line)}</p>`).join('')}`).join('')}
        <b class=h>${esc(person.education[0])}</b>${person.education[1].map(([school, degree, field, place, dates]) => `<p style="margin-top:6pt">${join([school, place], ', ')}</p><p>${esc(studied(person, degree, field))}</p><p><i>${esc(dates)}</i></p>`).join('')}
        <b class=h>${esc(person.skills[0])}</b><p>${person.skills[1].map(esc).join('<br>')}</p>
        ${person.languages ? `<b class=h>${esc(person.languages[0])}</b><p>${spoken(person, ' ').map(esc).join('<br>')}</p>` : ''}
        ${person.licences ? `<b class=h>${esc(person.licences[0])}</b><p>${papers(person).map(esc).join('<br>')}</p>` : ''}`,
      ),
  },
  'design-europass': {
    half: 'D',
    draw: (person) => {
      const row = (left: string, right: string) => `<div class=l>${left}</div><div class=v>${right}</div>`;
      return page(
        person,
        'body{display:grid;grid-template-columns:32% 1fr;font-family:"Liberation Sans","Noto Sans CJK SC","Noto Sans Arabic"}.l{text-align:end;padding:2pt 10pt;color:#146}.v{border-inline-start:1px solid #999;padding:2pt 10pt}h1{font-size:16pt;margin:0}.h{text-transform:uppercase;font-size:9pt;font-weight:700}',
        row('<span class=h>Curriculum Vitae</span>', `<h1>${esc(nameOf(person))}</h1>`) +
          personalRows(person)
            .slice(1)
            .map(([label, value]) => row(esc(label), ltr(value)))
            .join('') +
          row(`<span class=h>${esc(person.work[0])}</span>`, '&nbsp;') +
          person.work[1]
            .map(([title, company, place, dates, , , lines]) =>
              row(esc(dates), `<b>${esc(title)}</b><br>${join([company, place], ', ')}<ul>${items(lines)}</ul>`),
            )
            .join('') +
          row(`<span class=h>${esc(person.education[0])}</span>`, '&nbsp;') +
          person.education[1]
            .map(([school, degree, field, place, dates]) =>
              row(esc(dates), `<b>${esc(studied(person, degree, field))}</b><br>${join([school, place], ', ')}`),
            )
            .join('') +
          row(`<span class=h>${esc(person.skills[0])}</span>`, `<ul>${items(person.skills[1])}</ul>`) +
          (person.languages
            ? row(`<span class=h>${esc(person.languages[0])}</span>`, spoken(person, ' ').map(esc).join('<br>'))
            : '') +
          (person.licences
            ? row(`<span class=h>${esc(person.licences[0])}</span>`, papers(person).map(esc).join('<br>'))
            : ''),
      );
    },
  },
  'design-brackets': {
    half: 'D',
    draw: (person) => {
      const h = (text: string) => `<h2>${esc(text)}</h2>`;
      return page(
        person,
        'h1{font-size:26pt;color:#264;margin:0}h2{font-variant:small-caps;font-size:14pt;border-bottom:2px solid #264;color:#264;margin:10pt 0 4pt}p{margin:2pt 0}',
        `<h1>${esc(nameOf(person))}</h1><p>${esc(person.headline)}</p><p>⌂ ${esc(person.place)} &nbsp; ☎ ${ltr(person.phone)} &nbsp; ✉ ${esc(person.email)}</p>
        ${h(person.skills[0])}<p>${person.skills[1].map(esc).join(comma(person))}</p>
        ${h(person.work[0])}${person.work[1].map(([title, company, , dates, , , lines]) => `<p><b>${esc(title)}</b> — ${esc(company)} (${esc(dates)})</p><ul>${items(lines)}</ul>`).join('')}
        ${h(person.education[0])}${person.education[1].map(([school, degree, field, , dates]) => `<p><b>${esc(studied(person, degree, field))}</b> — ${esc(school)} (${esc(dates)})</p>`).join('')}
        ${person.licences ? `${h(person.licences[0])}<ul>${items(papers(person))}</ul>` : ''}${person.languages ? `${h(person.languages[0])}<p>${spoken(person, ' / ').map(esc).join('; ')}</p>` : ''}
        ${h(person.summary[0])}<p>${esc(person.summary[1])}</p>`,
      );
    },
  },
  'design-split': {
    half: 'D',
    draw: (person) => {
      const h = (text: string) => `<h2>${esc(text)}</h2>`;
      const [first = '', ...rest] = nameOf(person).split(' ');
      return page(
        person,
        'body{display:grid;grid-template-columns:34% 1fr;font-family:"DejaVu Sans Condensed","Noto Sans CJK SC","Noto Sans Arabic"}aside{background:#e8e2da;padding:16pt 10pt}main{padding:16pt}h1{font-size:28pt;line-height:1.05;margin:0;font-weight:300}h2{letter-spacing:.2em;text-transform:uppercase;font-size:10pt;margin:14pt 0 4pt}[lang=ar] *{letter-spacing:0}.m{width:40pt;height:40pt;border-radius:50%;border:1px solid;text-align:center;line-height:40pt;font-size:14pt}span.k{background:#ccc;border-radius:6pt;padding:1pt 5pt;margin:2pt;display:inline-block}.s{display:flex;justify-content:space-between}',
        `<aside><div class=m>${esc([...first][0] ?? '')}${esc([...(rest.at(-1) ?? '')][0] ?? '')}</div>${h(contactTitle(person))}<p>${esc(person.place)}<br>${ltr(person.phone)}<br>${esc(person.email)}</p>${h(person.skills[0])}<div>${person.skills[1].map((skill) => `<span class=k>${esc(skill)}</span>`).join('')}</div>${person.languages ? h(person.languages[0]) + person.languages[1].map(([name, level]) => `<div class=s><span>${esc(name)}</span><span>${esc(level)}</span></div>`).join('') : ''}</aside>
        <main><h1>${esc(first)}<br>${esc(rest.join(' '))}</h1><div>${esc(person.headline)}</div>${h(person.summary[0])}<p>${esc(person.summary[1])}</p>
        ${h(person.work[0])}${person.work[1].map(([title, company, place, dates, , , lines]) => `<div style="color:#777;font-size:8.5pt">${join([dates, place], ' · ')}</div><div><b>${esc(company)}</b></div><div>${esc(title)}</div><ul>${items(lines)}</ul>`).join('')}
        ${h(person.education[0])}${person.education[1].map(([school, degree, field, place, dates]) => `<div style="color:#777;font-size:8.5pt">${join([dates, place], ' · ')}</div><div><b>${esc(school)}</b></div><div>${esc(studied(person, degree, field))}</div>`).join('')}
        ${
          person.licences
            ? h(person.licences[0]) +
              papers(person)
                .map((one) => `<div>${esc(one)}</div>`)
                .join('')
            : ''
        }</main>`,
      );
    },
  },
  'design-typed': {
    half: 'D',
    draw: (person) => {
      const rule = '='.repeat(60);
      const h = (text: string) => `${rule}\n${text.toUpperCase()}\n${rule}`;
      const lines = [
        nameOf(person),
        person.headline,
        ...personalRows(person)
          .slice(1)
          .map(([label, value]) => `${label}: ${value}`),
        '',
        h(person.work[0]),
        ...person.work[1].flatMap(([title, company, place, dates, , , done]) => [
          `${dates} : ${[company, place].filter(Boolean).join(', ')}`,
          title,
          ...done.map((line) => `  * ${line}`),
          '',
        ]),
        h(person.education[0]),
        ...person.education[1].flatMap(([school, degree, field, , dates]) => [
          `${dates} : ${school}`,
          studied(person, degree, field),
          '',
        ]),
        h(person.skills[0]),
        ...person.skills[1].map((skill) => `  * ${skill}`),
        ...(person.languages ? ['', h(person.languages[0]), ...spoken(person, ': ').map((one) => `  * ${one}`)] : []),
        ...(person.licences ? ['', h(person.licences[0]), ...papers(person).map((one) => `  * ${one}`)] : []),
      ];
      return page(
        person,
        'pre{font-family:"Liberation Mono","Noto Sans Mono CJK SC","Noto Naskh Arabic";white-space:pre-wrap;font-size:9.5pt}',
        `<pre>${esc(lines.join('\n'))}</pre>`,
      );
    },
  },
};
