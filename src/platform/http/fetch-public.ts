import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ask, publicOnly, type Reach } from './reach.ts';

/** Why nothing was fetched: the address is not a public one, nobody answers, it says no, it is too much or takes too long. */
export type FetchProblem = 'address' | 'unreachable' | 'refused' | 'tooLarge' | 'tooSlow';

export class FetchFailed extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem) {
    super(`Nothing was fetched: ${problem}`);
    this.problem = problem;
  }
}

export interface FetchedFile {
  /** Where it was found in the end. */
  url: string;
  body: Buffer;
  /** As its server says it, with the encoding where it names one. */
  contentType: string | undefined;
}

interface FetchLimits {
  /** Of the body as it is read, after decompression. */
  mostBytes: number;
  signal: AbortSignal;
}

export type FetchPublic = (url: string, limits: FetchLimits) => Promise<FetchedFile>;

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HEADERS = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (compatible; ParleyImport/1.0)',
};

/**
 * Reads an address that somebody gave us (SSRF): only the public internet over https, every redirect is checked like the
 * first address, and neither size, compression nor silence of the other side costs more than the limits.
 */
export function createFetchPublic(reach: Reach = publicOnly): FetchPublic {
  return async (url, { mostBytes, signal }) => {
    let address = url;
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (!reach.mayReach(address)) throw new FetchFailed('address');
      const answer = await ask(reach, address, { headers: HEADERS, signal }).catch(() => {
        throw new FetchFailed(signal.aborted ? 'tooSlow' : 'unreachable');
      });
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (REDIRECTS.has(status) && location && URL.canParse(location, address)) {
        answer.destroy();
        address = new URL(location, address).href;
        continue;
      }
      if (status < 200 || status > 299) {
        answer.destroy();
        throw new FetchFailed('refused');
      }
      const contentType = answer.headers['content-type'];
      return { url: address, contentType, body: await readBody(answer, mostBytes, signal) };
    }
    throw new FetchFailed('refused');
  };
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase();
  const unpack = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const make = unpack[encoding as keyof typeof unpack];
  if (!make) return answer;
  const opened = make();
  answer.on('error', (error) => opened.destroy(error));
  return answer.pipe(opened);
}

async function readBody(answer: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of unpacked(answer)) {
      size += part.length;
      // Counted after decompression, so that a small file cannot become a large one.
      if (size > mostBytes) throw new FetchFailed('tooLarge');
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed(signal.aborted ? 'tooSlow' : 'unreachable');
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}
