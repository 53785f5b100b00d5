import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/modules/options/languages.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const login = '/authentication/guest/login';

describe('the API over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  describe('the envelope', () => {
    it('ERR-01 is {code, message, data} with code 0 for a success', async () => {
      const { status, headers, envelope } = await app.visitor().call('GET', '/translation/manifest');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(Object.keys(envelope)).toEqual(['code', 'message', 'data']);
      expect(envelope).toMatchObject({ code: 0, message: 'success', data: { files: expect.any(Array) } });
    });

    it('ERR-01 is the same for a refusal, in the language of the request, and no cache keeps it', async () => {
      const messages = await Promise.all(
        languages.map(async ({ id }) => {
          const answer = await app.visitor({ 'language-id': String(id) }).call('GET', '/config/nothing/list');
          expect(answer.status).toBe(404);
          expect(answer.headers.get('cache-control')).toBe('no-store');
          expect(answer.envelope).toMatchObject({ code: 40004, data: null });
          return answer.envelope.message;
        }),
      );
      expect(new Set(messages).size).toBe(languages.length);
    });
  });

  describe('bad input', () => {
    it('ERR-01 names each field with a text in the language of the request', async () => {
      const send = async (language: number) => {
        const body = { guest_role: 'king', language_id: 99, country_id: 'x', device_name: 'x'.repeat(201) };
        const { status, envelope } = await app.visitor({ 'language-id': String(language) }).call('POST', login, body);
        expect(status).toBe(400);
        expect(envelope.code).toBe(40001);
        return (envelope.data as { fields: Record<string, string> }).fields;
      };
      const english = await send(1);
      expect(english).toEqual({
        guest_role: 'Choose one of the options.',
        language_id: 'language_id must be at most 10.',
        country_id: 'Enter a valid number.',
        device_name: 'Maximum length limit exceeded: at most 200 characters.',
      });
      const japanese = await send(4);
      expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
      for (const [field, text] of Object.entries(japanese)) {
        expect(text).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
        expect(text).not.toBe(english[field]);
      }
    });

    it('ERR-01 says "is required" for a field that is missing or empty', async () => {
      const { envelope } = await app.visitor().call('GET', '/config/search/job-title-lists');
      expect(envelope).toMatchObject({ code: 40001, data: { fields: { query: 'query is required' } } });
    });

    it('ERR-01 tells a whole number from a broken one and an impossible one', async () => {
      const sizes = ['1.5', 'many', '0', '51'];
      const texts = await Promise.all(
        sizes.map(async (size) => {
          const { envelope } = await app.visitor().call('GET', `/config/search/job-title-lists?query=a&size=${size}`);
          return (envelope.data as { fields: Record<string, string> }).fields.size;
        }),
      );
      expect(texts).toEqual([
        'Enter a whole number.',
        'Enter a valid number.',
        'size must be at least 1.',
        'size must be at most 50.',
      ]);
    });

    it.each(['{"guest_role":', 'guest_role=jobseeker', '', '{"__proto__":{"admin":true}}', "{'a':1}"])(
      'ERR-01 is a body that is no JSON: %s',
      async (body) => {
        const { status, envelope } = await app.visitor().call('POST', login, body);
        expect(status).toBe(400);
        expect(envelope).toMatchObject({ code: 40001, data: { fields: { body: expect.stringMatching(/\w/) } } });
      },
    );

    it('ERR-01 is no reason to fail: texts that the database cannot keep lose only what it cannot', async () => {
      const { envelope } = await app
        .visitor()
        .call('POST', login, { device_name: 'Fire\u0000fox \ud800', device_type: '\0' });
      expect(envelope.code).toBe(0);
      const { rows } = await app.database.pool.query(
        'select device_name, device_type from sessions order by id desc limit 1',
      );
      expect(rows[0]).toEqual({ device_name: 'Firefox \ufffd', device_type: '' });
    });

    it('ERR-01 is a number that the database cannot keep', async () => {
      const { envelope } = await app.visitor().call('POST', login, { country_id: 99_999_999_999 });
      expect(envelope).toMatchObject({ code: 40001, data: { fields: { country_id: expect.any(String) } } });
    });
  });

  describe('the body', () => {
    const post = async (body: string, type?: string) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const response = await app
        .visitor()
        .fetch(`/api${login}`, { method: 'POST', body: new TextEncoder().encode(body), headers });
      return { status: response.status, envelope: await response.json() };
    };
    const bodyOf = (bytes: number) => `{"device_name":"${'x'.repeat(bytes - '{"device_name":""}'.length)}"}`;

    it('ERR-01 may hold 1 MB and not a byte more', async () => {
      expect((await post(bodyOf(1024 * 1024), 'application/json')).envelope.code).toBe(40001);
      const { status, envelope } = await post(bodyOf(1024 * 1024 + 1), 'application/json');
      expect(status).toBe(413);
      expect(envelope).toEqual({ code: 49004, message: expect.stringMatching(/\w/), data: null });
    });

    it.each(['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
      'ERR-01 of the type %s is refused',
      async (type) => {
        const { status, envelope } = await post('{}', type);
        expect(status).toBe(415);
        expect(envelope).toEqual({ code: 49005, message: expect.stringMatching(/\w/), data: null });
      },
    );

    it('may be missing when nothing is required, and may come as a beacon’s plain text', async () => {
      const response = await app.visitor().fetch(`/api${login}`, { method: 'POST' });
      expect((await response.json()).code).toBe(0);
      expect((await post('{}', 'text/plain;charset=UTF-8')).envelope.code).toBe(0);
      expect((await post('{"guest_role":"king"}', 'text/plain')).envelope.code).toBe(40001);
    });
  });

  describe('addresses', () => {
    it.each([
      '/nothing',
      '/config/xp_lvls/list/more',
      '',
      '/',
      '/config/%E0%A4%A/list',
      '/%',
      `/config/${'x'.repeat(600)}/list`,
    ])('ERR-01 answers 40004 in JSON where there is nothing: %s', async (path) => {
      const { status, headers, envelope } = await app.visitor({ 'language-id': '1' }).call('GET', path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('application/json');
      expect(envelope).toEqual({ code: 40004, message: "We couldn't find what you're looking for.", data: null });
    });

    it('ERR-01 answers 49006 to a wrong method and names the right one', async () => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const { status, headers, envelope } = await app.visitor().call(method, login);
        expect(status).toBe(405);
        expect(headers.get('allow')).toBe('POST');
        expect(envelope).toEqual({ code: 49006, message: expect.stringMatching(/\w/), data: null });
      }
      const { headers } = await app.visitor().call('POST', '/config/xp_lvls/list', {});
      expect(headers.get('allow')).toBe('GET');
    });

    it('take HEAD where they take GET, and a slash at the end', async () => {
      const head = await app.visitor().fetch('/api/config/xp_lvls/list', { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      expect((await app.visitor().call('GET', '/config/xp_lvls/list/')).envelope.code).toBe(0);
    });

    it('keep a question mark and an encoded slash inside a value', async () => {
      const { envelope } = await app.visitor().call('GET', '/config/search/job-title-lists?query=cook?&size=0');
      expect(envelope).toMatchObject({ code: 40001, data: { fields: { size: expect.any(String) } } });
      expect((await app.visitor().call('GET', '/config/a%2Fb/list')).envelope.code).toBe(40004);
    });
  });

  describe('answers that are the same for everyone', () => {
    const path = '/api/config/xp_lvls/list?language_code=en';
    const ask = (headers: Record<string, string> = {}) => app.visitor().fetch(path, { headers });

    it('GEO-06 carry an ETag and may be kept', async () => {
      const response = await ask();
      expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{20,}"$/);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect((await ask()).headers.get('etag')).toBe(response.headers.get('etag'));
    });

    it('GEO-06 are not sent again to who has them', async () => {
      const etag = (await ask()).headers.get('etag') ?? '';
      const spellings = [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'];
      for (const spelling of spellings) {
        const again = await ask({ 'if-none-match': spelling });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('etag')).toBe(etag);
      }
      const other = await ask({ 'if-none-match': '"something-else"' });
      expect(other.status).toBe(200);
      expect((await other.json()).code).toBe(0);
    });

    it('GEO-06 have another ETag in another language', async () => {
      const other = await app.visitor().fetch(path.replace('=en', '=ja'));
      expect(other.headers.get('etag')).not.toBe((await ask()).headers.get('etag'));
    });

    it('GEO-06 are kept apart by language and country where the request’s own decided', async () => {
      const parts = (response: Response) => (response.headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
      const own = parts(await app.visitor().fetch('/api/config/xp_lvls/list'));
      for (const source of ['accept-language', 'cookie', 'country-id', 'language-id']) expect(own).toContain(source);
      expect(parts(await ask())).not.toContain('cookie');
    });

    it('are compressed for whoever understands it', async () => {
      const big = '/api/config/country_lists/list?language_code=en';
      const packed = await app.visitor().fetch(big, { headers: { 'accept-encoding': 'br' } });
      expect(packed.headers.get('content-encoding')).toBe('br');
      expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      const plain = await app.visitor().fetch(big, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.has('content-encoding')).toBe(false);
      expect(await packed.json()).toEqual(await plain.json());
    });
  });
});
