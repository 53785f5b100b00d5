import { escapeXml } from './docx-parts.ts';

export interface DocxFonts {
  latin: string;
  /** For Chinese and Japanese words. */
  eastAsian: string;
  /** For Arabic words. */
  complex: string;
}

export interface DocxStyle {
  /** `heading 1`, `Title` and the like are known to every program and make its outline. */
  name: string;
  /** In points. */
  size: number;
  isBold?: boolean;
  /** Six hex digits. */
  color?: string;
  isCentred?: boolean;
  /** Space above and below, in points. */
  before?: number;
  after?: number;
  /** A rule below, as six hex digits. */
  rule?: string;
  isBullet?: boolean;
  /** Stays on the page of the paragraph that follows. */
  isTied?: boolean;
}

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PLAIN = 'Normal';

/** A style's id is its name without spaces, each word with a capital, as Word itself does it. */
export function styleId(name: string): string {
  return name.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface StylesParts {
  styles: DocxStyle[];
  fonts: DocxFonts;
  /** The language with its country, such as `ar-SA`. */
  languageTag: string;
  direction: 'ltr' | 'rtl';
}

/** word/styles.xml. */
export function writeStyles({ styles, fonts, languageTag, direction }: StylesParts): string {
  const names = [
    `w:ascii="${fonts.latin}" w:hAnsi="${fonts.latin}"`,
    `w:eastAsia="${fonts.eastAsian}" w:cs="${fonts.complex}"`,
  ].join(' ');
  const bidi = direction === 'rtl' ? '<w:bidi/>' : '';
  return [
    `<w:styles ${NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts ${names}/>`,
    `<w:lang w:val="${languageTag}" w:eastAsia="${languageTag}" w:bidi="${languageTag}"/></w:rPr></w:rPrDefault>`,
    `<w:pPrDefault><w:pPr>${bidi}<w:spacing w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`,
    ...styles.map(writeStyle),
    '</w:styles>',
  ].join('');
}

function writeStyle(style: DocxStyle): string {
  const isPlain = style.name === PLAIN;
  const level = /^heading (\d)$/.exec(style.name)?.[1];
  const points = (value = 0) => Math.round(value * 20);
  const size = Math.round(style.size * 2);
  // The order of these elements is the format's own; programs refuse another.
  return [
    `<w:style w:type="paragraph"${isPlain ? ' w:default="1"' : ''} w:styleId="${styleId(style.name)}">`,
    `<w:name w:val="${escapeXml(style.name)}"/>`,
    isPlain ? '' : `<w:basedOn w:val="${PLAIN}"/>`,
    '<w:qFormat/><w:pPr>',
    style.isTied ? '<w:keepNext/>' : '',
    style.isBullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    style.rule ? `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="2" w:color="${style.rule}"/></w:pBdr>` : '',
    `<w:spacing w:before="${points(style.before)}" w:after="${points(style.after)}"/>`,
    style.isBullet ? '<w:ind w:left="284" w:hanging="284"/>' : '',
    style.isCentred ? '<w:jc w:val="center"/>' : '',
    level ? `<w:outlineLvl w:val="${Number(level) - 1}"/>` : '',
    '</w:pPr><w:rPr>',
    style.isBold ? '<w:b/><w:bCs/>' : '',
    style.color ? `<w:color w:val="${style.color}"/>` : '',
    `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`,
  ].join('');
}
