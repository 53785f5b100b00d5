import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Refusal, ResumeReading } from '../resume-reading.ts';
import { createTurns } from './turns.ts';

export interface ReadOptions {
  /** Where the person is, for phone numbers without a country code. */
  countryCode?: string | undefined;
  /** The language of the site as they use it; the file may be in another. */
  language?: string | undefined;
}

/** What the reading process says. */
export type ReaderAnswer = { reading: ResumeReading } | { reason: Refusal; fault?: string };

export type ReadResult = ({ reason?: undefined } & ResumeReading) | { reason: Refusal; fault?: string };

const CHILD = fileURLToPath(new URL('./read/child.ts', import.meta.url));
/** Of work; a busy machine may take longer for it. */
const MOST_WORK_SECONDS = 8;
const MOST_SECONDS = 40;
const MOST_ANSWER = 4 * 1024 * 1024;
/** Megabytes of JavaScript; PDFium has a limit of its own. */
const HEAP = 128;
const AT_ONCE = 2;
const CLOCK_TICKS = 100;

const inTurn = createTurns(AT_ONCE);

/**
 * Reads a resume in a process of its own: with little memory, for a short time, without the right to write, to start
 * anything or to see the settings of the server. Whatever the file is, it ends in a reading or a reason.
 */
export function readResume(bytes: Buffer, { countryCode, language }: ReadOptions = {}): Promise<ReadResult> {
  return inTurn(() => readInChild(bytes, JSON.stringify({ countryCode, language })));
}

function readInChild(bytes: Buffer, hints: string): Promise<ReadResult> {
  const rights = [
    '--permission',
    '--allow-fs-read=*',
    `--max-old-space-size=${HEAP}`,
    '--disable-warning=SecurityWarning',
  ];
  const child = spawn(process.execPath, [...rights, CHILD, hints], { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
  return new Promise((resolve) => {
    const answer: Buffer[] = [];
    let length = 0;
    let isLate = false;
    const stop = () => {
      isLate = true;
      child.kill('SIGKILL');
    };
    const unwatch = watchTime(child.pid, stop);
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > MOST_ANSWER) child.kill('SIGKILL');
      else answer.push(part);
    });
    // A process that has ended early reads no more; its answer says why.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
    child.on('error', (error) => {
      unwatch();
      resolve({ reason: 'broken', fault: error.message });
    });
    child.on('close', (code) => {
      unwatch();
      resolve(isLate || length > MOST_ANSWER ? { reason: 'tooLarge' } : understand(Buffer.concat(answer), code));
    });
  });
}

/** Ends a process that has worked too long, or that was waited for too long. */
function watchTime(pid: number | undefined, stop: () => void): () => void {
  const late = setTimeout(stop, MOST_SECONDS * 1000);
  const look = setInterval(() => {
    if (workedSeconds(pid) > MOST_WORK_SECONDS) stop();
  }, 500);
  return () => {
    clearTimeout(late);
    clearInterval(look);
  };
}

/** Processor seconds as Linux counts them; 0 where nobody counts. */
function workedSeconds(pid: number | undefined): number {
  try {
    const [user = 0, system = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return (user + system) / CLOCK_TICKS;
  } catch {
    return 0;
  }
}

/** A process that ran out of memory says nothing, or only half: the file was too much for it. */
function understand(answer: Buffer, code: number | null): ReadResult {
  if (code !== 0 || answer.length === 0) return { reason: 'tooLarge', fault: `ended with ${code}` };
  const said = JSON.parse(answer.toString('utf8')) as ReaderAnswer;
  return 'reading' in said ? said.reading : said;
}
