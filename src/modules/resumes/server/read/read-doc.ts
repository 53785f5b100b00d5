import WordExtractor from 'word-extractor';
import { splitBullet } from './bullets.ts';
import { type Line, MOST_LETTERS, type ResumeDocument, UnreadableFile } from './document.ts';
import { normaliseText } from './normalise.ts';

/** A file of an old Word: its text only, without looks. Tabs stand between the cells of its tables. */
export async function readDoc(bytes: Buffer): Promise<ResumeDocument> {
  const file = await new WordExtractor().extract(bytes).catch((error: unknown) => {
    throw new UnreadableFile(/encrypt|password/i.test(String(error)) ? 'protected' : 'broken');
  });
  const parts = [
    file.getHeaders({ includeFooters: false }),
    file.getBody(),
    file.getTextboxes({ includeHeadersAndFooters: false }),
    contactLines(file.getFooters()),
  ];
  if (parts.reduce((sum, text) => sum + text.length, 0) > MOST_LETTERS) throw new UnreadableFile('tooLarge');
  const lines = parts.flatMap((text, block) => text.split(/[^\P{Cc}\t]/u).flatMap((raw) => lineOf(raw, block)));
  const blocks = parts.map((_, index) => ({ page: 1, x: null, isAside: index >= 2 }));
  return { pages: [], blocks, lines, links: [] };
}

/** At the foot of a page stands its number, or how to reach someone. */
function contactLines(text: string): string {
  return text
    .split(/[\r\n]/)
    .filter((line) => /@|\d[\d\s()-]{6,}\d/.test(line))
    .join('\n');
}

function lineOf(raw: string, block: number): Line[] {
  const texts = raw.split('\t').map(normaliseText).filter(Boolean);
  const { isBullet, cells } = splitBullet(texts.map((text) => ({ text, visual: text, box: null, isBold: false })));
  if (cells.length === 0) return [];
  const look = {
    page: 1,
    size: 0,
    isBold: false,
    isHeading: false,
    indent: null,
    startsParagraph: true,
    followsFullLine: false,
  };
  return [{ cells, isBullet, block, ...look }];
}
