import { expect, it } from 'vitest';
import { firstChosenName, matchPlaces, type PlaceRegion, togglePlace, toggleRegion } from './place-selection.ts';

const java: PlaceRegion = {
  id: 1,
  name: 'West Java',
  places: [
    { id: 11, name: 'Bandung' },
    { id: 12, name: 'Bogor' },
  ],
};
const bali: PlaceRegion = { id: 2, name: 'Bali', places: [{ id: 21, name: 'Denpasar' }] };
const regions = [java, bali];
const nothing = { regionIds: [], placeIds: [] };

it('LOC-01 choosing a whole region replaces its single locations', () => {
  expect(toggleRegion({ regionIds: [], placeIds: [11, 21] }, java)).toEqual({ regionIds: [1], placeIds: [21] });
});

it('LOC-01 choosing one location narrows a region that was chosen as a whole', () => {
  expect(togglePlace({ regionIds: [1, 2], placeIds: [] }, 12, regions)).toEqual({ regionIds: [2], placeIds: [12] });
});

it('LOC-01 choosing again takes the choice back', () => {
  expect(toggleRegion(toggleRegion(nothing, bali), bali)).toEqual(nothing);
  expect(togglePlace(togglePlace(nothing, 11, regions), 11, regions)).toEqual(nothing);
});

const kanto: PlaceRegion = {
  id: 5,
  name: 'Kanto',
  places: [
    { id: 51, name: 'Tokyo' },
    { id: 52, name: 'Shinjuku', parentId: 51 },
    { id: 53, name: 'Shibuya', parentId: 51 },
    { id: 54, name: 'Chiba' },
  ],
};

it('SRCH-14 choosing a city replaces its wards, and choosing a ward narrows its city', () => {
  const wards = { regionIds: [], placeIds: [52, 53, 54] };
  expect(togglePlace(wards, 51, [kanto]).placeIds).toEqual([54, 51]);
  expect(togglePlace({ regionIds: [], placeIds: [51, 54] }, 52, [kanto]).placeIds).toEqual([54, 52]);
  expect(togglePlace({ regionIds: [], placeIds: [52] }, 53, [kanto]).placeIds).toEqual([52, 53]);
});

it('LOC-01 search text finds regions and locations', () => {
  expect(matchPlaces(regions, 'BA')).toEqual([{ region: java, place: java.places[0] }, { region: bali }]);
});

it('LOC-01 search text finds places by the names people use, a whole one first', () => {
  const klang = { id: 31, name: 'Klang' };
  const kualaLumpur = { id: 41, name: 'Kuala Lumpur', aliases: ['KL', 'KLCC'] };
  const malaysia = [
    { id: 3, name: 'Selangor', places: [klang] },
    { id: 4, name: 'Federal Territories', places: [kualaLumpur] },
  ];
  expect(matchPlaces(malaysia, 'kl').map(({ place, alias }) => [place, alias])).toEqual([
    [kualaLumpur, 'KL'],
    [klang, undefined],
  ]);
  expect(matchPlaces(malaysia, 'klc').map(({ alias }) => alias)).toEqual(['KLCC']);
  expect(matchPlaces(malaysia, 'cc')).toEqual([]);
});

it('LOC-01 names the first choice on the trigger', () => {
  expect(firstChosenName({ regionIds: [2], placeIds: [12] }, regions)).toBe('Bogor');
  expect(firstChosenName(nothing, regions)).toBeUndefined();
});
