import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { ResumeReading } from '../../resume-reading.ts';
import { UnreadableFile } from '../read/document.ts';
import { type ReadHints, readContent } from '../read/read-content.ts';
import { documentOfPages } from '../read/read-pdf.ts';
import type { ReaderAnswer } from '../read-resume.ts';
import { drawPages } from './draw-pages.ts';
import { lettersOfPages, type SeenPage } from './letters-of-words.ts';
import { openTesseract } from './recognise.ts';
import type { ScanData } from './tessdata.ts';

const MOST_PAGES = 4;
/** Of work; then it makes do with the pages it has. */
const ENOUGH_SECONDS = 35;
/** Letters that were recognised may be others: whatever was read of them is to be checked. */
const MOST_SURE = 0.7;

/** A process of its own recognises the words of one scan from its standard input and tells what they say. */
async function read(): Promise<ReaderAnswer> {
  try {
    const hints = JSON.parse(process.argv[2] ?? '{}') as ReadHints & { data: ScanData };
    const pages = await seePages(await buffer(process.stdin), hints.data);
    const letters = lettersOfPages(pages, hints.data.languages[0] === 'eng');
    return { reading: asUnsure(readContent(documentOfPages({ pages: letters, links: [] }), hints)) };
  } catch (error) {
    // A scan without words is one that nobody can make out.
    if (error instanceof UnreadableFile) return { reason: error.reason === 'scan' ? 'unclearScan' : error.reason };
    return { reason: 'broken', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function seePages(bytes: Buffer, data: ScanData): Promise<SeenPage[]> {
  const recognise = await openTesseract(data);
  const pages: SeenPage[] = [];
  await drawPages(bytes, MOST_PAGES, ({ width, height, picture }) => {
    const isLate = process.cpuUsage().user > ENOUGH_SECONDS * 1_000_000;
    pages.push({ width, height, scale: picture.width / width, lines: isLate ? [] : recognise(picture) });
  });
  return pages;
}

function asUnsure(reading: ResumeReading): ResumeReading {
  const fields = Object.entries(reading.fields).map(([path, field]) => [
    path,
    { ...field, confidence: Math.min(field.confidence, MOST_SURE) },
  ]);
  return { ...reading, fields: Object.fromEntries(fields) };
}

// Whoever waits for a page goes first.
setPriority(10);
process.stdout.write(JSON.stringify(await read()), () => process.exit(0));
