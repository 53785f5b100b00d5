import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { drawWritten } from './draw-written.ts';
import { docxLayouts } from './layouts/docx.ts';
import { docxDesigns } from './layouts/docx-designs.ts';
import { htmlLayouts } from './layouts/html.ts';
import { designs } from './layouts/html-designs.ts';
import { loadPeople, nameOf } from './person.ts';

/** Draws every person in every layout of their half into a folder: `<person>.<layout>.pdf` or `.docx`, and the written resumes. */
export async function makeSet(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const people = loadPeople();
  for (const [layout, { half, write }] of Object.entries({ ...docxLayouts, ...docxDesigns })) {
    for (const person of people.filter((one) => one.half === half)) {
      writeFileSync(`${folder}/${person.id}.${layout}.docx`, write(person));
    }
  }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  for (const [layout, { half, draw, footer }] of Object.entries({ ...htmlLayouts, ...designs })) {
    for (const person of people.filter((one) => one.half === half)) {
      await page.setContent(draw(person));
      const name = `<div style="font-size:8px;width:100%;text-align:center">${nameOf(person)} <span class=pageNumber></span></div>`;
      await page.pdf({
        path: `${folder}/${person.id}.${layout}.pdf`,
        format: 'A4',
        margin: { top: '15mm', bottom: '15mm', left: '16mm', right: '16mm' },
        displayHeaderFooter: footer === true,
        headerTemplate: '<span></span>',
        footerTemplate: name,
      });
    }
  }
  await drawWritten(folder, page);
  await browser.close();
}
