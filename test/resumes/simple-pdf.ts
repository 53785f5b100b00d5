/** Lines of text at places, from the lower left corner in points. */
export type PdfLine = [x: number, y: number, text: string, size?: number];

/** A small PDF with a standard font, as careful or as hostile as a test wants it. */
export function simplePdf(pages: PdfLine[][], { trailer = '', catalog = '', extra = [] as string[] } = {}): Buffer {
  const objects = [`<</Type/Catalog/Pages 2 0 R${catalog}>>`, ''];
  const font = 3;
  objects.push('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const kids = pages.map((lines) => {
    const text = lines.map(
      ([x, y, words, size = 10]) => `BT /F ${size} Tf ${x} ${y} Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`,
    );
    const stream = text.join('\n');
    objects.push(`<</Length ${Buffer.byteLength(stream, 'latin1')}>>stream\n${stream}\nendstream`);
    const content = objects.length;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<</Font<</F ${font} 0 R>>>>>>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[1] = `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`;
  return assemble([...objects, ...extra], trailer);
}

/** Numbered objects, of which the first is the catalog, as a file. */
export function assemble(objects: string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
