import { crc32, deflateRawSync } from 'node:zlib';
import { contactTitle, esc, type Half, nameOf, type Person, personalRows } from '../person.ts';

export interface DocxLayout {
  half: Half;
  write(person: Person): Buffer;
}

interface Look {
  style?: string;
  bold?: boolean;
  size?: number;
  bullet?: boolean;
}

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"';
/** `\t` and `\n` become tabs and line breaks, as Word writes them. */
const run = (text: string, { bold, size }: Look = {}) =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}</w:rPr>${text
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${esc(part)}</w:t>`,
    )
    .join('')}</w:r>`;
const par = (text: string, look: Look = {}) =>
  `<w:p><w:pPr>${look.style ? `<w:pStyle w:val="${look.style}"/>` : ''}${look.bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}</w:pPr>${run(text, look)}</w:p>`;
const cell = (inner: string) => `<w:tc><w:tcPr/>${inner}</w:tc>`;
const table = (rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
const join = (parts: string[], by: string) => parts.filter(Boolean).join(by);
/** Chinese and Japanese names stand side by side. */
const apart = ({ language }: Person) => (/^(zh|ja)/.test(language) ? ' ' : ', ');
const comma = ({ language }: Person) => (/^(zh|ja)/.test(language) ? '、' : language === 'ar' ? '، ' : ', ');

function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const raw = Buffer.from(text);
    const packed = deflateRawSync(raw);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(raw), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(raw.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

interface DocxParts {
  body: string;
  header?: string;
  footer?: string;
  links?: string[];
  /** Whatever else a file has in it. */
  parts?: Record<string, string>;
}

/** Puts the parts of a Word file together. */
export function packDocx({ body, header, footer, links = [], parts = {} }: DocxParts): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const edges = [header && 'header', footer && 'footer'].filter((edge) => edge) as string[];
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const files: Record<string, string> = {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${type}.numbering+xml"/>${edges.map((edge) => `<Override PartName="/word/${edge}1.xml" ContentType="${type}.${edge}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rS" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rN" Type="${office}/numbering" Target="numbering.xml"/>${edges.map((edge) => `<Relationship Id="r_${edge}" Type="${office}/${edge}" Target="${edge}1.xml"/>`).join('')}${links.map((url, at) => `<Relationship Id="rL${at}" Type="${office}/hyperlink" Target="${esc(url)}" TargetMode="External"/>`).join('')}</Relationships>`,
    'word/styles.xml': `${xml}<w:styles ${W}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="44"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`,
    'word/numbering.xml': `${xml}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `${xml}<w:document ${W}><w:body>${body}<w:sectPr>${edges.map((edge) => `<w:${edge}Reference w:type="default" r:id="r_${edge}"/>`).join('')}</w:sectPr></w:body></w:document>`,
  };
  if (header) files['word/header1.xml'] = `${xml}<w:hdr ${W}>${header}</w:hdr>`;
  if (footer) files['word/footer1.xml'] = `${xml}<w:ftr ${W}>${footer}</w:ftr>`;
  return zip({ ...files, ...parts });
}

const named = (person: Person) => (person.languages?.[1] ?? []).map(([name, level]) => `${name}: ${level}`);
const licenceLines = (person: Person) =>
  (person.licences?.[1] ?? []).map(([name, issuer, date]) => join([name, issuer, date], ' – '));

function section(
  heading: (text: string) => string,
  titled: [string, unknown] | undefined,
  lines: string[],
  look: Look = {},
) {
  return titled ? heading(titled[0]) + lines.map((line) => par(line, look)).join('') : '';
}

export const docxLayouts: Record<string, DocxLayout> = {
  'docx-styles': {
    half: 'A',
    write: (person) => {
      const heading = (text: string) => par(text, { style: 'Heading1' });
      const work = person.work[1].map(
        ([title, company, place, dates, , , lines]) =>
          par(`${title}\t${dates}`, { bold: true }) +
          par(join([company, place], ', ')) +
          lines.map((line) => par(line, { bullet: true })).join(''),
      );
      const schools = person.education[1].map(
        ([school, degree, field, , dates]) =>
          par(`${join([degree, field], comma(person))}\t${dates}`, { bold: true }) + par(school),
      );
      const body = [
        par(nameOf(person), { style: 'Title' }),
        par(person.headline),
        par([person.email, person.phone, person.place].join(' | ')),
        ...person.links.map((url, at) => `<w:p><w:hyperlink r:id="rL${at}">${run(url)}</w:hyperlink></w:p>`),
        section(heading, person.summary, [person.summary[1]]),
        heading(person.work[0]) + work.join(''),
        heading(person.education[0]) + schools.join(''),
        section(heading, person.skills, [person.skills[1].join(comma(person))]),
        section(heading, person.languages, named(person)),
        section(heading, person.licences, licenceLines(person), { bullet: true }),
      ];
      return packDocx({ body: body.join(''), footer: par(`${nameOf(person)} – 1`), links: person.links });
    },
  },
  'docx-sidebar-table': {
    half: 'A',
    write: (person) => {
      const heading = (text: string) => par(text.toUpperCase(), { bold: true, size: 13 });
      const side =
        par(nameOf(person), { bold: true, size: 20 }) +
        par(person.headline) +
        heading(contactTitle(person)) +
        [person.phone, person.email, person.place, ...person.links].map((one) => par(one)).join('') +
        section(heading, person.skills, person.skills[1], { bullet: true }) +
        section(heading, person.languages, named(person));
      const main =
        section(heading, person.summary, [person.summary[1]]) +
        heading(person.work[0]) +
        person.work[1]
          .map(
            ([title, company, place, dates, , , lines]) =>
              par(join([company, place], ', '), { bold: true }) +
              par(title) +
              par(dates) +
              lines.map((line) => par(line, { bullet: true })).join(''),
          )
          .join('') +
        heading(person.education[0]) +
        person.education[1]
          .map(
            ([school, degree, field, , dates]) =>
              par(school, { bold: true }) + par(join([degree, field], comma(person))) + par(dates),
          )
          .join('') +
        section(heading, person.licences, licenceLines(person));
      return packDocx({ body: table([[side, main]]) });
    },
  },
  'docx-grid': {
    half: 'A',
    write: (person) => {
      const heading = (text: string) => par(`■ ${text}`, { bold: true });
      const rows = person.work[1].map(([title, company, place, dates, , , lines]) => [
        par(dates),
        par(join([company, place], apart(person))) + par(title) + lines.map((line) => par(`・${line}`)).join(''),
      ]);
      const schools = person.education[1].map(([school, degree, field, , dates]) => [
        par(dates),
        par(join([school, field, degree], apart(person))),
      ]);
      const body =
        table(personalRows(person).map(([label, value]) => [par(label), par(value)])) +
        heading(person.education[0]) +
        table(schools) +
        heading(person.work[0]) +
        table(rows) +
        section(heading, person.licences, licenceLines(person)) +
        section(heading, person.skills, [person.skills[1].join(comma(person))]) +
        section(heading, person.summary, [person.summary[1]]);
      return packDocx({ body, header: par('CV') });
    },
  },
  'docx-text-box': {
    half: 'B',
    write: (person) => {
      const heading = (text: string) => par(text, { bold: true, size: 14 });
      const inside =
        heading(contactTitle(person)) +
        [person.email, person.phone, person.place, ...person.links].map((one) => par(one)).join('') +
        section(heading, person.skills, person.skills[1]);
      const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
      const body =
        box +
        par(nameOf(person), { bold: true, size: 24 }) +
        par(person.headline) +
        section(heading, person.summary, [person.summary[1]]) +
        heading(person.work[0]) +
        person.work[1]
          .map(
            ([title, company, , dates, , , lines]) =>
              par(`${dates}\t${company}`) +
              par(title, { bold: true }) +
              lines.map((line) => par(line, { bullet: true })).join(''),
          )
          .join('') +
        heading(person.education[0]) +
        person.education[1]
          .map(
            ([school, degree, field, , dates]) =>
              par(`${dates}\t${school}`) + par(join([degree, field], comma(person))),
          )
          .join('') +
        section(heading, person.languages, named(person)) +
        section(heading, person.licences, licenceLines(person));
      return packDocx({ body, footer: par('1 / 1') });
    },
  },
  'docx-plain': {
    half: 'B',
    write: (person) => {
      const heading = (text: string) => par(text, { bold: true });
      const body =
        par(`${nameOf(person)}\n${person.place}\n${person.phone}\n${person.email}`) +
        section(heading, person.summary, [person.summary[1]]) +
        heading(person.work[0]) +
        person.work[1]
          .map(([title, company, place, dates, , , lines]) =>
            par(`${dates}\n${title}, ${join([company, place], ', ')}${lines.map((line) => `\n- ${line}`).join('')}`),
          )
          .join('') +
        heading(person.education[0]) +
        person.education[1]
          .map(([school, degree, field, , dates]) => par(`${dates}: ${join([degree, field, school], ', ')}`))
          .join('') +
        section(heading, person.skills, [person.skills[1].join('; ')]) +
        section(heading, person.languages, [named(person).join('; ')]) +
        section(heading, person.licences, licenceLines(person));
      return packDocx({ body });
    },
  },
};
