import { escapeText } from '#src/kernel/safe-html.ts';

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
        return `<ul>${block.items.map((item) => `<li><p>${escapeText(item)}</p></li>`).join('')}</ul>`;
      return block.is === 'heading' ? `<h3>${escapeText(block.text)}</h3>` : `<p>${escapeText(block.text)}</p>`;
    })
    .join('');
}

/** Replaces words where they first stand between two tags; null where they do not. Empty words leave no empty lines. */
export function replaceWords(html: string, words: string, better: string): string | null {
  const pieces = html.split(/(<[^<>]*>)/u);
  for (const [at, piece] of pieces.entries()) {
    if (piece.startsWith('<')) continue;
    const text = unescapeText(piece);
    const place = text.indexOf(words);
    if (place < 0) continue;
    const mended = text.slice(0, place) + better + text.slice(place + words.length);
    pieces[at] = escapeText(better === '' ? tidy(mended) : mended);
    return withoutEmpty(pieces.join(''));
  }
  return null;
}

const SIGNS = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }));

/** What is stored and what the editor gives write the same sign in two ways. */
function unescapeText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/gu, (entity, name: string) => SIGNS.get(name) ?? entity);
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
