import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptionList } from '#test/read-option-list.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

interface PhoneCountry {
  id: number;
  code: string;
  value: string;
  dial_code: string;
}

const PHILIPPINES = 168;

describe('phone countries', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function list(input: { country_id?: number; language_code?: string }, headers = {}) {
    const answer = await app.visitor(headers).api('GET /config/phone-countries', input);
    return answer as { [Group in keyof typeof answer]: ((typeof answer)[Group][number] & PhoneCountry)[] };
  }
  const sorted = (countries: { code: string }[]) => countries.map(({ code }) => code).sort();

  it('GEO-09 are exactly the countries that an SMS reaches', async () => {
    const all = await readOptionList<{ code: string; is_sms_allowed: boolean }>(app.visitor(), 'country_lists');
    const allowed = all.filter((country) => country.is_sms_allowed);
    expect(allowed.length).toBeGreaterThan(18);
    expect(allowed.length).toBeLessThan(all.length);
    const { others } = await list({ country_id: 196 });
    expect(sorted(others)).toEqual(sorted(allowed));
  });

  it('GEO-09 reach every country that has a site, with its dial code', async () => {
    const { others } = await list({ country_id: 900 });
    const codes = 'JP PH SG MY ID HK TW US GB CA BR TR NG SA AE LK ES RS'.split(' ');
    expect(sorted(others)).toEqual(expect.arrayContaining(codes));
    expect(others.filter(({ dial_code }) => !/^[1-9]\d{0,3}$/.test(dial_code))).toEqual([]);
    expect(others.find(({ code }) => code === 'JP')?.dial_code).toBe('81');
  });

  it('GEO-09 the others leave the Philippines out on the Philippine site and only there', async () => {
    const philippine = await list({ country_id: PHILIPPINES });
    expect(philippine.own).toMatchObject([{ id: PHILIPPINES, code: 'PH', dial_code: '63' }]);
    expect(sorted(philippine.others)).not.toContain('PH');
    const japanese = await list({ country_id: 106 });
    expect(sorted(japanese.others)).toEqual([...sorted(philippine.others), 'PH'].sort());
    expect(japanese.own).toMatchObject([{ code: 'JP' }]);
    expect(sorted(japanese.others)).toContain('JP');
  });

  it("GEO-09 follow the visitor's country, and Others has no own one", async () => {
    expect((await list({}, { 'country-id': String(PHILIPPINES) })).own).toMatchObject([{ code: 'PH' }]);
    expect((await list({}, { 'country-id': '900' })).own).toEqual([]);
  });

  it('GEO-09 no country without SMS becomes the own one', async () => {
    expect((await list({ country_id: 1 })).own).toEqual([]);
  });

  it.each(['en', 'ja', 'es', 'ar'])('GEO-09 are named and sorted as %s readers expect', async (language) => {
    const { others } = await list({ country_id: 196, language_code: language });
    const names = others.map(({ value }) => value);
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
    const world = await readOptionList(app.visitor(), 'country_lists', language);
    const known = new Map(world.map(({ id, value }) => [id, value]));
    expect(others.filter(({ id, value }) => known.get(id) !== value)).toEqual([]);
  });
});
