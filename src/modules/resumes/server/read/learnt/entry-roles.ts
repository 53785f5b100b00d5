/**
 * The parts of an entry that names are labelled as: 'T' title and 'C' employer of a job, 'S' school, 'G' degree and 'M'
 * field of studies, 'D' its time. 'b' before it begins an entry, 'i' goes on with the name before. 'O' is anything else
 * among the names, 'X' describes.
 */
export const ROLES = { work: ['T', 'C'], education: ['S', 'G', 'M'] } as const;
export type EntryKind = keyof typeof ROLES;
export const TIME = 'D';
export const OTHER = 'O';
export const DESCRIPTION = 'X';

export const roleOf = (label: string): string => label.slice(-1);
export const begins = (label: string): boolean => label.startsWith('b');
export const goesOn = (label: string): boolean => label.startsWith('i');
