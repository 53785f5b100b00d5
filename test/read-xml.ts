const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;
const BARE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

interface Tag {
  length: number;
  name: string;
  kind: 'start' | 'end' | 'empty';
}

/** Reads XML strictly enough to find what a program would refuse, and answers a document's words by paragraph. */
export function readXml(xml: string): string[] {
  return readTags(withoutSections(xml));
}

/** What stands in a section is text, whatever it looks like. */
function withoutSections(xml: string): string {
  const parts = xml.split('<![CDATA[');
  return parts
    .map((part, at) => {
      if (at === 0) return part;
      const end = part.indexOf(']]>');
      if (end < 0) throw new Error('A section never ends');
      return part.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;') + part.slice(end + 3);
    })
    .join('');
}

function readTags(xml: string): string[] {
  const open: string[] = [];
  const lines: string[] = [];
  let at = /^<\?xml [^?]*\?>\s*/.exec(xml)?.[0].length ?? 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at) < 0 ? xml.length : xml.indexOf('<', at);
    const text = readText(xml.slice(at, next), open.length === 0);
    if (open.at(-1) === 'w:t') lines.push((lines.pop() ?? '') + text);
    if (next === xml.length) break;
    const tag = readTag(xml, next);
    if (tag.kind === 'end' && open.pop() !== tag.name) throw new Error(`</${tag.name}> ends what has not begun`);
    if (tag.kind === 'start') open.push(tag.name);
    if (tag.kind === 'start' && tag.name === 'w:p') lines.push('');
    at = next + tag.length;
  }
  if (open.length > 0) throw new Error(`Never ended: ${open.join(' ')}`);
  return lines;
}

function readText(text: string, isOutside: boolean): string {
  if (BARE.test(text)) throw new Error(`A bare & in ${text}`);
  if (isOutside && text.trim()) throw new Error(`Words outside of everything: ${text}`);
  return text;
}

function readTag(xml: string, at: number): Tag {
  TAG.lastIndex = at;
  const [whole, isEnd, name = '', attributes = '', isEmpty] = TAG.exec(xml) ?? [];
  if (!whole) throw new Error(`Not a tag: ${xml.slice(at, at + 60)}`);
  if (BARE.test(attributes)) throw new Error(`A bare & in ${whole}`);
  const names = [...attributes.matchAll(/([\w:.-]+)=/g)].map(([, attribute]) => attribute);
  if (new Set(names).size !== names.length) throw new Error(`An attribute twice in ${whole}`);
  return { length: whole.length, name, kind: isEnd ? 'end' : isEmpty ? 'empty' : 'start' };
}
