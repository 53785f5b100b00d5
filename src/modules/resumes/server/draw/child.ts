import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { textOf, UnreadableFile } from '../read/document.ts';
import { readDocument } from '../read/read-document.ts';
import { drawPage } from './draw-page.ts';
import { type DrawnHead, packDrawn } from './drawn.ts';

const MOST_LINES = 400;

/** A process of its own shows one page of a file: a PDF as pixels, anything else as its lines. */
async function show(): Promise<Buffer> {
  try {
    const bytes = await buffer(process.stdin);
    const { page } = JSON.parse(process.argv[2] ?? '{}') as { page: number };
    if (bytes.subarray(0, 1024).includes('%PDF-')) return await drawPage(bytes, page);
    const { lines } = await readDocument(bytes);
    return packDrawn({ pages: 1, lines: lines.slice(0, MOST_LINES).map(textOf) });
  } catch (error) {
    return packDrawn(refusalOf(error));
  }
}

function refusalOf(error: unknown): DrawnHead {
  if (error instanceof UnreadableFile) return { reason: error.reason };
  return { reason: 'broken', fault: error instanceof Error ? error.message : String(error) };
}

// Whoever waits for a page goes first.
setPriority(5);
process.stdout.write(await show(), () => process.exit(0));
