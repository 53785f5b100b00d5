import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { ReaderAnswer } from '../read-resume.ts';
import { UnreadableFile } from './document.ts';
import { readContent } from './read-content.ts';
import { readDocument } from './read-document.ts';

/** A process of its own reads one file from its standard input and tells what it says: nothing else, and only once. */
async function read(): Promise<ReaderAnswer> {
  try {
    const document = await readDocument(await buffer(process.stdin));
    return { reading: readContent(document, JSON.parse(process.argv[2] ?? '{}')) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.reason };
    // PDFium and the readers of Word files trip over files that break the rules of their formats.
    return { reason: 'broken', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Whoever waits for a page goes first.
setPriority(5);
process.stdout.write(JSON.stringify(await read()), () => process.exit(0));
