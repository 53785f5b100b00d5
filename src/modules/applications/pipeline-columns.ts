import type { Stage } from './application-stages.ts';

/** The columns that every board has, in their order. */
export const CORE_COLUMNS = ['applied', 'shortlisted', 'interview', 'offer', 'hired', 'not_suitable'] as const;
export type CoreColumn = (typeof CORE_COLUMNS)[number];

/** A team's own columns stand behind one of these. */
export const OWN_AFTER = ['applied', 'shortlisted', 'interview', 'offer'] as const;
export type OwnAfter = (typeof OWN_AFTER)[number];

/** So many of their own a board has at most. */
export const MOST_OWN_COLUMNS = 12;
export const LONGEST_COLUMN_NAME = 40;
/** So many people at once. */
export const MOST_AT_ONCE = 100;

/** The fixed column of a stage; what has ended without a job stands together. */
export const CORE_OF: Record<Stage, CoreColumn> = {
  applied: 'applied',
  viewed: 'applied',
  shortlisted: 'shortlisted',
  interview: 'interview',
  offer: 'offer',
  hired: 'hired',
  not_suitable: 'not_suitable',
  withdrawn: 'not_suitable',
  closed: 'not_suitable',
};

/** A column as an address names it: a fixed one by its name, an own one by its number. */
export function columnKey(core: CoreColumn, ownId: number | null): string {
  return ownId === null ? core : `own-${ownId}`;
}

const OWN_KEY = /^own-(\d{1,15})$/;

export function ownIdOf(key: string): number | null {
  const id = OWN_KEY.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

export function isCore(key: string): key is CoreColumn {
  return (CORE_COLUMNS as readonly string[]).includes(key);
}
