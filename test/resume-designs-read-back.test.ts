import { afterAll, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import { createOptionNames, loadOptionData, loadTexts } from '#src/modules/options/server/options.public.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import {
  type DesignName,
  designNames,
  optionsOf,
  type SectionKind,
} from '#src/modules/resume-designs/resume-design.ts';
import { Renderer } from '#src/modules/resume-designs/server/render/renderer.ts';
import { createResumeWriter } from '#src/modules/resume-designs/server/render-resume.ts';
import { sampleOf } from '#src/modules/resume-designs/server/sample-resumes.ts';
import { shownContent } from '#src/modules/resume-designs/server/shown-content.ts';
import type { ResumeDocument } from '#src/modules/resumes/server/read/document.ts';
import { readContent } from '#src/modules/resumes/server/read/read-content.ts';
import { readDocument } from '#src/modules/resumes/server/read/read-document.ts';
import { rounds } from './rounds.ts';

const renderer = new Renderer();
afterAll(() => renderer.close());
const writer = createResumeWriter({
  renderer,
  texts: loadTexts(new URL('../locales/', import.meta.url)),
  namesIn: createOptionNames(loadOptionData()),
});

type Parts = (content: ResumeContent) => Record<string, unknown>;

/** What someone would have to type again if it were lost; numbers without the spaces that the reader sets anew. */
function partsOf(content: ResumeContent): Record<string, unknown> {
  return {
    name: [content.first_name, content.last_name],
    email: content.email,
    phone: content.phone.replace(/\D/g, '').replace(/^(?:81|0)/, ''),
    work: content.work_experiences.map(({ title, company, start, end }) => [title, company, start, end]),
    education: content.educations.map(({ school, degree, field, start, end }) => [school, degree, field, start, end]),
    skills: content.skills.map(({ name }) => name),
    languages: content.languages.map(({ name }) => name),
    licences: content.licences.map(({ name, issuer, issued }) => [name, issuer, issued]),
  };
}

/** What is prose or an address: letters are compared, for a line may end elsewhere on the paper. */
function wordsOf(content: ResumeContent): Record<string, unknown> {
  return {
    headline: lettersOf(content.headline),
    place: lettersOf(content.place),
    summary: lettersOf(content.summary),
    links: content.links.map(({ url }) => lettersOf(url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''))),
    work: content.work_experiences.map(({ place, description }) => [lettersOf(place), lettersOf(description)]),
    education: content.educations.map(({ place, description }) => [lettersOf(place), lettersOf(description)]),
  };
}

/**
 * What is not to be had from the letters: the Japanese forms print no line below the name, and the 履歴書 tells of a job no
 * more than where and when it was. In Arabic its last box is not found either; only what the file carries has that.
 */
const unprinted: Record<string, readonly string[]> = {
  rirekisho: ['headline', 'work'],
  shokumu: ['headline'],
  'rirekisho ar': ['headline', 'work', 'summary'],
};

function printedWordsOf(design: DesignName, language: LanguageCode): Parts {
  const left = unprinted[`${design} ${language}`] ?? unprinted[design] ?? [];
  return (content) => Object.fromEntries(Object.entries(wordsOf(content)).filter(([part]) => !left.includes(part)));
}

const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

async function drawnAs(design: DesignName, language: LanguageCode) {
  const content = sampleOf(language);
  // The sample's number is one that nobody can have, and so one that the reader does not take for a number.
  if (language === 'ja') content.phone = '090-1234-5678';
  const options = optionsOf(design);
  const { result } = await writer.render({ content, options, language, today: new Date('2026-03-01') }, 'pdf');
  return { shown: shownContent(content, options), document: await readDocument(Buffer.from(result, 'base64')) };
}

/** What other readers would have to make of it: the letters on the pages alone. */
function lostOnPages(shown: ResumeContent, document: ResumeDocument, language: LanguageCode, partsOf: Parts): string {
  const { content } = readContent({ ...document, carried: undefined }, { language });
  const [said, got] = [partsOf(shown), partsOf(content)];
  return Object.keys(said)
    .filter((part) => JSON.stringify(said[part]) !== JSON.stringify(got[part]))
    .join(' ');
}

it('RES-05 RES-03 every design and every language is read back without loss', async () => {
  const lost: Record<string, string> = {};
  // The letters of every third: each design in three or four languages, each language in four designs; all 120 are right.
  for (const [row, language] of languageCodes.entries()) {
    for (const [at, design] of designNames.entries()) {
      // Every other pair with every change: each design in five languages, each language in half of the designs.
      if ((at + row) % rounds(2, 1) !== 0) continue;
      const { shown, document } = await drawnAs(design, language);
      expect(readContent(document, { language }).content, `${design} ${language}`).toEqual(shown);
      const onPages = (at + row) % 3 === 0 ? lostOnPages(shown, document, language, partsOf) : '';
      if (onPages) lost[`${design} ${language}`] = onPages;
      // Words of every pair at night, of a few with every change.
      const isWordy = (at * 3 + row) % rounds(10, 1) === 0;
      const words = isWordy ? lostOnPages(shown, document, language, printedWordsOf(design, language)) : '';
      if (words) lost[`${design} ${language} words`] = words;
    }
  }
  expect(lost).toEqual({});
});

it('RES-03 a PDF carries nothing that its pages hide', async () => {
  const content = { ...sampleOf('en'), date_of_birth: '1990-04-01', nationality: 'British' };
  const options = { ...optionsOf('plain'), hidden: ['licences', 'summary'] satisfies SectionKind[] };
  const { result } = await writer.render({ content, options, language: 'en', today: new Date('2026-03-01') }, 'pdf');
  const { carried } = await readDocument(Buffer.from(result, 'base64'));
  expect(carried).toMatchObject({ first_name: content.first_name, summary: '', licences: [] });
  expect(carried).toMatchObject({ date_of_birth: null, nationality: '' });
});

it('RES-02 what a PDF carries is left aside where its pages are of someone else', async () => {
  const { document } = await drawnAs('plain', 'en');
  const other = { ...sampleOf('es'), first_name: 'Someone', email: 'someone@else.example' };
  const { content } = readContent({ ...document, carried: other }, { language: 'en' });
  expect(content.email).toBe(sampleOf('en').email);
});
