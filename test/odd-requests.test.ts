import { resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, splitKey } from '#src/kernel/contract.ts';
import { SESSION_COOKIE } from '#src/modules/accounts/server/sessions/session-token.ts';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { contracts } from './contracts.ts';
import { createCompany } from './factories/create-company.ts';
import { createRecruiter } from './factories/create-recruiter.ts';
import { openSession } from './factories/open-session.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { type StartedProgram, startProgram } from './started-program.ts';
import { createTestDatabase } from './test-database.ts';

const JSON_BODY = 'Content-Type: application/json';
const sized = (body: string | Buffer) => `Content-Length: ${Buffer.byteLength(body)}`;
const post = (path: string, body: string | Buffer, ...headers: string[]) =>
  rawRequest(`POST ${path}`, [sized(body), ...headers], body);
const LOGIN = '/api/authentication/guest/login';

/** What a visitor, a scanner or a broken proxy may send; the statuses that are an answer to it. 0: closed in silence. */
const ODD: [what: string, bytes: Buffer | string, statuses: number[]][] = [
  ['a Host that is no name', rawRequest('GET /en', ['Host: a b"<c>']), [400]],
  ['a Host with an address in it', rawRequest('GET /en', ['Host: http://evil.example/x?y#z']), [400]],
  ['a Host with a port beyond all ports', rawRequest('GET /en', ['Host: localhost:99999']), [400]],
  ['a Host with a user', rawRequest('GET /en', ['Host: user:password@localhost']), [400]],
  ['a Host of brackets', rawRequest('GET /en', ['Host: [::1']), [400]],
  ['a Host of letters beyond ASCII', rawRequest('GET /en', ['Host: p\xe4rley.example']), [400]],
  ['an empty Host', rawRequest('GET /en', ['Host: ']), [200, 400]],
  ['no Host', 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two Hosts', rawRequest('GET /en', ['Host: localhost', 'Host: evil.example']), [200, 400]],
  ['an absolute address', rawRequest('GET http://localhost/en/terms'), [200, 400, 404]],
  ['an absolute address of another site', rawRequest('GET http://evil.example/en/terms'), [200, 400, 404, 421]],
  ['an absolute address of another kind', rawRequest('GET ftp://localhost/en'), [400, 404]],
  ['an absolute address of the API', rawRequest('GET http://localhost/api/translation/manifest'), [200, 400, 404]],
  ['an address of two slashes', rawRequest('GET //evil.example/en'), [400, 404]],
  ['an address of many slashes', rawRequest(`GET ${'/'.repeat(500)}`), [400, 404]],
  ['no path at all', rawRequest('GET ?a=b'), [400, 404]],
  ['an asterisk', rawRequest('OPTIONS *'), [200, 204, 400, 404, 405]],
  ['TRACE of a page', rawRequest('TRACE /en'), [404, 405]],
  ['TRACE of the API', rawRequest('TRACE /api/translation/manifest'), [404, 405]],
  ['CONNECT', rawRequest('CONNECT localhost:443'), [405]],
  ['an offer of HTTP/2', rawRequest('GET /health', ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings']), [200]],
  ['a method nobody has', rawRequest('BREW /en'), [400, 404, 405]],
  ['PROPFIND', rawRequest('PROPFIND /en'), [404, 405]],
  ['SEARCH', rawRequest('SEARCH /en'), [404, 405]],
  ['PURGE', rawRequest('PURGE /en/jobs'), [404, 405]],
  ['OPTIONS of a page', rawRequest('OPTIONS /en'), [200, 204, 404, 405]],
  ['DELETE of a page', rawRequest('DELETE /en'), [403, 404, 405]],
  ['HEAD of the API', rawRequest('HEAD /api/translation/manifest'), [200, 404, 405]],
  ...['/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json'].map(
    (path) =>
      [`a way out of the assets: ${path}`, rawRequest(`GET ${path}`), [400, 403, 404]] as [string, Buffer, number[]],
  ),
  ['assets with NUL', rawRequest('GET /assets/%00'), [400, 403, 404]],
  ['assets with half a sign', rawRequest('GET /assets/%E0%A4%A'), [400, 404]],
  ['assets, the folder itself', rawRequest('GET /assets/'), [403, 404]],
  ['assets beyond any name', rawRequest(`GET /assets/${'a'.repeat(4000)}`), [400, 404, 414]],
  [
    'an asset in pieces that do not exist',
    rawRequest('GET /favicon.svg', ['Range: bytes=999999-1']),
    [200, 206, 400, 416],
  ],
  ['NUL in a page', rawRequest('GET /en/job/%00-1'), [400, 404]],
  ['NUL in a search', rawRequest('GET /en/jobs?q=%00'), [200, 301, 302, 400, 404]],
  ['NUL in the API', rawRequest('GET /api/companies/%00'), [400, 404]],
  ['invalid UTF-8 in a page', rawRequest('GET /en/company/%ff%fe'), [400, 404]],
  ['invalid UTF-8 in a search', rawRequest('GET /en/jobs?q=%ff%fe'), [200, 301, 302, 400, 404]],
  ['invalid UTF-8 in a file', rawRequest('GET /api/file/%ff'), [400, 401, 404]],
  ['bare bytes in the address', rawRequest('GET /en/company/\xff\xfe'), [400, 404]],
  ['a percent sign alone', rawRequest('GET /%'), [400, 404]],
  ['data of a page that is none', rawRequest('GET /en/nothing.data'), [200, 400, 404]],
  ['data of the root', rawRequest('GET /_root.data'), [200, 400, 404]],
  ['a manifest of no paths', rawRequest('GET /__manifest?p=%ff&version=%00'), [200, 204, 400, 404]],
  ['an overlong address', rawRequest(`GET /en/jobs?q=${'a'.repeat(12_000)}`), [200, 301, 302, 400, 404, 414, 431]],
  ['an address beyond all limits', rawRequest(`GET /${'a'.repeat(40_000)}`), [0, 414, 431]],
  ['an overlong header', rawRequest('GET /en', [`X-Long: ${'a'.repeat(40_000)}`]), [0, 431]],
  [
    'a thousand headers',
    rawRequest(
      'GET /en',
      Array.from({ length: 1000 }, (_, at) => `X-${at}: 1`),
    ),
    [200, 400, 431],
  ],
  ['NUL in a header', rawRequest('GET /en', ['X-Odd: a\0b']), [400]],
  ['a header without a name', rawRequest('GET /en', [': value']), [400]],
  ['odd cookies', rawRequest('GET /en', ['Cookie: =; ;;a=%ff;parley_country=%00;parley_language=\xff']), [200]],
  ['a thousand cookies', rawRequest('GET /en', [`Cookie: ${'a=b; '.repeat(1000)}`]), [200]],
  ['odd languages', rawRequest('GET /', [`Accept-Language: ${'xx-'.repeat(200)};q=nine,\xff,*`]), [200]],
  ['odd ids of the locale', rawRequest('GET /', ['Language-Id: 1e400', 'Country-Id: \xff']), [200]],
  ['two content types', post(LOGIN, '{}', JSON_BODY, 'Content-Type: text/xml'), [200, 400, 415]],
  ['two lengths', post(LOGIN, '{}', JSON_BODY, 'Content-Length: 3'), [400]],
  ['a length that is no number', rawRequest(`POST ${LOGIN}`, ['Content-Length: two', JSON_BODY], '{}'), [400]],
  ['a negative length', rawRequest(`POST ${LOGIN}`, ['Content-Length: -1', JSON_BODY], '{}'), [400]],
  ['a length and chunks', post(LOGIN, '0\r\n\r\n', 'Transfer-Encoding: chunked', JSON_BODY), [200, 400]],
  ['chunks that are none', rawRequest(`POST ${LOGIN}`, ['Transfer-Encoding: chunked', JSON_BODY], 'zz\r\n'), [400]],
  ['more than was announced', rawRequest(`POST ${LOGIN}`, ['Content-Length: 2', JSON_BODY], '{}{}'), [200, 400]],
  ['JSON that is none', post(LOGIN, '{"a":', JSON_BODY), [400]],
  ['JSON of invalid UTF-8', post(LOGIN, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), JSON_BODY), [400]],
  ['JSON that reaches for the prototype', post(LOGIN, '{"__proto__":{"a":1}}', JSON_BODY), [200, 400]],
  ['JSON as deep as it gets', post(LOGIN, '['.repeat(20_000), JSON_BODY), [400]],
  ['a body that says it is packed', post(LOGIN, '{}', JSON_BODY, 'Content-Encoding: gzip'), [200, 400, 415]],
  ['a charset nobody knows', post(LOGIN, '{}', 'Content-Type: application/json; charset=klingon'), [200, 400, 415]],
  ['a type that is none', post(LOGIN, '{}', 'Content-Type: ;;;'), [400, 415]],
  ['Expect: something else', post(LOGIN, '{}', JSON_BODY, 'Expect: 200-ok'), [200, 400, 417]],
  ['an upgrade to nothing', rawRequest('GET /en', ['Upgrade: nothing', 'Connection: Upgrade']), [0, 200, 400, 426]],
  ['half a handshake', rawRequest('GET /api/realtime', ['Upgrade: websocket', 'Connection: Upgrade']), [0, 400, 401]],
  ['HTTP/1.0 without Host', 'GET /en HTTP/1.0\r\n\r\n', [200, 400]],
  ['HTTP/9.9', 'GET /en HTTP/9.9\r\nHost: localhost\r\n\r\n', [0, 400, 505]],
  ['no HTTP at all', 'hello\r\n\r\n', [0, 400]],
  ['the beginning of TLS', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00]), [0, 400]],
  ['an If-None-Match of nonsense', rawRequest('GET /api/translation/manifest', ['If-None-Match: "\xff,,,']), [200]],
  ['a metrics token of bytes', rawRequest('GET /metrics', ['Authorization: Bearer \xff\xfe']), [404]],
  ['a sitemap that is none', rawRequest('GET /sitemaps/%00/%ff.xml'), [400, 404]],
  ['a sitemap of far away', rawRequest('GET /sitemaps/sg/jobs-999999.xml'), [200, 404]],
  [
    'a sign-in from elsewhere',
    post('/authentication/social/google/callback', 'a=%00', 'Content-Type: text/x'),
    [302, 303, 400, 404, 415],
  ],
  [
    'a form for a page that takes none',
    post('/en/terms', 'a=b', 'Content-Type: application/x-www-form-urlencoded'),
    [400, 404, 405],
  ],
];

const EDGE = '----edge';
const part = (name: string, value: string) =>
  `--${EDGE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (value: string, name = 'a.pdf') =>
  `--${EDGE}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${value}\r\n`;
const END = `--${EDGE}--\r\n`;
const TYPE = `Content-Type: multipart/form-data; boundary=${EDGE}`;

/** Forms that are broken in ten ways, and some more. */
const BROKEN_FORMS: [what: string, type: string, body: string | Buffer][] = [
  ['no boundary', 'Content-Type: multipart/form-data', part('kind', 'resume') + file('x') + END],
  ['an empty boundary', 'Content-Type: multipart/form-data; boundary=', file('x') + END],
  ['another boundary than it says', 'Content-Type: multipart/form-data; boundary=other', file('x') + END],
  ['an overlong boundary', `Content-Type: multipart/form-data; boundary=${'b'.repeat(300)}`, file('x') + END],
  ['an empty body', TYPE, ''],
  ['no end', TYPE, part('kind', 'resume') + file('x')],
  ['an end in the middle of a file', TYPE, part('kind', 'resume') + file('x').slice(0, -4)],
  ['a part without headers', TYPE, `--${EDGE}\r\n\r\nvalue\r\n${END}`],
  ['a part without a name', TYPE, `--${EDGE}\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n${END}`],
  ['a part that ends in its headers', TYPE, `--${EDGE}\r\nContent-Disposition: form-data; name="a`],
  ['headers without an end', TYPE, `--${EDGE}\r\n${'X: y\r\n'.repeat(3000)}${END}`],
  ['the prototype as a field', TYPE, part('__proto__', 'x') + part('constructor', 'y') + END],
  ['fields without number', TYPE, part('a', 'b').repeat(200) + END],
  ['two files', TYPE, part('kind', 'resume') + file('x') + file('y') + END],
  ['a file of NUL in its name', TYPE, part('kind', 'resume') + file('x', 'a\0b.pdf') + END],
  ['a name of invalid UTF-8', TYPE, Buffer.from(file('x', '\xff\xfe.pdf') + END, 'latin1')],
  ['a name that leads elsewhere', TYPE, part('kind', 'resume') + file('x', '../../../etc/passwd') + END],
  ['NUL in a field', TYPE, part('kind', 're\0sume') + file('x') + END],
  ['only line ends', TYPE, '\r\n'.repeat(500)],
  ['only dashes', TYPE, '-'.repeat(5000)],
  [
    'a transfer encoding nobody knows',
    TYPE,
    file('x').replace('Content-Type', 'Content-Transfer-Encoding: zip\r\nContent-Type') + END,
  ],
];

const uploads = (Object.entries(contracts) as [string, Endpoint][]).filter(([, { receives }]) => receives);
const FORM_PAGES = ['/en/get-started', '/en/region', '/en/settings/profile', '/en/terms'];

describe('requests that no browser sends', () => {
  let program: StartedProgram;
  let address: string;
  let cookie: string;
  let pool: pg.Pool;
  let people = 0;
  let close: () => Promise<void>;
  beforeAll(async () => {
    buildIfNeeded(resolve(import.meta.dirname, '..'));
    const { url, database, drop } = await createTestDatabase();
    program = startProgram({ DATABASE_URL: url, DATABASE_POOL: '4' });
    address = await program.ready;
    pool = database.pool;
    cookie = await signIn();
    close = async () => {
      program.kill('SIGTERM');
      await program.ended;
      await database.close();
      await drop();
    };
  }, 300_000);
  afterAll(() => close?.());

  /** The cookie of somebody new: an account may send only so many files a minute. */
  async function signIn(access: Endpoint['access'] = 'account'): Promise<string> {
    people += 1;
    const email = `odd-${people}@parley.example`;
    if (access === 'member') {
      const company = await createCompany(pool);
      await createRecruiter(pool, company.id, { email, is_email_verify: true });
    } else {
      await pool.query(
        `insert into accounts (role, email, first_name, last_name, country_id, language)
         values ('talent', $1, 'A', 'B', 196, 'en')`,
        [email],
      );
    }
    const visitor = await openSession(pool, email, address);
    return `Cookie: ${SESSION_COOKIE}=${visitor.cookies.get(SESSION_COOKIE)}`;
  }

  /** Sends it, and what was logged as a fault of ours meanwhile. */
  async function send(bytes: Buffer | string, leavesEarly = false) {
    const before = program.output().length;
    const answer = await sendRaw(address, bytes, leavesEarly);
    return {
      ...answer,
      faults:
        program
          .output()
          .slice(before)
          .match(/.*"level":[56]0.*/g) ?? [],
    };
  }

  it.each(ODD)('ERR-01 SAFE-08 are answered: %s', async (_what, bytes, statuses) => {
    const { status, text, faults } = await send(bytes);
    expect(statuses, text.slice(0, 400)).toContain(status);
    expect(text).not.toContain('"name": "parley"');
    expect(faults).toEqual([]);
  });

  it('knows the addresses that take files', () => expect(uploads.length).toBeGreaterThan(0));

  describe.each(uploads)('a form for %s', (key, { access }) => {
    const { path } = splitKey(key);
    it.each(BROKEN_FORMS)('ERR-01 is refused when it has %s', async (_what, type, body) => {
      const { status, text, faults } = await send(post(`/api${path}`, body, type, await signIn(access)));
      expect([400, 404, 413, 415, 422], text.slice(0, 400)).toContain(status);
      expect(faults).toEqual([]);
    });

    it('ERR-01 is given up when the sender goes away in the middle', async () => {
      const whole = post(`/api${path}`, part('kind', 'resume') + file('x'.repeat(5000)) + END, TYPE, cookie);
      const { status, faults } = await send(whole.subarray(0, -3000), true);
      expect([0, 400, 408]).toContain(status);
      expect(faults).toEqual([]);
    });
  });

  it.each(FORM_PAGES)('ERR-01 a broken form for the page %s is refused or taken', async (path) => {
    for (const [what, type, body] of BROKEN_FORMS) {
      const { status, faults } = await send(post(path, body, type, cookie));
      const isAnswer = [200, 302, 303, 400, 403, 404, 405, 413, 415, 422].includes(status);
      expect({ what, status, isAnswer, faults }).toEqual({ what, status, isAnswer: true, faults: [] });
    }
  });
});
