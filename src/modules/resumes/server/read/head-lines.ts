import type { Found } from './contact.ts';
import type { Cell, Line } from './document.ts';
import { headingOf, isDocumentTitle } from './headings.ts';
import { isPlace, titleScore } from './knowledge.ts';
import { type Labelled, labelOf } from './labels.ts';

interface Part {
  text: string;
  cell: Cell;
  page: number;
}

const APART = /\s*(?:\s{2,}|[|｜•●∙]|\s·\s|·|\s\/\s|\s[–—]\s)\s*/;
const NOT_WORDS = /@|https?:|www\.|\+?\d[\d\s()-]{6,}|^[^\p{L}]+$|\.\w{2,3}\//iu;

function partsOf(lines: Line[]): Part[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) => cell.text.split(APART).map((text) => ({ text: text.trim(), cell, page: line.page }))),
  );
}

/** Where someone lives, as written: behind its label, else the first place in the head. */
export function findPlace(head: Line[], labelled: Labelled[]): Found<string> | undefined {
  const told = labelled.find(({ label, value }) => label === 'place' && value.length < 120);
  if (told)
    return {
      value: told.value.replace(/^〒?\s?\d{3}-?\d{4}\s*/, ''),
      cell: told.cell,
      page: told.page,
      confidence: 0.95,
    };
  const parts = partsOf(head.slice(0, 30)).filter(
    ({ text }) => text.length > 1 && text.length < 80 && !NOT_WORDS.test(text),
  );
  const known = parts.find(({ text }) => isPlace(text) && titleScore(text) < 2);
  if (known) return { ...known, value: known.text, confidence: 0.9 };
  const likely = parts
    .slice(1)
    .find(
      ({ text }) =>
        /^\p{Lu}[\p{L}.\s-]+[,،]\s?\p{L}[\p{L}.\s,-]+$/u.test(text) &&
        titleScore(text) === 0 &&
        text.split(' ').length < 7,
    );
  return likely && { ...likely, value: likely.text, confidence: 0.5 };
}

/** What someone is, in a line under the name. */
export function findHeadline(
  head: Line[],
  labelled: Labelled[],
  taken: (Cell | undefined)[],
): Found<string> | undefined {
  const parts = partsOf(head.slice(0, 16)).filter(({ text, cell }) => {
    if (text.length < 2 || text.length > 90 || NOT_WORDS.test(text) || taken.includes(cell)) return false;
    return !headingOf(text) && !isDocumentTitle(text) && !labelOf(text) && !/[:：]/.test(text) && !isPlace(text);
  });
  const titled = parts.find(({ text }) => titleScore(text) > 0);
  const told = labelled.find(({ label }) => label === 'headline');
  if (told) return { value: told.value, cell: told.cell, page: told.page, confidence: 0.9 };
  const [first] = parts;
  const best = titled ?? first;
  return best && { ...best, value: best.text, confidence: titled ? 0.85 : 0.5 };
}
