import type { ImportTarget } from '../../import-targets.ts';

/** The cells of a row that are for one target, with their headings. */
export type CellsFor = (target: ImportTarget) => { header: string; text: string }[];
