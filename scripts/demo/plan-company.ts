import type { Place } from './prepare-options.ts';
import { createWeightedPick, type Random } from './random.ts';

/** What no country is without: a clinic, a software house, shops, a kitchen, a school, hauliers. */
const industriesOfAll = [46, 2, 32, 37, 52, 80];

export interface CompanyPlan {
  place: Place;
  /** Fixes the demo accounts' employer: a large technology company. */
  isShowcase: boolean;
  /** Fixes the industry where every country must have one. */
  industry?: number;
}

/** Singapore first for the demo accounts, then the industries that every country has, then by weight. */
export function createCompanyPlan(places: Place[]): (random: Random, index: number) => CompanyPlan {
  const pick = createWeightedPick(places, (place) => place.weight);
  const singapore = places.find((place) => place.code === 'SG') as Place;
  return (random, index) => {
    if (index === 0) return { place: singapore, isShowcase: true };
    const turn = index - 1;
    const industry = industriesOfAll[Math.floor(turn / places.length)];
    const place = industry ? (places[turn % places.length] as Place) : pick(random);
    return { place, isShowcase: false, industry };
  };
}
