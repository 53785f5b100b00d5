import type { Cell } from './document.ts';

const BULLET = /^[•·●○◎◉◦▪▫■□◼◻◆◇❖✦✧‣⁃➢➤➔→⇒❯›►▶▸▹✓✔☑★☆※*–—\-−»・∙o§]$/u;
const LEADING =
  /^(?:[•●○◎◉◦▪▫■□◼◻◆◇❖✦✧‣⁃➢➤➔❯›►▶▸▹✓✔☑★※∙▪]\s*|[*–—\-−»·]\s+|[–—](?=[\u3040-\u30ff\u3400-\u9fff])|・\s*|·(?=\S))/u;

/** Takes the mark of a list away from the front of a line. */
export function splitBullet(cells: Cell[]): { isBullet: boolean; cells: Cell[] } {
  const [first, ...rest] = cells;
  if (!first) return { isBullet: false, cells };
  if (BULLET.test(first.text) && rest.length > 0) return { isBullet: true, cells: rest };
  const match = LEADING.exec(first.text);
  if (!match || match[0].length === first.text.length) return { isBullet: false, cells };
  const text = first.text.slice(match[0].length).trim();
  return { isBullet: true, cells: [{ ...first, text, visual: first.visual.replace(LEADING, '') }, ...rest] };
}
