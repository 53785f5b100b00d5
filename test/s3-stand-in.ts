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
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const problem = findProblem(request, bytes, owner, now());
    if (problem) refused.push(problem);
    if (problem) return answer(response, 403, problem);
    const [, bucket, name = ''] = (request.url ?? '').split('/');
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
    return sendObject(response, found, request.headers.range);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function sendObject(response: ServerResponse, { bytes, type }: { bytes: Buffer; type: string }, range = ''): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const part = from ? bytes.subarray(Number(from), Number(to) + 1) : bytes;
  response.writeHead(from ? 206 : 200, { 'content-type': type }).end(part);
}

function answer(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function findProblem(request: IncomingMessage, body: Buffer, owner: Owner, now: Date): string | undefined {
  const { headers } = request;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, accessKey, day, region, signedHeaders = '', signature = ''] =
    pattern.exec(headers.authorization ?? '') ?? [];
  if (accessKey !== owner.accessKey) return 'InvalidAccessKeyId';
  const date = String(headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now.getTime() - at) <= MOST_MINUTES * 60_000) || day !== date.slice(0, 8))
    return 'RequestTimeTooSkewed';
  const hash = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch';
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256']) {
    if (!signedHeaders.split(';').includes(name)) return 'AccessDenied';
  }
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = `${request.method}\n${request.url}\n\n${lines.join('')}\n${signedHeaders}\n${hash}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`;
  let key: Buffer = Buffer.from(`AWS4${owner.secretKey}`);
  for (const part of [String(day), owner.region, 's3', 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest();
  }
  const expected = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
