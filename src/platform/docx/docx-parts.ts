/** How the words of a document run. */
export interface Writing {
  direction: 'ltr' | 'rtl';
  /** Chinese and Japanese: marks that Latin has too are to be drawn in the eastern font. */
  isEastAsian: boolean;
}

export interface DocxCell {
  content: string;
  /** The cell's ground, as six hex digits. */
  shade?: string;
}

export interface DocxTable {
  /** Of each column, in twentieths of a point. */
  widths: number[];
  rows: DocxCell[][];
  /** Of each row at least, in twentieths of a point. */
  minHeight?: number;
  /** Space inside each cell: at its sides, and above and below. */
  padding: { inline: number; block: number };
  /** A hairline between rows, as six hex digits. */
  line?: string;
}

export type DocxParts = ReturnType<typeof createDocxParts>;

/** Writes paragraphs and tables of a document; every paragraph and run says its direction, for programs that skip styles. */
export function createDocxParts({ direction, isEastAsian }: Writing) {
  const isRtl = direction === 'rtl';
  const run = (isEastAsian ? '<w:rFonts w:hint="eastAsia"/>' : '') + (isRtl ? '<w:rtl/>' : '');
  const runFacts = run && `<w:rPr>${run}</w:rPr>`;

  function paragraph(style: string, text = ''): string {
    const facts = `<w:pPr><w:pStyle w:val="${style}"/>${isRtl ? '<w:bidi/>' : ''}</w:pPr>`;
    const words = text && `<w:r>${runFacts}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
    return `<w:p>${facts}${words}</w:p>`;
  }

  function table({ widths, rows, minHeight, padding, line }: DocxTable): string {
    const total = widths.reduce((sum, width) => sum + width, 0);
    const { inline, block } = padding;
    return [
      '<w:tbl><w:tblPr>',
      isRtl ? '<w:bidiVisual/>' : '',
      `<w:tblW w:w="${total}" w:type="dxa"/>`,
      line ? `<w:tblBorders><w:insideH w:val="single" w:sz="4" w:space="0" w:color="${line}"/></w:tblBorders>` : '',
      '<w:tblLayout w:type="fixed"/><w:tblCellMar>',
      // The same on both sides: programs differ on which side is which in a table from right to left.
      `<w:top w:w="${block}" w:type="dxa"/><w:left w:w="${inline}" w:type="dxa"/>`,
      `<w:bottom w:w="${block}" w:type="dxa"/><w:right w:w="${inline}" w:type="dxa"/>`,
      '</w:tblCellMar></w:tblPr><w:tblGrid>',
      ...widths.map((width) => `<w:gridCol w:w="${width}"/>`),
      '</w:tblGrid>',
      ...rows.map((cells) => tableRow(cells, widths, minHeight)),
      '</w:tbl>',
    ].join('');
  }

  return { paragraph, table };
}

function tableRow(cells: DocxCell[], widths: number[], minHeight: number | undefined): string {
  const height = minHeight ? `<w:trPr><w:trHeight w:val="${minHeight}" w:hRule="atLeast"/></w:trPr>` : '';
  const written = cells.map(({ content, shade }, at) => {
    const ground = shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>` : '';
    return `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/>${ground}</w:tcPr>${content}</w:tc>`;
  });
  return `<w:tr>${height}${written.join('')}</w:tr>`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
