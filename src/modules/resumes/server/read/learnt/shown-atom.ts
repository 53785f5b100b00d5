import type { AtomFacts } from './atom-facts.ts';
import type { Atom } from './entry-atoms.ts';
import type { LineShown } from './entry-lines.ts';

/** An atom with all that it shows by itself. */
export interface Shown {
  atom: Atom;
  ruled: string;
  /** How many lines below the beginning of its entry it stands, and as which of its line, by the rules. */
  within: string;
  facts: AtomFacts;
  kind: string;
  line: LineShown;
  /** First, last or only one of its line. */
  place: string;
}
