import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Option, readOptionList } from '#test/read-option-list.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { loadPlaces } from './locations.ts';

const languages = ['en', 'zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'];

interface SiteRow {
  id: number;
  key: string;
  name: string;
  url: string;
  default_location: string;
  currency: string;
  hreflang: string;
  seo_language: string;
}
interface LocationRow extends Option {
  seo_value: string;
  select_heat_value: number;
  country_id: number;
  region_id: number | null;
  parent_id?: number;
  region_display_name: string;
  latitude: number;
  longitude: number;
  timezone: string;
}
interface RegionRow extends Option {
  select_heat_value: number;
  location_lists: LocationRow[];
}
interface CountryRow extends Option {
  code: string;
  is_sms_allowed: boolean;
  is_flat: boolean;
  region_lists: RegionRow[];
  location_lists: LocationRow[];
}
interface FunctionRow {
  id: number;
  value: string;
  'seo-value': string;
  select_heat_value: number;
}
interface MainFunctionRow extends FunctionRow {
  sub_function_list: (FunctionRow & { job_titles: { id: number; value: string }[] })[];
}

const siteKeys = 'jp ph sg my id hk tw us gb ca br tr ng sa ae lk es rs com'.split(' ');
const flatCountries = { BR: 29, CA: 38, NG: 154, SA: 190, RS: 193, ES: 203, AE: 227, US: 229 };
const countriesWithRegions = { JP: 106, PH: 168, SG: 196, MY: 127, ID: 98, HK: 94, TW: 211, GB: 228, TR: 221, LK: 204 };

const majorCities = {
  JP: 'Tokyo, Osaka, Yokohama, Nagoya, Fukuoka, Sapporo, Kyoto, Kobe, Sendai, Hiroshima',
  PH: 'Manila, Makati, Quezon City, Taguig, Cebu City, Davao City',
  SG: 'Downtown Core, Jurong East, Tampines, Woodlands',
  MY: 'Kuala Lumpur, Petaling Jaya, Johor Bahru, George Town, Ipoh, Kuching, Kota Kinabalu',
  ID: 'Jakarta, Surabaya, Bandung, Medan, Semarang, Makassar, Denpasar',
  HK: 'Central, Tsim Sha Tsui, Mong Kok, Causeway Bay, Kwun Tong',
  TW: 'Taipei, New Taipei, Taichung, Kaohsiung, Tainan, Taoyuan',
  US: 'New York, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Francisco, Seattle, Boston, Austin',
  GB: 'London, Manchester, Birmingham, Edinburgh, Glasgow, Leeds, Bristol, Liverpool, Cardiff, Belfast',
  CA: 'Toronto, Vancouver, Montreal, Calgary, Ottawa, Edmonton, Winnipeg',
  BR: 'São Paulo, Rio de Janeiro, Brasília, Salvador, Belo Horizonte, Curitiba, Porto Alegre, Recife, Fortaleza',
  TR: 'Istanbul, Ankara, Izmir, Bursa, Antalya, Adana',
  NG: 'Lagos, Abuja, Kano, Ibadan, Port Harcourt',
  SA: 'Riyadh, Jeddah, Mecca, Medina, Dammam',
  AE: 'Dubai, Abu Dhabi, Sharjah, Ajman',
  LK: 'Colombo, Kandy, Galle, Jaffna',
  ES: 'Madrid, Barcelona, Valencia, Seville, Málaga, Bilbao, Zaragoza',
  RS: 'Belgrade, Novi Sad, Niš, Kragujevac',
};

/** Places of which a list is only complete with all of them. */
const completeLists = {
  'the provincial capitals of Spain': [
    'ES',
    'Vitoria-Gasteiz, Albacete, Alicante, Almería, Ávila, Badajoz, Palma, Barcelona, Burgos, Cáceres, Cádiz, Castellón de la Plana, Ciudad Real, Córdoba, A Coruña, Cuenca, Girona, Granada, Guadalajara, San Sebastián, Huelva, Huesca, Jaén, León, Lleida, Logroño, Lugo, Madrid, Málaga, Murcia, Pamplona, Ourense, Oviedo, Palencia, Las Palmas de Gran Canaria, Pontevedra, Salamanca, Santa Cruz de Tenerife, Santander, Segovia, Seville, Soria, Tarragona, Teruel, Toledo, Valencia, Valladolid, Bilbao, Zamora, Zaragoza, Ceuta, Melilla',
    52,
  ],
  'the provinces of Türkiye': [
    'TR',
    'Adana, Adıyaman, Afyonkarahisar, Ağrı, Aksaray, Amasya, Ankara, Antalya, Ardahan, Artvin, Aydın, Balıkesir, Bartın, Batman, Bayburt, Bilecik, Bingöl, Bitlis, Bolu, Burdur, Bursa, Çanakkale, Çankırı, Çorum, Denizli, Diyarbakır, Düzce, Edirne, Elazığ, Erzincan, Erzurum, Eskişehir, Gaziantep, Giresun, Gümüşhane, Hakkâri, Hatay, Iğdır, Isparta, Istanbul, Izmir, Kahramanmaraş, Karabük, Karaman, Kars, Kastamonu, Kayseri, Kilis, Kırıkkale, Kırklareli, Kırşehir, Kocaeli, Konya, Kütahya, Malatya, Manisa, Mardin, Mersin, Muğla, Muş, Nevşehir, Niğde, Ordu, Osmaniye, Rize, Sakarya, Samsun, Siirt, Sinop, Sivas, Şanlıurfa, Şırnak, Tekirdağ, Tokat, Trabzon, Tunceli, Uşak, Van, Yalova, Yozgat, Zonguldak',
    81,
  ],
  'the wards of Tokyo': [
    'JP',
    'Chiyoda, Chuo, Minato, Shinjuku, Bunkyo, Taito, Sumida, Koto, Shinagawa, Meguro, Ota, Setagaya, Shibuya, Nakano, Suginami, Toshima, Kita, Arakawa, Itabashi, Nerima, Adachi, Katsushika, Edogawa',
    23,
  ],
  'the cities of Brazil above 400,000': [
    'BR',
    'São Paulo, Rio de Janeiro, Brasília, Fortaleza, Salvador, Belo Horizonte, Manaus, Curitiba, Recife, Goiânia, Porto Alegre, Belém, Guarulhos, Campinas, São Luís, Maceió, Campo Grande, São Gonçalo, Teresina, João Pessoa, São Bernardo do Campo, Duque de Caxias, Nova Iguaçu, Natal, Santo André, Osasco, Sorocaba, Uberlândia, Ribeirão Preto, São José dos Campos, Cuiabá, Jaboatão dos Guararapes, Contagem, Joinville, Feira de Santana, Aracaju, Londrina, Juiz de Fora, Florianópolis, Aparecida de Goiânia, Serra, Campos dos Goytacazes, Belford Roxo, Niterói, São José do Rio Preto, Ananindeua, Vila Velha, Porto Velho, Mogi das Cruzes, Jundiaí, Macapá, São João de Meriti, Caxias do Sul, Piracicaba, Campina Grande, Santos, Mauá, Boa Vista, Montes Claros, Betim, Maringá',
    61,
  ],
} as const;

/** A city of each country as people there write it. */
const ownSpelling: [code: string, language: string, city: string, name: string][] = [
  ['JP', 'ja', 'tokyo', '東京都'],
  ['HK', 'zh-TW', 'causeway-bay', '銅鑼灣'],
  ['TW', 'zh-TW', 'kaohsiung', '高雄市'],
  ['SG', 'zh-CN', 'orchard', '乌节'],
  ['MY', 'zh-CN', 'kuala-lumpur', '吉隆坡'],
  ['SA', 'ar', 'riyadh', 'الرياض'],
  ['AE', 'ar', 'dubai', 'دبي'],
  ['TR', 'tr', 'istanbul', 'İstanbul'],
  ['ID', 'id', 'south-jakarta', 'Jakarta Selatan'],
  ['ES', 'es', 'seville', 'Sevilla'],
  ['BR', 'pt-BR', 'sao-paulo', 'São Paulo'],
];

describe('what the option lists hold', () => {
  let app: TestApp;
  let sites: SiteRow[];
  let countries: CountryRow[];
  let locations: LocationRow[];
  let functions: MainFunctionRow[];
  beforeAll(async () => {
    app = await startTestApp();
    const visitor = app.visitor();
    sites = await readOptionList(visitor, 'site_lists');
    countries = await readOptionList(visitor, 'country_lists');
    locations = await readOptionList(visitor, 'location_lists');
    functions = await functionsIn('en');
  });
  afterAll(() => app.close());

  const functionsKnown = new Map<string, Promise<MainFunctionRow[]>>();
  /** Asked for once in each language: a list that is asked for again is packed as small as it gets. */
  function functionsIn(language: string): Promise<MainFunctionRow[]> {
    const known = functionsKnown.get(language) ?? readOptionList(app.visitor(), 'main_job_function_lists', language);
    functionsKnown.set(language, known);
    return known;
  }

  const countryByCode = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (!country) throw new Error(`no country ${code}`);
    return country;
  };

  it('GEO-01 there are nineteen sites, each with all its fields', async () => {
    expect(sites.map((site) => site.key)).toEqual(siteKeys);
    expect(new Set(sites.map((site) => site.id)).size).toBe(19);
    const currencies = (await readOptionList(app.visitor(), 'currency_lists')).map((one) => one.key);
    for (const site of sites) {
      expect(site.name).toMatch(/\S/);
      expect(site.url).toMatch(/^\/\S*$/);
      expect(currencies).toContain(site.currency);
      expect(languages).toContain(site.seo_language);
    }
    expect(new Set(sites.map((site) => site.url)).size).toBe(19);
  });

  it('GEO-01 a site starts from a location of its own country', () => {
    for (const site of sites.filter(({ key }) => key !== 'com')) {
      const keys = locations.filter((one) => one.country_id === site.id).map((one) => one.key);
      expect(keys, site.key).toContain(site.default_location);
      expect(countryByCode(site.key.toUpperCase()).id).toBe(site.id);
    }
  });

  it('GEO-01 a site tells search engines its language and country, Others is the default for all', () => {
    const tags = Object.fromEntries(sites.map((site) => [site.key, site.hreflang]));
    expect(tags).toMatchObject({ jp: 'ja-JP', hk: 'zh-HK', br: 'pt-BR', gb: 'en-GB', ae: 'ar-AE', com: 'x-default' });
    expect(new Set(Object.values(tags)).size).toBe(19);
    const real = Object.values(tags).filter((tag) => tag !== 'x-default');
    expect(Intl.getCanonicalLocales(real)).toEqual(real);
  });

  it.each([
    ['jp', 'Japan', 'JPY', 'ja'],
    ['tr', 'Türkiye', 'TRY', 'tr'],
    ['ae', 'United Arab Emirates', 'AED', 'ar'],
    ['rs', 'Serbia', 'RSD', 'en'],
    ['hk', 'Hong Kong', 'HKD', 'zh-TW'],
    ['com', 'Other countries', 'USD', 'en'],
  ])('GEO-01 the site %s is %s with %s in %s', (key, name, currency, seo_language) => {
    expect(sites.find((site) => site.key === key)).toMatchObject({ name, currency, seo_language });
  });

  it('GEO-01 sites are named in all ten languages', async () => {
    const others = new Set<string>();
    for (const language of languages) {
      const list = await readOptionList<SiteRow>(app.visitor(), 'site_lists', language);
      expect(new Set(list.map((site) => site.name)).size).toBe(19);
      others.add(list.at(-1)?.name ?? '');
    }
    // Malay and Indonesian share the words for other countries.
    expect(others.size).toBe(9);
  });

  it('GEO-05 exactly the eight flat countries have their locations on the country itself', () => {
    const flat = countries.filter((country) => country.location_lists.length > 0);
    expect(Object.fromEntries(flat.map((country) => [country.code, country.id]))).toEqual(flatCountries);
    for (const country of flat) expect(country).toMatchObject({ is_flat: true, region_lists: [] });
  });

  it('GEO-05 the other ten countries have regions, and every location is in one of them', () => {
    const nested = countries.filter((country) => country.region_lists.length > 0);
    expect(Object.fromEntries(nested.map((country) => [country.code, country.id]))).toEqual(countriesWithRegions);
    for (const country of nested) {
      expect(country).toMatchObject({ is_flat: false, location_lists: [] });
      for (const region of country.region_lists) {
        expect(region.location_lists.length, region.key).toBeGreaterThan(0);
        expect(region.location_lists.every((one) => one.region_id === region.id)).toBe(true);
      }
    }
  });

  it('GEO-06 countries carry code, key, whether SMS reaches them, and places with key, value and heat', () => {
    expect(countries.length).toBeGreaterThan(190);
    for (const country of countries) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.key).toBe(country.code.toLowerCase());
      expect(country.is_sms_allowed).toBeTypeOf('boolean');
    }
    const tokyo = countryByCode('JP')
      .region_lists.flatMap((region) => region.location_lists)
      .find((one) => one.key === 'tokyo');
    expect(tokyo).toMatchObject({ key: 'tokyo', value: 'Tokyo', select_heat_value: expect.any(Number) });
    expect(countryByCode('JP').region_lists[0]).toMatchObject({
      key: 'hokkaido-region',
      select_heat_value: expect.any(Number),
    });
  });

  it('GEO-06 the flat lists of regions and locations are the places of the countries', async () => {
    const regions = await readOptionList(app.visitor(), 'region_lists');
    const nested = countries.flatMap((country) => country.region_lists);
    expect(regions.map(({ id }) => id).sort()).toEqual(nested.map(({ id }) => id).sort());
    const names = new Map(nested.map(({ id, value }) => [id, value]));
    const all = [...countries, ...nested].flatMap((place) => place.location_lists);
    expect(locations.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const location of locations) {
      expect(location.seo_value).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(location.region_display_name).toBe(names.get(location.region_id ?? -1) ?? '');
    }
  });

  it.each(ownSpelling)('GEO-06 places of %s can be read in %s: %s is %s', async (code, language, city, name) => {
    const list = await readOptionList<LocationRow>(app.visitor(), 'location_lists', language);
    const { id } = countryByCode(code);
    expect(list.find((one) => one.country_id === id && one.key === city)?.value).toBe(name);
  });

  it('GEO-07 main functions are sorted by heat, the most sought first', () => {
    const heats = functions.map((main) => main.select_heat_value);
    expect(heats).toEqual([...heats].sort((a, b) => b - a));
    expect(new Set(heats).size).toBeGreaterThan(20);
    for (const main of functions) expect(main['seo-value']).toMatch(/^[a-z0-9-]+$/);
  });

  it('GEO-07 the entry with the seo-value others is hidden, in every language', async () => {
    for (const language of languages) {
      const list = await functionsIn(language);
      expect(list.filter((main) => main['seo-value'] === 'others')).toEqual([]);
      expect(list).toHaveLength(functions.length);
    }
  });

  it('GEO-07 IT, Sales, Marketing and Web3 keep their ids', () => {
    const names = new Map(functions.map((main) => [main.id, main.value]));
    expect([1, 5, 16, 25].map((id) => names.get(id))).toEqual(['Information Technology', 'Sales', 'Marketing', 'Web3']);
  });

  it('GEO-07 there are at least 25 main functions, 150 sub-functions and 1,200 job titles, none twice', () => {
    const subs = functions.flatMap((main) => main.sub_function_list);
    const titles = subs.flatMap((sub) => sub.job_titles);
    expect(functions.length).toBeGreaterThanOrEqual(25);
    expect(subs.length).toBeGreaterThanOrEqual(150);
    expect(titles.length).toBeGreaterThanOrEqual(1200);
    for (const list of [functions, subs, titles]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(titles.map(({ value }) => value.toLowerCase())).size).toBe(titles.length);
    expect(subs.filter((sub) => sub.job_titles.length === 0)).toEqual([]);
    expect(titles.map(({ id }) => id)).not.toContain(881);
  });

  it.each([
    ['zh-CN', /\p{Script=Han}/u, '软件工程师'],
    ['zh-TW', /\p{Script=Han}/u, '軟體工程師'],
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ソフトウェアエンジニア'],
    ['ar', /\p{Script=Arabic}/u, 'مهندس(ة) برمجيات'],
    ['id', undefined, 'Insinyur Perangkat Lunak'],
    ['ms', undefined, 'Jurutera Perisian'],
    ['tr', undefined, 'Yazılım Mühendisi'],
    ['pt-BR', undefined, 'Engenheiro(a) de software'],
    ['es', undefined, 'Ingeniero/a de software'],
  ])('GEO-07 sub-functions and job titles are translated into %s', async (language, script, engineer) => {
    const flatten = (list: MainFunctionRow[]) =>
      list
        .flatMap((main) => main.sub_function_list)
        .flatMap((sub) => [{ id: sub.id, value: sub.value }, ...sub.job_titles]);
    const english = flatten(functions);
    const own = flatten(await functionsIn(language));
    expect(own.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(own.find(({ id }) => id === 10_101)?.value).toBe(engineer);
    expect(own.filter(({ value }) => value.trim() === '')).toEqual([]);
    // Sub-functions have short ids; no two titles may read alike.
    const titles = own.filter(({ id }) => id >= 10_000).map(({ value }) => value.toLocaleLowerCase(language));
    expect(titles.filter((value, index) => titles.indexOf(value) !== index)).toEqual([]);
    const untouched = own.filter(({ value }, index) =>
      script ? !script.test(value) : value === english[index]?.value,
    );
    expect(untouched.length / own.length).toBeLessThan(script ? 0.002 : 0.03);
  });

  it.each(Object.entries(majorCities))('GEO-08 the major cities of %s can be chosen', (code, cities) => {
    const { id } = countryByCode(code);
    const names = locations.filter((one) => one.country_id === id).map((one) => one.value);
    expect(names).toEqual(expect.arrayContaining(cities.split(', ')));
  });

  it.each(Object.entries(completeLists))('GEO-08 none of %s is missing', (_what, [code, places, count]) => {
    const names = locations.filter((one) => one.country_id === countryByCode(code).id).map((one) => one.value);
    expect(new Set(places.split(', ')).size).toBe(count);
    expect(places.split(', ').filter((place) => !names.includes(place))).toEqual([]);
  });

  it.each([
    ['Tokyo', 'JP', 24],
    ['London', 'GB', 33],
    ['Taipei', 'TW', 12],
    ['Jakarta', 'ID', 5],
    ['Kuala Lumpur', 'MY', 5],
    ['Istanbul', 'TR', 2],
    ['Dubai', 'AE', 7],
  ])('SRCH-14 %s holds its districts', (name, code, least) => {
    const country = countryByCode(code);
    const all = [...country.location_lists, ...country.region_lists.flatMap((region) => region.location_lists)];
    const city = all.find(({ value }) => value === name);
    expect(all.filter(({ parent_id }) => parent_id === city?.id).length).toBeGreaterThanOrEqual(least);
  });

  it('SRCH-14 a location lies in one of its own region, which lies in no other', () => {
    for (const { locations: all } of loadPlaces().values()) {
      for (const { key, names, within, regionId } of all) {
        if (!names.parent) continue;
        const parent = all.find((one) => one.id === within[1]);
        expect(parent?.key, key).toBe(names.parent);
        expect(parent?.regionId, key).toBe(regionId);
        expect(within, key).toHaveLength(2);
      }
    }
  });

  it('GEO-08 every location but overseas has a position and a real time zone', () => {
    for (const location of locations.filter((one) => one.seo_value !== 'overseas')) {
      expect(Math.abs(location.latitude), location.key).toBeLessThan(70);
      expect(Math.abs(location.longitude), location.key).toBeLessThanOrEqual(180);
      expect(location.timezone, location.key).toMatch(/^[A-Z]\w+\//);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: location.timezone })).not.toThrow();
    }
  });
});
