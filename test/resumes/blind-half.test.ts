import { describe, expect, it } from 'vitest';
import { readContent } from '#src/modules/resumes/server/read/read-content.ts';
import { readDocument } from '#src/modules/resumes/server/read/read-document.ts';
import { wordFile } from './layouts/word.ts';
import { type Score, score } from './score.ts';
import { loadWritten, withoutMarks } from './written.ts';

/** A little under what is read now, in shares of what the Word files of halves say that nothing was learnt from. */
const FLOORS = {
  R: { email: 0.95, phone: 0.95, name: 0.86, work: 0.72, education: 0.76, skills: 0.87 },
};
type Field = keyof (typeof FLOORS)['R'];
const fields = Object.keys(FLOORS.R) as Field[];

describe('a resume of a stranger', () => {
  it.each([['R', 22]] as const)(
    'RES-02 is read no worse than before, out of the Word files of half %s',
    async (half, count) => {
      const scores: Score[] = [];
      for (const { person, source } of loadWritten().filter((one) => one.person.half === half && one.tool === 'word')) {
        const document = await readDocument(await wordFile(withoutMarks(source, (text) => text)));
        const { content } = readContent(document, { language: person.language, countryCode: person.country });
        scores.push(score(person, content, []));
      }
      expect(scores).toHaveLength(count);
      // Totals only: whoever sees what was missed would write rules for it, and they would no longer be blind.
      const tooLow = fields.filter((field) => share(scores, field) < FLOORS[half][field]);
      expect(tooLow).toEqual([]);
    },
  );
});

function share(scores: Score[], field: Field): number {
  const sum = (at: 0 | 1) => scores.reduce((total, one) => total + one[field][at], 0);
  return sum(0) / sum(1);
}
