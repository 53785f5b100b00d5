import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#src/modules/options/languages.ts';
import { OTHERS_ID, sites } from '#src/modules/options/sites.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Node's fetch would add an Accept-Language of its own. */
const NEUTRAL = { 'accept-language': '*' };

describe('the headers that every call understands', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.clock.advance({ minutes: 2 }));
  afterAll(() => app.close());

  /** What a guest session remembers of a call with these headers. */
  async function sessionOf(headers: Record<string, string>, body: object = {}) {
    const { envelope } = await app
      .visitor({ ...NEUTRAL, ...headers })
      .call('POST', '/authentication/guest/login', body);
    expect(envelope.code).toBe(0);
    const { rows } = await app.database.pool.query(
      'select country_id, language_id, device_uuid from sessions order by id desc limit 1',
    );
    return rows[0] as { country_id: number; language_id: number; device_uuid: string | null };
  }

  it('ERR-03 have defaults: Others, English, no device', async () => {
    expect(await sessionOf({})).toEqual({ country_id: OTHERS_ID, language_id: 1, device_uuid: null });
  });

  it.each(sites.map(({ key, id }) => [key, id]))('ERR-03 Country-Id chooses the country: %s', async (_key, id) => {
    expect(await sessionOf({ 'country-id': String(id), 'language-id': '1' })).toMatchObject({ country_id: id });
  });

  it.each(languages.map(({ code, id }) => [code, id]))(
    'ERR-03 Language-Id chooses the language: %s',
    async (_code, id) => {
      expect(await sessionOf({ 'language-id': String(id) })).toMatchObject({ language_id: id });
    },
  );

  it('ERR-03 device_uuid names the device, unless the body does', async () => {
    expect((await sessionOf({ device_uuid: 'device-7' })).device_uuid).toBe('device-7');
    expect((await sessionOf({ device_uuid: 'device-7' }, { device_uuid: 'device-8' })).device_uuid).toBe('device-8');
    expect((await sessionOf({ device_uuid: 'x'.repeat(300) })).device_uuid).toBe('x'.repeat(100));
  });

  it.each(['1', '2', '0', '-1', 'talent', ''])('ERR-03 Role-Id is taken on any call: %s', async (role) => {
    const { envelope } = await app.visitor({ 'role-id': role }).call('GET', '/translation/manifest');
    expect(envelope.code).toBe(0);
  });

  it.each(['0', '-1', '11', '1.5', 'japan', ' ', '99999999999999999999'])(
    'ERR-03 a value that means nothing is as good as none: %s',
    async (value) => {
      expect(await sessionOf({ 'country-id': value, 'language-id': value })).toMatchObject({
        country_id: OTHERS_ID,
        language_id: 1,
      });
    },
  );

  it('ERR-03 win over cookies and Accept-Language, and speak in answers and refusals alike', async () => {
    const visitor = app.visitor({
      'accept-language': 'ja-JP',
      cookie: 'parley_country=tw; parley_lang=tr',
      'country-id': '29',
      'language-id': '8',
    });
    const list = await visitor.call('GET', '/config/gender_lists/list');
    const portuguese = await app.visitor().call('GET', '/config/gender_lists/list?language_code=pt-BR');
    expect(list.envelope).toEqual(portuguese.envelope);
    const places = await visitor.api('GET /config/popular-locations');
    expect(places.location_lists.map(({ id }) => Math.floor(id / 1000))).toEqual(Array(7).fill(29));
    const refused = await visitor.call('GET', '/config/nothing/list');
    const brazilian = await app.visitor({ 'language-id': '8' }).call('GET', '/config/nothing/list');
    expect(refused.envelope.message).toBe(brazilian.envelope.message);
  });
});
