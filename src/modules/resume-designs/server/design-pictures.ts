import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { type DesignName, designNames, optionsOf } from '../resume-design.ts';
import type { ResumeWriter } from './render-resume.ts';
import { sampleFace, sampleOf } from './sample-resumes.ts';
import { servePictures } from './serve-pictures.ts';

/** Pictures of the designs with an invented person, drawn by what draws the resumes. */
export function registerDesignPictures(
  app: FastifyInstance,
  { writer, clock }: { writer: ResumeWriter; clock: Clock },
) {
  const draw = async (design: DesignName, drawn: LanguageCode) => {
    // A form of one country is shown as that country fills it in.
    const language = design === 'rirekisho' || design === 'shokumu' ? 'ja' : drawn;
    const resume = {
      content: sampleOf(language),
      options: optionsOf(design),
      language,
      today: clock.now(),
      photo: await sampleFace(),
    } as const;
    return (await writer.render(resume, 'svg')).result;
  };
  servePictures(app, '/download/resume-design', designNames, draw);
}
