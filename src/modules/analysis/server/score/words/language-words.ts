/** What the rules of a language look for. Entries are parted by '|'; '*' at an end means that the word goes on. */
export interface WordData {
  /** Openings that say that someone was there, not what they did. */
  weak: string;
  /** Where an opening stands: first in a statement, first in one of its clauses, or anywhere. */
  weakAt: 'start' | 'clause' | 'anywhere';
  /** What everyone writes about themselves and nothing proves. */
  fillers: string;
  /** Words that tell what changed. */
  outcomes: string;
  /** A form of 'to be' and a participle; left out where the passive is made in other ways. */
  passive?: { be: string; irregular: string; endings: string; never: string };
}

/** The same, folded. */
export interface LanguageWords {
  weakAt: WordData['weakAt'];
  weak: string[];
  fillers: string[];
  outcomes: string[];
  passive: { be: Set<string>; irregular: Set<string>; endings: string[]; never: Set<string> } | undefined;
}
