import { expect, it, vi } from 'vitest';

vi.mock('#src/browser/api.ts', () => ({ api: vi.fn() }));

const { overseasIdOf, readPlaces } = await import('./load-places.ts');

const entry = (key: string, heat = 1) => ({
  id: key.length,
  seo_value: key,
  value: key.toUpperCase(),
  select_heat_value: heat,
});
const japan = {
  id: 106,
  value: 'Japan',
  region_lists: [
    { ...entry('kanto'), location_lists: [entry('tokyo', 9), entry('chiba', 2)] },
    { ...entry('overseas'), location_lists: [entry('overseas', 99)] },
  ],
  location_lists: [],
};
const serbia = { id: 193, value: 'Serbia', region_lists: [], location_lists: [entry('belgrade')] };
const nowhere = { id: 1, value: 'Nowhere', region_lists: [], location_lists: [] };

it("LOC-01 lists countries that have places, without 'overseas'", () => {
  const book = readPlaces([japan, serbia, nowhere]);
  expect(book.countries.map(({ name }) => name)).toEqual(['Japan', 'Serbia']);
  expect(book.dataOf(106).regions.map(({ id }) => id)).toEqual(['kanto']);
});

it('LOC-01 the most chosen places come first, seven at most', () => {
  const many = Array.from({ length: 9 }, (_, at) => entry(`place-${at}`, at));
  const book = readPlaces([{ ...serbia, location_lists: many }, japan]);
  expect(book.dataOf(193).popular.map(({ id }) => id)).toEqual([
    'place-8',
    'place-7',
    'place-6',
    'place-5',
    'place-4',
    'place-3',
    'place-2',
  ]);
  expect(book.dataOf('106').popular[0]?.id).toBe('tokyo');
});

it('LOC-01 a flat country carries its places on one unseen region', () => {
  const [region] = readPlaces([serbia]).dataOf(193).regions;
  expect(region?.isImplicit).toBe(true);
  expect(region?.places).toMatchObject([{ id: 'belgrade', name: 'BELGRADE' }]);
});

it('LOC-01 SRCH-14 a place is also found by its English name and by what people call it', () => {
  const newYork = { ...entry('new-york'), value: 'نيويورك', aliases: 'NYC;Big Apple' };
  const [region] = readPlaces([{ ...serbia, location_lists: [newYork] }]).dataOf(193).regions;
  expect(region?.places[0]?.aliases).toEqual(['New York', 'NYC', 'Big Apple']);
});

it('SRCH-14 the wards of a city follow it and know whose they are', () => {
  const tokyo = { ...entry('tokyo'), id: 10 };
  const wards = ['minato', 'shibuya'].map((key, at) => ({ ...entry(key), id: 11 + at, parent_id: 10 }));
  const [region] = readPlaces([{ ...serbia, location_lists: [tokyo, entry('chiba'), ...wards] }]).dataOf(193).regions;
  expect(region?.places.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['tokyo', undefined],
    ['minato', 'tokyo'],
    ['shibuya', 'tokyo'],
    ['chiba', undefined],
  ]);
});

it('SRCH-14 a ward whose city is on another list is not lost', () => {
  const ward = { ...entry('minato'), id: 11, parent_id: 10 };
  const [region] = readPlaces([{ ...serbia, location_lists: [ward] }]).dataOf(193).regions;
  expect(region?.places).toMatchObject([{ id: 'minato' }]);
});

it("PREF-01 places go by their number too, and 'overseas' is found apart, abroad when need be", () => {
  expect(readPlaces([japan], 'id').dataOf(106).regions[0]?.places[0]).toMatchObject({ id: 5, name: 'TOKYO' });
  expect(overseasIdOf([serbia, japan], 193)).toBe('overseas'.length);
});
