import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { NamesIn, Texts } from '#src/modules/options/server/options.public.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import { accentColours, type DesignOptions, type Spacing } from '../resume-design.ts';
import { familiesOf, sizeOf } from './render/fonts.ts';
import type { Look, Rendered } from './render/render-order.ts';
import type { Order, Renderer } from './render/renderer.ts';
import { type Sheet, writeSheet } from './sheet.ts';
import { shownContent } from './shown-content.ts';

export interface ResumeToRender {
  content: ResumeContent;
  options: DesignOptions;
  language: LanguageCode;
  today: Date;
  photo?: Buffer | undefined;
}

export interface ResumeWriter {
  sheetOf(resume: ResumeToRender): Sheet;
  render(resume: ResumeToRender, format: 'pdf' | 'svg'): Promise<Rendered>;
  /** As the editor shows it to somebody, without what they have of the picture before. */
  preview(resume: ResumeToRender, known: string[] | undefined, accountId: number): Promise<Rendered>;
}

const spaces: Record<Spacing, number> = { tight: 0.82, normal: 1, airy: 1.2 };
const mostPages = { one: 1, two: 2, any: Number.MAX_SAFE_INTEGER };

/** Sets what someone says in the design that they chose. */
export function createResumeWriter(parts: { renderer: Renderer; texts: Texts; namesIn: NamesIn }): ResumeWriter {
  const sheetOf = ({ content, options, language, today }: ResumeToRender) =>
    writeSheet(content, options, {
      language,
      today,
      translate: parts.texts.translate(language),
      names: parts.namesIn(language),
    });
  const orderOf = (resume: ResumeToRender, format: 'pdf' | 'svg'): Order => ({
    sheet: sheetOf(resume),
    look: lookOf(resume),
    design: resume.options.design,
    data: format === 'pdf' ? JSON.stringify(shownContent(resume.content, resume.options)) : undefined,
    photo: resume.options.has_photo ? resume.photo?.toString('base64') : undefined,
    mostPages: mostPages[resume.options.pages],
    format,
  });
  return {
    sheetOf,
    render: (resume, format) => parts.renderer.render(orderOf(resume, format)),
    preview: (resume, known, accountId) => parts.renderer.render({ ...orderOf(resume, 'svg'), known }, accountId),
  };
}

function lookOf({ options, language }: ResumeToRender): Look {
  return {
    accent: accentColours[options.accent],
    fonts: familiesOf(options.font, language),
    size: sizeOf(options.font, language),
    spacing: spaces[options.spacing],
    paper: options.paper === 'a4' ? 'a4' : 'us-letter',
  };
}
