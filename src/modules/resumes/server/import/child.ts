import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { UnreadableFile } from '../read/document.ts';
import type { ReaderAnswer } from '../read-resume.ts';
import { readJsonResume } from './read-json-resume.ts';
import { readLinkedIn } from './read-linkedin.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** A process of its own reads one import from its standard input, by its content, and tells what it says. */
async function read(): Promise<ReaderAnswer> {
  try {
    const bytes = await buffer(process.stdin);
    const { language } = JSON.parse(process.argv[2] ?? '{}') as { language?: string };
    const isZip = bytes.subarray(0, 4).equals(ZIP);
    const reading = isZip ? readLinkedIn(bytes) : readJsonResume(bytes.toString('utf8'), language);
    return { reading };
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.reason };
    return { reason: 'broken', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Whoever waits for a page goes first.
setPriority(5);
process.stdout.write(JSON.stringify(await read()), () => process.exit(0));
