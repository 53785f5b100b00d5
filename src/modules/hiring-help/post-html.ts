/** How a line of a list begins. */
const BULLET = '• ';

export type PostBlock = { is: 'heading' | 'text'; text: string } | { is: 'list'; items: string[] };

/** The blocks of a written post, also of one that is still being written. */
export function postBlocks(text: string): PostBlock[] {
  const blocks: PostBlock[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === '') continue;
    if (line.startsWith('#')) blocks.push({ is: 'heading', text: line.replace(/^#{1,6}\s*/u, '') });
    else if (!/^[•*-]\s/u.test(line)) blocks.push({ is: 'text', text: line });
    else if (last?.is === 'list') last.items.push(line.slice(BULLET.length).trim());
    else blocks.push({ is: 'list', items: [line.slice(BULLET.length).trim()] });
  }
  return blocks.filter((block) => block.is === 'list' || block.text !== '');
}

/** The same as the form's editor keeps it. */
export function postHtml(text: string): string {
  return postBlocks(text)
    .map((block) => {
      if (block.is === 'list')
        return `<ul>${block.items.map((item) => `<li><p>${escaped(item)}</p></li>`).join('')}</ul>`;
      return block.is === 'heading' ? `<h3>${escaped(block.text)}</h3>` : `<p>${escaped(block.text)}</p>`;
    })
    .join('');
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/gu, (sign) => SIGNS[sign] ?? sign);
}

/** Replaces words where they first stand between two tags; null where they do not. Empty words leave no empty lines. */
export function replaceWords(html: string, words: string, better: string): string | null {
  const [wanted, next] = [escaped(words), escaped(better)];
  const pieces = html.split(/(<[^<>]*>)/u);
  const at = pieces.findIndex((piece) => !piece.startsWith('<') && piece.includes(wanted));
  if (at < 0) return null;
  const piece = pieces[at] ?? '';
  const place = piece.indexOf(wanted);
  const mended = piece.slice(0, place) + next + piece.slice(place + wanted.length);
  pieces[at] = better === '' ? tidy(mended) : mended;
  return withoutEmpty(pieces.join(''));
}

/** What a clause leaves behind when it goes. */
function tidy(text: string): string {
  return text
    .replace(/[ \t]{2,9}/gu, ' ')
    .replace(/^\s*[.,;:!?。，、；：！？،؛؟]\s*/u, '')
    .replace(/([.,;:!?。，、；：！？،؛؟])\s*[.,;:!?。，、；：！？،؛؟]/u, '$1')
    .trim();
}

const EMPTY = /<(p|li|ul|ol|h3|h4)>\s*<\/\1>/gu;

function withoutEmpty(html: string): string {
  const shorter = html.replace(EMPTY, '');
  return shorter === html ? html : withoutEmpty(shorter);
}
