import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptionList } from '#test/read-option-list.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

interface LocationRow {
  id: number;
  key: string;
  value: string;
  seo_value: string;
  select_heat_value: number;
  country_id: number;
}

const countryIds = [106, 168, 196, 127, 98, 94, 211, 229, 228, 38, 29, 221, 154, 190, 227, 204, 203, 193];

describe('popular locations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function popular(input: { country_id?: number; language_code?: string }, headers = {}): Promise<LocationRow[]> {
    const answer = await app.visitor(headers).api('GET /config/popular-locations', input);
    return answer.location_lists as ((typeof answer.location_lists)[number] & LocationRow)[];
  }

  it('GEO-08 are the seven of most heat of each country, hottest first, without overseas', async () => {
    const all = await readOptionList<LocationRow>(app.visitor(), 'location_lists');
    expect(all.some((one) => one.seo_value === 'overseas')).toBe(true);
    for (const country of countryIds) {
      const heats = all
        .filter((one) => one.country_id === country && one.seo_value !== 'overseas')
        .map((one) => one.select_heat_value)
        .sort((a, b) => b - a);
      const list = await popular({ country_id: country });
      expect(list).toHaveLength(7);
      expect(list.map((one) => one.select_heat_value)).toEqual(heats.slice(0, 7));
      expect(list.map((one) => one.seo_value)).not.toContain('overseas');
    }
  });

  it("GEO-08 are the visitor's country's in the visitor's language when nothing is named", async () => {
    const list = await popular({}, { 'country-id': '106', 'language-id': '4' });
    expect(list.map((one) => one.key)).toEqual([
      'tokyo',
      'osaka',
      'yokohama',
      'nagoya',
      'fukuoka',
      'minato',
      'shibuya',
    ]);
    expect(list[0]?.value).toBe('東京都');
  });

  it('GEO-08 can be had in a named language', async () => {
    const [first] = await popular({ country_id: 229, language_code: 'es' });
    expect(first).toMatchObject({ key: 'new-york', value: 'Nueva York' });
  });

  it('GEO-08 are none where we have no places', async () => {
    expect(await popular({ country_id: 1 })).toEqual([]);
  });
});
