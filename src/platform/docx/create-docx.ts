import { createZip } from '../zip.ts';
import { escapeXml } from './docx-parts.ts';
import { type DocxFonts, type DocxStyle, writeStyles } from './docx-styles.ts';

export interface DocxDocument {
  title: string;
  /** The language with its country, such as `ar-SA`. */
  languageTag: string;
  direction: 'ltr' | 'rtl';
  fonts: DocxFonts;
  styles: DocxStyle[];
  /** Paragraphs and tables, from docx-parts.ts. */
  body: string;
  /** The page's margins, in twentieths of a point. */
  margins: { block: number; inline: number };
}

/** A4, in twentieths of a point. */
export const PAGE = { width: 11_906, height: 16_838 };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const KIND = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** One date for all, so that the same document is the same bytes. */
const PACKED_AT = new Date('2026-01-01T00:00:00Z');

export const DOCX_TYPE = `${KIND}.document`;

/** A document for Word and everything that opens its files. It names no author: it becomes its reader's own. */
export function createDocx(document: DocxDocument): Buffer {
  const files = {
    '[Content_Types].xml': writeContentTypes(),
    '_rels/.rels': writeRelations({
      rId1: { type: `${OFFICE}/officeDocument`, target: 'word/document.xml' },
      rId2: { type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
    }),
    'docProps/core.xml': writeProperties(document),
    'word/_rels/document.xml.rels': writeRelations({
      rId1: { type: `${OFFICE}/styles`, target: 'styles.xml' },
      rId2: { type: `${OFFICE}/numbering`, target: 'numbering.xml' },
      rId3: { type: `${OFFICE}/settings`, target: 'settings.xml' },
    }),
    'word/document.xml': writeDocument(document),
    'word/styles.xml': writeStyles(document),
    'word/numbering.xml': writeNumbering(),
    'word/settings.xml': writeSettings(document.languageTag),
  };
  return createZip(
    Object.entries(files).map(([name, content]) => ({ name, content: HEAD + content })),
    PACKED_AT,
  );
}

function writeDocument({ body, direction, margins: { block, inline } }: DocxDocument): string {
  const margins = `w:top="${block}" w:right="${inline}" w:bottom="${block}" w:left="${inline}"`;
  return [
    `<w:document ${WORD}><w:body>${body}<w:sectPr>`,
    `<w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}"/>`,
    `<w:pgMar ${margins} w:header="567" w:footer="567" w:gutter="0"/>`,
    direction === 'rtl' ? '<w:bidi/>' : '',
    '</w:sectPr></w:body></w:document>',
  ].join('');
}

function writeNumbering(): string {
  return [
    `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>`,
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/>',
    '<w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum>',
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
  ].join('');
}

/** Without the mode, Word opens a document as if it were from 2003. */
function writeSettings(languageTag: string): string {
  return [
    `<w:settings ${WORD}><w:compat><w:compatSetting w:name="compatibilityMode" `,
    'w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>',
    `<w:themeFontLang w:val="${languageTag}" w:eastAsia="${languageTag}" w:bidi="${languageTag}"/></w:settings>`,
  ].join('');
}

function writeProperties({ title, languageTag }: DocxDocument): string {
  return [
    `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<dc:title>${escapeXml(title)}</dc:title><dc:language>${languageTag}</dc:language></cp:coreProperties>`,
  ].join('');
}

function writeContentTypes(): string {
  const parts = { document: 'document.main', styles: 'styles', numbering: 'numbering', settings: 'settings' };
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...Object.entries(parts).map(
      ([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${KIND}.${type}+xml"/>`,
    ),
    '<Override PartName="/docProps/core.xml" ',
    'ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>',
  ].join('');
}

function writeRelations(relations: Record<string, { type: string; target: string }>): string {
  const rows = Object.entries(relations).map(
    ([id, { type, target }]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${rows.join('')}</Relationships>`;
}
