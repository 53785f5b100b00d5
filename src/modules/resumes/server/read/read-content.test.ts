import { describe, expect, it } from 'vitest';
import { docxLayouts } from '#test/resumes/layouts/docx.ts';
import { docxDesigns } from '#test/resumes/layouts/docx-designs.ts';
import { wordFile } from '#test/resumes/layouts/word.ts';
import { loadPeople } from '#test/resumes/person.ts';
import { type Score, score, without } from '#test/resumes/score.ts';
import { loadWritten, withoutMarks } from '#test/resumes/written.ts';
import { readContent } from './read-content.ts';
import { readDocument } from './read-document.ts';

/** Bars for every part of the labelled set, in percent. */
const BARS = { email: 100, phone: 100, name: 97, work: 90, education: 90, skills: 95, languages: 95, licences: 95 };
/** The later parts leave out licences and capitals of Turkish names as no Turk writes them. */
const LATER = { email: 100, phone: 100, name: 90, work: 88, education: 90, skills: 95 };

describe('what a resume says', () => {
  it.each(['A', 'B', 'C', 'D'] as const)(
    'RES-02 is read out of the Word files of part %s, in ten languages',
    async (half) => {
      const sums = new Map<string, [number, number]>();
      for (const [layout, { write, ...drawn }] of Object.entries({ ...docxLayouts, ...docxDesigns })) {
        if (drawn.half !== half) continue;
        for (const person of loadPeople().filter((one) => one.half === half)) {
          const document = await readDocument(write(person));
          const { content } = readContent(document, { language: person.language, countryCode: person.country });
          for (const [field, [right, all]] of Object.entries(
            score(person, content, without[layout] ?? []) satisfies Score,
          )) {
            const [before, of] = sums.get(field) ?? [0, 0];
            sums.set(field, [before + right, of + all]);
          }
        }
      }
      for (const [field, bar] of Object.entries(half < 'C' ? BARS : LATER)) {
        const [right = 0, all = 1] = sums.get(field) ?? [];
        expect([field, Math.max(bar, Math.floor((right / all) * 100))]).toEqual([
          field,
          Math.floor((right / all) * 100),
        ]);
      }
    },
  );

  it.each([
    ['E', 0.98],
    ['G', 0.93],
    ['H', 0.93],
  ] as const)('RES-02 is read out of the Word files of half %s, each in a layout of its own', async (half, least) => {
    let [right, all] = [0, 0];
    for (const { person, source } of loadWritten().filter(
      ({ tool, person }) => tool === 'word' && person.half === half,
    )) {
      const document = await readDocument(await wordFile(withoutMarks(source, (text) => text)));
      const { content } = readContent(document, { language: person.language, countryCode: person.country });
      const { email, phone, name, work, education } = score(person, content, []);
      for (const [read, of] of [email, phone, name, work, education]) [right, all] = [right + read, all + of];
    }
    expect(right / all).toBeGreaterThan(least);
  });
});
