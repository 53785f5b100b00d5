import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface RequestToSign {
  method: string;
  url: URL;
  /** Everything that is to be signed besides the host; names in any case. */
  headers: Record<string, string>;
  /** SHA-256 of the body in hexadecimal. */
  payloadHash: string;
  at: Date;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 's3';

/** The headers of a request to an S3-compatible store, signed as AWS Signature Version 4 asks for. */
export function signV4(request: RequestToSign, key: SigningKey): Record<string, string> {
  const stamp = request.at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const headers: Record<string, string> = {
    ...lowerCased(request.headers),
    host: request.url.host,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': stamp,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    request.method,
    canonicalPath(request.url.pathname),
    canonicalQuery(request.url.searchParams),
    ...names.map((name) => `${name}:${headers[name]?.trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    request.payloadHash,
  ].join('\n');
  const day = stamp.slice(0, 8);
  const scope = `${day}/${key.region}/${SERVICE}/aws4_request`;
  const toSign = [ALGORITHM, stamp, scope, sha256(canonical)].join('\n');
  const signing = ['aws4_request', SERVICE, key.region, day].reduceRight<string | Buffer>(hmac, `AWS4${key.secretKey}`);
  const signature = createHmac('sha256', signing).update(toSign).digest('hex');
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${key.accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The store encodes every letter but the unreserved ones; addresses in general leave some more as they are. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
}

function canonicalQuery(search: URLSearchParams): string {
  return [...search]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}
