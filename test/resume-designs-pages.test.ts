import { afterAll, describe, expect, it } from 'vitest';
import { createOptionNames, loadOptionData, loadTexts } from '#src/modules/options/server/options.public.ts';
import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import {
  type DesignName,
  type DesignOptions,
  designNames,
  optionsOf,
} from '#src/modules/resume-designs/resume-design.ts';
import { Renderer } from '#src/modules/resume-designs/server/render/renderer.ts';
import { createResumeWriter } from '#src/modules/resume-designs/server/render-resume.ts';
import { sampleOf } from '#src/modules/resume-designs/server/sample-resumes.ts';
import { readPdfLetters } from '#src/modules/resumes/server/read/pdf-letters.ts';
import { buildRows } from '#src/modules/resumes/server/read/pdf-segments.ts';

const renderer = new Renderer();
afterAll(() => renderer.close());
const writer = createResumeWriter({
  renderer,
  texts: loadTexts(new URL('../locales/', import.meta.url)),
  namesIn: createOptionNames(loadOptionData()),
});

/** Marks what is not a heading: the foot of a page must have it. */
const BODY = 'zzz';
/** The form has no headings above paragraphs, but heads of tables and labels of boxes. */
const FORM_HEADS = /^(年月)?(学歴・職歴|免許・資格)$|^[学職]歴$|^(志望動機|得意分野|語学)/;
const MM = 72 / 25.4;
/** Where the columns of a design part, in points. */
const PARTED: Partial<Record<DesignName, number>> = { panel: 65 * MM, portrait: 136 * MM, horizon: 135 * MM };

const times = <One>(count: number, make: (at: number) => One) => Array.from({ length: count }, (_, at) => make(at));

/** Long enough for several pages; `shift` lines above move every break to another place. */
function longResume(shift: number): ResumeContent {
  const period = { start: '2015-04', end: '2018-03', is_current: false };
  const lines = (count: number) => times(count, (at) => `• ${BODY} line ${at}`).join('\n');
  return {
    ...emptyResume(),
    first_name: 'Ada',
    last_name: 'Byron',
    email: `ada@${BODY}.example`,
    summary: times(1 + shift, (at) => `${BODY} summary ${at}`).join('\n'),
    work_experiences: times(13, (at) => ({
      title: `Role ${at}`,
      company: `Company ${at}`,
      place: 'Oslo',
      ...period,
      description: lines(2 + (at % 3)),
    })),
    educations: times(5, (at) => ({
      school: `School ${at}`,
      degree: `Degree ${at}`,
      field: '',
      place: '',
      ...period,
      description: lines(1),
    })),
    skills: times(9, (at) => ({ name: `${BODY} skill ${at}`, proficiency_id: null })),
    languages: times(3, (at) => ({ name: `${BODY} tongue ${at}`, language_id: null, proficiency_id: null })),
    licences: times(4, (at) => ({
      name: `${BODY} ${at}`,
      issuer: '',
      credential_id: '',
      url: '',
      issued: null,
      expires: null,
    })),
  };
}

async function draw(content: ResumeContent, options: DesignOptions) {
  const wish = { content, options, language: 'en', today: new Date('2026-03-01') } as const;
  const { pages, result } = await writer.render(wish, 'pdf');
  const read = await readPdfLetters(Buffer.from(result, 'base64'));
  return { pages, sheets: read.pages.map(({ letters }) => buildRows(letters)) };
}

/** The last lines of each column of each page but the last. */
function feetOf(design: DesignName, sheets: ReturnType<typeof buildRows>[]): string[] {
  const parted = PARTED[design] ?? 0;
  const columns = [(x: number) => x < parted, (x: number) => x >= parted];
  return sheets.slice(0, -1).flatMap((rows) =>
    columns.flatMap((isIn) => {
      const own = rows.map((row) =>
        row
          .filter(({ x0 }) => isIn(x0))
          .map(({ text }) => text)
          .join(' '),
      );
      // A page number is no foot.
      return own.filter((text) => text !== '' && !/^\d+$/.test(text)).slice(-1);
    }),
  );
}

describe('pages of a resume', () => {
  it.each(designNames)('RES-03 no heading stands last on a page: %s', async (design) => {
    const alone: string[] = [];
    for (const shift of times(4, (at) => 2 * at)) {
      const { sheets } = await draw(longResume(shift), optionsOf(design));
      expect(sheets.length, design).toBeGreaterThan(1);
      for (const foot of feetOf(design, sheets)) {
        const isHeading = design === 'rirekisho' ? FORM_HEADS.test(foot.replace(/\s/g, '')) : !foot.includes(BODY);
        if (isHeading) alone.push(`${shift}: ${foot}`);
      }
    }
    expect(alone).toEqual([]);
  });

  it('RES-03 one page is one page, or says that it takes more', async () => {
    for (const design of designNames) {
      const ask = (content: ResumeContent, pages: DesignOptions['pages']) =>
        draw(content, { ...optionsOf(design), pages });
      const short = await ask(sampleOf('en'), 'one');
      expect([design, short.pages, short.sheets.length]).toEqual([design, 1, 1]);
      const long = await ask(longResume(40), 'one');
      expect(long.pages, design).toBeGreaterThan(1);
      expect(long.sheets, design).toHaveLength(long.pages);
      // Set smaller, it takes no more than it would at its usual size.
      expect(long.pages, design).toBeLessThanOrEqual((await ask(longResume(40), 'any')).pages);
    }
  });
});
