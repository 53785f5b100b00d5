import { createTurns } from '#src/platform/turns.ts';
import type { Refusal, ResumeReading } from '../resume-reading.ts';
import { type ChildLimits, runChild } from './run-child.ts';
import type { ScanData } from './scans/tessdata.ts';

export interface ReadOptions {
  /** Where the person is, for phone numbers without a country code. */
  countryCode?: string | undefined;
  /** The language of the site as they use it; the file may be in another. */
  language?: string | undefined;
  /** In which it is read. */
  year?: number | undefined;
}

/** What the reading process says. */
export type ReaderAnswer = { reading: ResumeReading } | { reason: Refusal; fault?: string };

export type ReadResult = ({ reason?: undefined } & ResumeReading) | { reason: Refusal; fault?: string };

const READER = new URL('./read/child.ts', import.meta.url);
const IMPORTER = new URL('./import/child.ts', import.meta.url);
const SCANNER = new URL('./scans/child.ts', import.meta.url);
const MOST_ANSWER = 4 * 1024 * 1024;
/**
 * Recognising takes a core for as long as it runs: one at a time, and nobody with a file of text waits for it. A page in
 * English takes 280 MB, and each language brings data of its own.
 */
const OF_SCANS: ChildLimits = { workSeconds: 60, seconds: 100, memory: 640, inTurn: createTurns(1) };

/** Reads a resume in a process of its own (`run-child.ts`): a reading, or a reason why there is none. */
export function readResume(bytes: Buffer, options: ReadOptions = {}): Promise<ReadResult> {
  return readBy(READER, bytes, hintsOf(options));
}

/** RES-05: the same of what another site or program has written: JSON Resume, or an archive of LinkedIn. */
export function readImport(bytes: Buffer, options: ReadOptions = {}): Promise<ReadResult> {
  return readBy(IMPORTER, bytes, hintsOf(options));
}

/** The same of a scan, whose words are recognised in pictures of its pages. */
export async function readScan(
  bytes: Buffer,
  data: ScanData,
  options: ReadOptions,
  limits = OF_SCANS,
): Promise<ReadResult> {
  const read = await readBy(SCANNER, bytes, { ...hintsOf(options), data }, limits);
  return read.reason === 'tooLarge' ? { ...read, reason: 'slowScan' } : read;
}

const hintsOf = ({ countryCode, language, year }: ReadOptions) => ({ countryCode, language, year });

async function readBy(program: URL, bytes: Buffer, hints: object, limits?: ChildLimits): Promise<ReadResult> {
  const answer = await runChild(bytes, { program, hints, mostAnswer: MOST_ANSWER, limits });
  if (!Buffer.isBuffer(answer)) return answer;
  const said = JSON.parse(answer.toString('utf8')) as ReaderAnswer;
  return 'reading' in said ? said.reading : said;
}
