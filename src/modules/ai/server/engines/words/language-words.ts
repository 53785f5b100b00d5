/** Words of a person's career, as a sentence of the language takes them. */
interface Position {
  title: string;
  company: string;
}

export interface SummaryPhrases {
  /** Still there. */
  now(position: Position, since: string | null): string;
  /** The last one, which has ended; years as `2016–2020`. */
  last(position: Position, years: string | null): string;
  /** The ones before. */
  earlier(positions: Position[]): string;
  skills(list: string): string;
  studied(study: { school: string; degree: string; field: string; isCurrent: boolean }): string;
  languages(list: string): string;
  licences(list: string): string;
  wants(title: string): string;
}

/** What is said on the left, and what is better said. */
export type Replacements = readonly (readonly [string, string])[];

/**
 * What the built-in engine knows of a language. Only what changes no fact: a word that makes a number vaguer or a claim
 * weaker (about, helped, tried) is not there to be taken away or outdone.
 */
export interface LanguageWords {
  /** `A, B and C`. */
  join(items: string[]): string;
  /** Between two sentences. */
  gap: '' | ' ';
  summary: SummaryPhrases;
  /** Who speaks is clear in a resume: these do not begin a line. */
  subjects: readonly string[];
  /** Says nothing: left out everywhere. */
  filler: readonly string[];
  /** A line that tells only this is left out when there are others. */
  cliches: readonly string[];
  /** Weak openings and what they stand for. */
  strong: Replacements;
  /** What goes on after a weak opening must change with it, or nothing may. */
  chain?: { verbs: Replacements; joins: readonly string[]; loose: RegExp };
  /** Makes a writer sound unsure without saying anything. */
  hedges: readonly string[];
  formal: Replacements;
  /** Never longer than what it replaces. */
  simple: Replacements;
}

/** `responsible for` before every verb of a list becomes the verb alone. */
export function openings(before: readonly string[], verbs: Replacements): Replacements {
  return before.flatMap((opening) => verbs.map(([weak, strong]) => [`${opening} ${weak}`, strong] as const));
}

/** Joins with a comma, and the last with a word. */
export function joinWith(comma: string, last: string) {
  return (items: string[]): string =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(comma)}${last}${items.at(-1)}`;
}

/** A degree that names its field already does not get it twice. */
export function studyOf({ degree, field }: { degree: string; field: string }, between: string): string {
  if (!degree || !field) return degree || field;
  return degree.toLowerCase().includes(field.toLowerCase()) ? degree : `${degree}${between}${field}`;
}
