import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { presentPage, type WrittenPage } from './present-page.ts';
import { requestLanguage } from './request-language.ts';
import { type Texts, translationFiles } from './texts.ts';

export function createGetManifest(texts: Texts) {
  return () => ({ files: [...translationFiles], active_version: texts.version });
}

/** Hands out one file of the current version; an older version is gone, so that nobody caches a mixture. */
export function createGetTranslationFile(texts: Texts) {
  return (_ctx: Context, input: { version: string; lang: string; file: string }) => {
    const content = input.version === texts.version ? texts.file(input.lang, input.file) : undefined;
    if (!content) throw new AppError('notFound');
    return content;
  };
}

export function createGetPage(texts: Texts) {
  return (ctx: Context, input: { page: string; language_code?: string }) => {
    const page = texts.page(requestLanguage(ctx, input.language_code), input.page);
    if (!page) throw new AppError('notFound');
    return presentPage(page as WrittenPage);
  };
}
