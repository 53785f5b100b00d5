import type { Refusal, ResumeReading } from '../resume-reading.ts';
import { runChild } from './run-child.ts';

export interface ReadOptions {
  /** Where the person is, for phone numbers without a country code. */
  countryCode?: string | undefined;
  /** The language of the site as they use it; the file may be in another. */
  language?: string | undefined;
}

/** What the reading process says. */
export type ReaderAnswer = { reading: ResumeReading } | { reason: Refusal; fault?: string };

export type ReadResult = ({ reason?: undefined } & ResumeReading) | { reason: Refusal; fault?: string };

const READER = new URL('./read/child.ts', import.meta.url);
const IMPORTER = new URL('./import/child.ts', import.meta.url);
const MOST_ANSWER = 4 * 1024 * 1024;

/** Reads a resume in a process of its own (`run-child.ts`): a reading, or a reason why there is none. */
export function readResume(bytes: Buffer, options: ReadOptions = {}): Promise<ReadResult> {
  return readBy(READER, bytes, options);
}

/** RES-05: the same of what another site or program has written: JSON Resume, or an archive of LinkedIn. */
export function readImport(bytes: Buffer, options: ReadOptions = {}): Promise<ReadResult> {
  return readBy(IMPORTER, bytes, options);
}

async function readBy(program: URL, bytes: Buffer, { countryCode, language }: ReadOptions): Promise<ReadResult> {
  const work = { program, hints: { countryCode, language }, mostAnswer: MOST_ANSWER };
  const answer = await runChild(bytes, work);
  if (!Buffer.isBuffer(answer)) return answer;
  const said = JSON.parse(answer.toString('utf8')) as ReaderAnswer;
  return 'reading' in said ? said.reading : said;
}
