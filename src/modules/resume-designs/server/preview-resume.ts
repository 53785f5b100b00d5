import { AppError } from '#src/kernel/errors.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { DesignOptions } from '../resume-design.ts';
import { findPhoto } from './find-photo.ts';
import { RendererBusy } from './render/renderer.ts';
import type { ResumeWriter } from './render-resume.ts';

interface Shown {
  language: string;
  options: DesignOptions;
  content: ResumeContent;
  known?: string[] | undefined;
}

/** What the editor shows beside the form, drawn by what draws the PDF. */
export function createPreviewResume({ writer, storage }: { writer: ResumeWriter; storage: Storage }) {
  return async (ctx: AccountContext, { language, options, content, known }: Shown) => {
    const photo = options.has_photo ? await findPhoto(ctx.tx, storage, ctx.viewer.accountId) : undefined;
    const resume = { content, options, language: language as LanguageCode, today: ctx.clock.now(), photo };
    try {
      const { result, parts, pages } = await writer.preview(resume, known, ctx.viewer.accountId);
      return { svg: result, parts: parts ?? {}, pages };
    } catch (error) {
      if (error instanceof RendererBusy) throw new AppError('rendererBusy');
      throw error;
    }
  };
}
