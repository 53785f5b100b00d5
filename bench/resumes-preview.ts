import { createOptionNames, loadOptionData, loadTexts } from '../src/modules/options/server/options.public.ts';
import { optionsOf } from '../src/modules/resume-designs/resume-design.ts';
import { Renderer } from '../src/modules/resume-designs/server/render/renderer.ts';
import { createResumeWriter } from '../src/modules/resume-designs/server/render-resume.ts';
import { sampleOf } from '../src/modules/resume-designs/server/sample-resumes.ts';

const BAR_MS = 300;
const EDITS = 40;

/** Edits a resume of two pages letter by letter and prints how long each drawing takes once the renderer is warm. */
export async function measurePreview(): Promise<void> {
  const renderer = new Renderer();
  const writer = createResumeWriter({
    renderer,
    texts: loadTexts(new URL('../locales/', import.meta.url)),
    namesIn: createOptionNames(loadOptionData()),
  });
  const sample = sampleOf('en');
  const work_experiences = Array.from({ length: 3 }, () => sample.work_experiences).flat();
  for (const design of ['plain', 'panel', 'margin'] as const) {
    const spent: number[] = [];
    let pages = 0;
    for (let edit = 0; edit < EDITS; edit += 1) {
      const content = { ...sample, work_experiences, headline: 'x'.repeat(edit) };
      const before = performance.now();
      ({ pages } = await writer.render(
        { content, options: optionsOf(design), language: 'en', today: new Date() },
        'svg',
      ));
      spent.push(performance.now() - before);
    }
    const [first = 0, ...warm] = spent;
    const at = (share: number) => warm.toSorted((a, b) => a - b)[Math.floor(warm.length * share)]?.toFixed(0);
    console.log(
      `preview ${design}, ${pages} pages: first ${first.toFixed(0)} ms, then p50 ${at(0.5)}, p95 ${at(0.95)} ms`,
    );
  }
  renderer.close();
  console.log(`bar: ${BAR_MS} ms once warm`);
}
