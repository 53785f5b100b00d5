import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Owner {
  accessKey: string;
  secretKey: string;
  region: string;
  bucket: string;
}

const MOST_MINUTES = 15;

/**
 * A small store that speaks S3 over real HTTP. It works the signature out for itself from what came over the wire, in
 * the words of the specification and with nothing of the program's own, and refuses what does not agree.
 */
export async function startS3(owner: Owner, now: () => Date) {
  const objects = new Map<string, StoredObject>();
  const refused: string[] = [];
  const state: StoreState = { mode: 'works', held: [] };
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    if (state.mode !== 'works') return refuse(state, request, response);
    const problem = findProblem(request, bytes, owner, now());
    if (problem) refused.push(problem);
    if (problem) return answer(response, 403, problem);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, bucket, name = ''] = pathname.split('/');
    if (bucket !== owner.bucket) return answer(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return answer(response, 411, 'MissingContentLength');
      objects.set(name, { bytes, type: request.headers['content-type'] ?? '' });
      return response.writeHead(200).end();
    }
    const found = objects.get(name);
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    if (!found) return answer(response, 404, 'NoSuchKey');
    return sendObject(response, found, request.headers.range, searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused,
    /** How it answers. */
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

interface StoreState {
  mode: 'works' | 'hangs' | 'fails';
  /** What it was asked and never answers. */
  held: string[];
}

function refuse(state: StoreState, { method = '' }: IncomingMessage, response: ServerResponse): void {
  if (state.mode === 'hangs') state.held.push(method);
  else answer(response, 503, 'SlowDown');
}

interface StoredObject {
  bytes: Buffer;
  type: string;
}

function sendObject(response: ServerResponse, { bytes, type }: StoredObject, range = '', asked: URLSearchParams): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const part = from ? bytes.subarray(Number(from), Number(to) + 1) : bytes;
  response.setHeader('content-type', type);
  for (const [name, value] of asked) {
    const [, header] = /^response-(.+)$/.exec(name) ?? [];
    if (header) response.setHeader(header, value);
  }
  response.writeHead(from ? 206 : 200).end(part);
}

function answer(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

interface Claim {
  accessKey?: string | undefined;
  day?: string | undefined;
  region?: string | undefined;
  signedHeaders: string;
  signature: string;
  date: string;
  hash: string;
  query: string;
  /** Until when it may be used after its date, in seconds. */
  validFor: number;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

function claimOfHeaders({ headers }: IncomingMessage): Claim {
  const [, accessKey, day, region, signedHeaders = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const hash = String(headers['x-amz-content-sha256']);
  const date = String(headers['x-amz-date']);
  return { accessKey, day, region, signedHeaders, signature, date, hash, query: '', validFor: MOST_MINUTES * 60 };
}

/** A link carries its signature among its parameters, all others of which are signed. */
function claimOfLink(url: URL): Claim {
  const of = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const [accessKey, day, region] = of('Credential').split('/');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  return {
    ...{ accessKey, day, region, query, date: of('Date'), validFor: Number(of('Expires')) },
    ...{ signedHeaders: of('SignedHeaders'), signature: of('Signature'), hash: 'UNSIGNED-PAYLOAD' },
  };
}

function findProblem(request: IncomingMessage, body: Buffer, owner: Owner, now: Date): string | undefined {
  const { headers } = request;
  const url = new URL(request.url ?? '', 'http://store');
  const isLink = url.searchParams.has('X-Amz-Signature');
  const claim = isLink ? claimOfLink(url) : claimOfHeaders(request);
  const { day, date, hash, signedHeaders } = claim;
  if (claim.accessKey !== owner.accessKey) return 'InvalidAccessKeyId';
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now.getTime() - at) <= claim.validFor * 1000) || day !== date.slice(0, 8)) {
    return 'RequestTimeTooSkewed';
  }
  if (!isLink && hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  for (const name of isLink ? ['host'] : ['host', 'x-amz-date', 'x-amz-content-sha256']) {
    if (!signedHeaders.split(';').includes(name)) return 'AccessDenied';
  }
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, claim.query, lines.join(''), signedHeaders, hash].join('\n');
  const scope = `${day}/${claim.region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`;
  let key: Buffer = Buffer.from(`AWS4${owner.secretKey}`);
  for (const part of [String(day), owner.region, 's3', 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest();
  }
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(expected, given) ? undefined : 'SignatureDoesNotMatch';
}
