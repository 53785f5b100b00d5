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

const CHILD = new URL('./read/child.ts', import.meta.url);
const MOST_ANSWER = 4 * 1024 * 1024;

/** Reads a resume in a process of its own (`run-child.ts`): a reading, or a reason why there is none. */
export async function readResume(bytes: Buffer, { countryCode, language }: ReadOptions = {}): Promise<ReadResult> {
  const work = { program: CHILD, hints: { countryCode, language }, mostAnswer: MOST_ANSWER };
  const answer = await runChild(bytes, work);
  if (!Buffer.isBuffer(answer)) return answer;
  const said = JSON.parse(answer.toString('utf8')) as ReaderAnswer;
  return 'reading' in said ? said.reading : said;
}
