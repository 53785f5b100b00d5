import { esc, nameOf, type Person, personalRows } from '../person.ts';
import { type DocxLayout, packDocx } from './docx.ts';

/** Word files as other programs and other people make them. */

const text = (words: string) =>
  words
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${esc(part)}</w:t>`,
    )
    .join('');
const run = (words: string, look = '') => `<w:r><w:rPr>${look}</w:rPr>${text(words)}</w:r>`;
const p = (runs: string, look = '') => `<w:p><w:pPr>${look}</w:pPr>${runs}</w:p>`;
const line = (words: string, look = '') => p(run(words, look));
const bold = '<w:b/><w:bCs/>';
const size = (points: number) => `<w:sz w:val="${points * 2}"/>`;
const tabs = '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>';
const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const cell = (inner: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${inner}</w:tc>`;
const table = (widths: number[], rows: string[][]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map((inner, at) => cell(inner, widths[at] ?? 1000)).join('')}</w:tr>`).join('')}</w:tbl>${p('')}`;
const comma = ({ language }: Person) => (/^(zh|ja)/.test(language) ? '、' : language === 'ar' ? '، ' : ', ');
const studied = (person: Person, degree: string, field: string) =>
  [degree, field].filter(Boolean).join(/^(zh|ja)/.test(person.language) ? ' ' : comma(person));
const spoken = ({ languages }: Person) => (languages?.[1] ?? []).map(([name, level]) => `${name} (${level})`);
const papers = ({ licences }: Person) => (licences?.[1] ?? []).map((parts) => parts.filter(Boolean).join(', '));
const joined = (parts: string[], by: string) => parts.filter(Boolean).join(by);

/** company, position, period, duties; school, studies, period */
const labels: Record<string, string[]> = {
  en: ['Company', 'Position', 'Period', 'Duties', 'School', 'Studies'],
  'zh-CN': ['公司名称', '职位', '时间', '工作内容', '学校', '专业'],
  id: ['Nama Perusahaan', 'Jabatan', 'Periode', 'Tugas', 'Sekolah', 'Jurusan'],
  ja: ['会社名', '職種', '期間', '業務内容', '学校名', '学部・学科'],
  'zh-TW': ['公司名稱', '職稱', '任職期間', '工作內容', '學校', '科系'],
  ms: ['Syarikat', 'Jawatan', 'Tempoh', 'Tugas', 'Sekolah', 'Pengajian'],
  tr: ['Kurum', 'Pozisyon', 'Tarih', 'Görevler', 'Okul', 'Bölüm'],
  'pt-BR': ['Empresa', 'Cargo', 'Período', 'Atividades', 'Instituição', 'Curso'],
  es: ['Empresa', 'Puesto', 'Periodo', 'Funciones', 'Centro', 'Titulación'],
  ar: ['الشركة', 'المسمى الوظيفي', 'الفترة', 'المهام', 'المؤسسة', 'التخصص'],
};

export const docxDesigns: Record<string, DocxLayout> = {
  /** The letterhead is in the page's header, dates stand at a tab at the right margin. */
  'word-tabs': {
    half: 'C',
    write: (person) => {
      const heading = (words: string) => line(words, `${bold}<w:caps/><w:spacing w:val="40"/>`);
      const body =
        heading(person.summary[0]) +
        line(person.summary[1]) +
        heading(person.work[0]) +
        person.work[1]
          .map(
            ([title, company, place, dates, , , lines]) =>
              p(run(joined([company, place], ', '), bold) + run(`\t${dates}`), tabs) +
              line(title, '<w:i/>') +
              lines.map((one) => p(run(one), bullet)).join(''),
          )
          .join('') +
        heading(person.education[0]) +
        person.education[1]
          .map(
            ([school, degree, field, , dates]) =>
              p(run(school, bold) + run(`\t${dates}`), tabs) + line(studied(person, degree, field), '<w:i/>'),
          )
          .join('') +
        heading(person.skills[0]) +
        line(person.skills[1].join(comma(person))) +
        (person.languages ? heading(person.languages[0]) + line(spoken(person).join(comma(person))) : '') +
        (person.licences
          ? heading(person.licences[0]) +
            papers(person)
              .map((one) => line(one))
              .join('')
          : '');
      const header =
        line(nameOf(person), `${bold}${size(18)}`) +
        line(`${person.place} · ${person.phone} · ${person.email}`, size(9));
      return packDocx({ body, header, footer: line('Page 1 of 1') });
    },
  },
  /** Everything is a label and its value. */
  'word-labels': {
    half: 'C',
    write: (person) => {
      const [company = '', position = '', period = '', duties = '', school = '', studies = ''] =
        labels[person.language] ?? [];
      const heading = (words: string) => line(words, `${bold}<w:u w:val="single"/>`);
      const pairs = (rows: [string, string][]) =>
        table(
          [2600, 6400],
          rows.filter(([, value]) => value).map(([label, value]) => [line(label), line(`: ${value}`)]),
        );
      const body =
        line('CURRICULUM VITAE', `${bold}${size(16)}`) +
        pairs(personalRows(person)) +
        heading(person.education[0]) +
        person.education[1]
          .map(([name, degree, field, , dates]) =>
            pairs([
              [school, name],
              [studies, studied(person, degree, field)],
              [period, dates],
            ]),
          )
          .join('') +
        heading(person.work[0]) +
        person.work[1]
          .map(([title, employer, , dates, , , lines]) =>
            pairs([
              [company, employer],
              [position, title],
              [period, dates],
              [duties, lines.join('; ')],
            ]),
          )
          .join('') +
        heading(person.skills[0]) +
        person.skills[1].map((one, at) => line(`${at + 1}. ${one}`)).join('') +
        (person.languages
          ? heading(person.languages[0]) +
            spoken(person)
              .map((one) => line(one))
              .join('')
          : '');
      return packDocx({ body });
    },
  },
  /** Content controls, links, and the address in a box of its own with the mail address only behind a link. */
  'word-controls': {
    half: 'D',
    write: (person) => {
      const heading = (words: string) => line(words, `${bold}${size(13)}<w:color w:val="2E74B5"/>`);
      const control = (inner: string) =>
        `<w:sdt><w:sdtPr><w:alias w:val="Field"/><w:placeholder><w:docPart w:val="X"/></w:placeholder></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
      const inside =
        line(person.place) + line(person.phone) + p(`<w:hyperlink r:id="rL0">${run(person.email)}</w:hyperlink>`);
      const box = `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
      const body =
        control(line(nameOf(person), `${bold}${size(22)}`)) +
        control(line(person.headline)) +
        box +
        heading(person.work[0]) +
        person.work[1]
          .map(
            ([title, company, place, dates, , , lines]) =>
              control(line(dates, size(9))) +
              control(p(run(title, bold) + run(` | ${joined([company, place], ' | ')}`))) +
              lines.map((one) => control(p(run(one), bullet))).join(''),
          )
          .join('') +
        heading(person.education[0]) +
        person.education[1]
          .map(
            ([school, degree, field, , dates]) =>
              control(line(dates, size(9))) +
              control(p(run(studied(person, degree, field), bold) + run(` | ${school}`))),
          )
          .join('') +
        heading(person.skills[0]) +
        table(
          [4500, 4500],
          person.skills[1].flatMap((one, at, all) =>
            at % 2 ? [] : [[p(run(one), bullet), p(run(all[at + 1] ?? ''), bullet)]],
          ),
        ) +
        (person.languages
          ? heading(person.languages[0]) +
            spoken(person)
              .map((one) => line(one))
              .join('')
          : '') +
        (person.licences
          ? heading(person.licences[0]) +
            papers(person)
              .map((one) => line(one))
              .join('')
          : '');
      return packDocx({ body, links: [`mailto:${person.email}`] });
    },
  },
  /** Dates in the first cell of a row, all the rest in the second; the contact is in the footer. */
  'word-cells': {
    half: 'D',
    write: (person) => {
      const heading = (words: string) => [line(words, bold), line('')];
      const body =
        line(nameOf(person).toUpperCase(), size(20)) +
        line(person.headline) +
        table(
          [2400, 6600],
          [
            heading(person.summary[0]),
            [line(''), line(person.summary[1])],
            heading(person.work[0]),
            ...person.work[1].map(([title, company, place, dates, , , lines]) => [
              line(dates),
              line(company, bold) +
                line(joined([title, place], ', ')) +
                lines.map((one) => p(run(one), bullet)).join(''),
            ]),
            heading(person.education[0]),
            ...person.education[1].map(([school, degree, field, , dates]) => [
              line(dates),
              line(school, bold) + line(studied(person, degree, field)),
            ]),
            heading(person.skills[0]),
            [line(''), line(person.skills[1].join(comma(person)))],
            ...(person.languages ? [heading(person.languages[0]), [line(''), line(spoken(person).join('\n'))]] : []),
          ],
        );
      return packDocx({ body, footer: line(`${person.place} | ${person.phone} | ${person.email}`) });
    },
  },
};
