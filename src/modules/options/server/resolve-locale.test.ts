import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptionList } from '#test/read-option-list.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

type Headers = Record<string, string>;

const ids = { en: 1, 'zh-CN': 2, id: 3, ja: 4, 'zh-TW': 5, ms: 6, tr: 7, 'pt-BR': 8, es: 9, ar: 10 };
const countryLanguages = {
  106: 'ja',
  168: 'en',
  196: 'en',
  127: 'en',
  98: 'id',
  94: 'zh-TW',
  211: 'zh-TW',
  229: 'en',
  228: 'en',
  38: 'en',
  29: 'pt-BR',
  221: 'tr',
  154: 'en',
  190: 'ar',
  227: 'ar',
  204: 'en',
  203: 'es',
  193: 'en',
  900: 'en',
};

/** Asks as any HTTP client may; fetch would not let us name the host. */
function ask<T>(app: TestApp, path: string, headers: Headers): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = request(`${app.address}/api${path}`, { headers }, async (response) => {
      const chunks = await response.toArray();
      resolve(JSON.parse(Buffer.concat(chunks).toString()).data);
    });
    call.on('error', reject);
    call.end();
  });
}

async function countryOf(app: TestApp, headers: Headers): Promise<string> {
  const { own } = await ask<{ own: { code: string }[] }>(app, '/config/phone-countries', headers);
  return own[0]?.code ?? 'Others';
}

describe('country and language of a request', () => {
  let app: TestApp;
  const fullTime = new Map<string, string>();
  beforeAll(async () => {
    app = await startTestApp({
      PARLEY_COUNTRY_HOSTS: 'jp.example.com=jp, sg.example.com=SG, broken, bad.example.com=xx',
    });
    for (const code of Object.keys(ids)) {
      const [first] = await readOptionList(app.visitor(), 'job_types', code);
      fullTime.set(first?.value ?? '', code);
    }
  });
  afterAll(() => app.close());

  async function languageOf(headers: Headers, query = ''): Promise<string | undefined> {
    const answer = await ask<{ job_types: { value: string }[] }>(app, `/config/job_types/list${query}`, headers);
    return fullTime.get(answer.job_types[0]?.value ?? '');
  }

  const everything = {
    'country-id': '29',
    host: 'jp.example.com',
    cookie: 'parley_country=es',
    'accept-language': 'tr-TR',
  };

  it.each([
    ['the Country-Id header', [], 'BR'],
    ['the host', ['country-id'], 'JP'],
    ['the cookie', ['country-id', 'host'], 'ES'],
    ['the region in Accept-Language', ['country-id', 'host', 'cookie'], 'TR'],
    ['nothing', ['country-id', 'host', 'cookie', 'accept-language'], 'Others'],
  ])('GEO-02 takes the country from %s when nothing before it is given', async (_source, without, country) => {
    const headers = Object.fromEntries(Object.entries(everything).filter(([name]) => !without.includes(name)));
    expect(await countryOf(app, headers)).toBe(country);
  });

  it.each([
    ['an unknown Country-Id', { 'country-id': '999', cookie: 'parley_country=es' }, 'ES'],
    ['a Country-Id that is no number', { 'country-id': 'jp', cookie: 'parley_country=es' }, 'ES'],
    ['a host without a country', { host: 'www.example.com', cookie: 'parley_country=es' }, 'ES'],
    ['a host set to an unknown country', { host: 'bad.example.com', cookie: 'parley_country=es' }, 'ES'],
    ['a made-up cookie', { cookie: 'parley_country=%E0%A4%A', 'accept-language': 'tr-TR' }, 'TR'],
    ['a region without a site', { 'accept-language': 'de-DE' }, 'Others'],
  ])('GEO-02 passes over %s', async (_what, headers: Headers, country) => {
    expect(await countryOf(app, headers)).toBe(country);
  });

  it('GEO-02 knows a host with a port and in capitals', async () => {
    expect(await countryOf(app, { host: 'SG.Example.com:8080' })).toBe('SG');
  });

  it('GEO-02 believes a forwarded host only behind a proxy it is told to trust', async () => {
    const forwarded = { 'x-forwarded-host': 'jp.example.com' };
    expect(await countryOf(app, forwarded)).toBe('Others');
    const proxied = await startTestApp({ TRUST_PROXY: '1', PARLEY_COUNTRY_HOSTS: 'jp.example.com=jp' });
    expect(await countryOf(proxied, forwarded)).toBe('JP');
    await proxied.close();
  });

  it.each([
    ['en-GB;q=0.5, ja-JP;q=0.9', 'JP'],
    ['ja-JP;q=0, en-GB;q=0.1', 'GB'],
    ['en, de-DE, pt-BR;q=0.8', 'BR'],
    ['sr-Latn-RS', 'RS'],
    ['zh-Hant-HK', 'HK'],
    ['*', 'Others'],
  ])('GEO-02 reads the country of most weight from Accept-Language %s', async (header, country) => {
    expect(await countryOf(app, { 'accept-language': header })).toBe(country);
  });

  it.each(Object.entries(ids))('GEO-03 %s has the id %i', async (code, id) => {
    const list = await ask<{ language_lists: { id: number; code: string }[] }>(app, '/config/language_lists/list', {});
    expect(list.language_lists).toHaveLength(10);
    expect(list.language_lists.find((one) => one.code === code)?.id).toBe(id);
    expect(await languageOf({ 'language-id': String(id) })).toBe(code);
  });

  const allLanguages = {
    'language-id': '10',
    cookie: 'parley_lang=zh-TW',
    'accept-language': 'tr',
    'country-id': '106',
  };

  it.each([
    ['the Language-Id header', [], 'ar'],
    ['the cookie', ['language-id'], 'zh-TW'],
    ['Accept-Language', ['language-id', 'cookie'], 'tr'],
    ['the country', ['language-id', 'cookie', 'accept-language'], 'ja'],
    ['nothing: English', ['language-id', 'cookie', 'accept-language', 'country-id'], 'en'],
  ])('GEO-03 takes the language from %s when nothing before it is given', async (_source, without, language) => {
    const headers = Object.fromEntries(Object.entries(allLanguages).filter(([name]) => !without.includes(name)));
    expect(await languageOf(headers)).toBe(language);
  });

  it('GEO-03 takes the language a call names before all others, in any case, and passes over an unknown one', async () => {
    expect(await languageOf(allLanguages, '?language_code=es')).toBe('es');
    expect(await languageOf(allLanguages, '?language_code=PT-br')).toBe('pt-BR');
    expect(await languageOf(allLanguages, '?language_code=xx')).toBe('ar');
  });

  it('GEO-03 passes over an unknown Language-Id and an unknown cookie', async () => {
    expect(await languageOf({ 'language-id': '11', cookie: 'parley_lang=es' })).toBe('es');
    expect(await languageOf({ 'language-id': 'ar', cookie: 'parley_lang=xx', 'accept-language': 'tr' })).toBe('tr');
  });

  it.each([
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-SG', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['pt-PT', 'pt-BR'],
    ['es-419', 'es'],
    ['EN-gb', 'en'],
    ['de, ar-EG;q=0.4', 'ar'],
    ['en;q=0.3, ja;q=0.8, tr;q=0.5', 'ja'],
    ['en; q=0.3, id ; Q=0.9', 'id'],
    ['ms;q=0, es;q=0.1', 'es'],
    ['de, fr;q=0.9, *;q=0.1', 'en'],
    [`${'x'.repeat(3000)}, ja`, 'en'],
  ])('GEO-03 answers Accept-Language %.40s in %s', async (header, language) => {
    expect(await languageOf({ 'accept-language': header })).toBe(language);
  });

  it.each(Object.entries(countryLanguages))(
    "GEO-03 country %s speaks %s when the visitor's browser says nothing",
    async (country, language) => {
      expect(await languageOf({ 'country-id': country })).toBe(language);
    },
  );

  it('GEO-02 GEO-03 keeps the country and language of the switch for 30 days', async () => {
    const visitor = app.visitor({ 'accept-language': 'tr-TR' });
    const response = await visitor.fetch('/api/jobseeker/user-settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'jp', language: 'es' }),
    });
    const kept = response.headers.getSetCookie();
    expect(kept).toHaveLength(2);
    expect(kept.every((cookie) => cookie.includes(`Max-Age=${30 * 24 * 3600}`))).toBe(true);
    const { own } = await visitor.api('GET /config/phone-countries', {});
    expect(own).toMatchObject([{ code: 'JP', value: 'Japón' }]);
  });
});
