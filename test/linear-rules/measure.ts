import { type Attack, attackOf } from './check-expression.ts';
import type { Expression } from './collect-expressions.ts';

/** The longest text of a person that any rule reads in one piece: a job description. */
const LONGEST_TEXT = 20_000;
/** Far more than a linear rule takes on a slow machine, far less than one that grows with the square. */
export const PATIENCE_MS = 40;

/** Files whose expressions read shorter texts, or none that a stranger wrote. */
const shorter: Record<string, number> = {
  // Sentence by sentence, of at most 300 characters: `sentencesOf`.
  'src/modules/wording/server/compile-lexicon.ts': 300,
  'src/modules/wording/server/find-fees.ts': 300,
  // Names of companies.
  'src/modules/companies/server/company-options.ts': 200,
  // Our own lists.
  'src/modules/search/server/engine/core/thesaurus.ts': 200,
};

/** At most 4,000 characters at once, in a process of its own that is ended after a few seconds of work: `resumes/server/read-resume.ts`. */
const APART = 'src/modules/resumes/server/read/';

/** Too short for any expression to be slow, or apart from the server; the checker needs half a minute for some of them. */
export function readsLittle({ file }: Expression): boolean {
  return file.startsWith(APART) || (shorter[file] ?? LONGEST_TEXT) <= 300;
}

/** How long the expression takes on its slowest text, in milliseconds of this thread. */
export function measureSlowest({ source, flags }: Expression, attack: Attack): number {
  const text = attackOf(attack, LONGEST_TEXT);
  const times = [1, 2, 3].map(() => {
    const expression = new RegExp(source, flags);
    const before = process.threadCpuUsage();
    text.replace(expression, '');
    return process.threadCpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}
