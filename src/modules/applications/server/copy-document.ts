import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { createCopyFile, createStoreFile } from '#src/modules/files/server/files.public.ts';
import { findPhoto, findResume, RendererBusy } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { loadResumes, loadVideos } from '#src/modules/resumes/server/resumes.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { ReceivedFile } from '#src/platform/http/receive-form.ts';
import { temporaryPath } from '#src/platform/storage/temporary-files.ts';
import type { applicationsContract } from '../applications.contract.ts';
import type { ApplicationParts } from './applications.parts.ts';

type Endpoint = (typeof applicationsContract)['POST /job-applications/documents'];

/** APP-01: what is sent is a copy, so that changing or deleting the own one changes nothing that someone was given. */
export function createCopyDocument(parts: ApplicationParts) {
  const copyFile = createCopyFile(parts);
  const printOnline = createPrintOnline(parts);
  return async (ctx: AccountContext, { kind, id }: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    if (kind === 'online') return printOnline(ctx, id);
    const load = kind === 'attached' ? loadResumes : loadVideos;
    const [kept] = await load(ctx.tx, ctx.viewer.accountId, id);
    if (!kept || kept.is_withheld) throw new AppError('notFound');
    return copyFile(ctx, kept.file.id);
  };
}

/** A resume that is made here, as the PDF that it is now. */
function createPrintOnline(parts: ApplicationParts) {
  const storeFile = createStoreFile(parts);
  return async (ctx: AccountContext, id: number) => {
    const found = await findResume(ctx.tx, ctx.viewer.accountId, id);
    const photo = found.options.has_photo ? await findPhoto(ctx.tx, parts.storage, ctx.viewer.accountId) : undefined;
    const pdf = Buffer.from(await render(parts, { ...found, today: ctx.clock.now(), photo }), 'base64');
    const path = temporaryPath();
    try {
      await writeFile(path, pdf);
      const sha256 = createHash('sha256').update(pdf).digest();
      const files = new ReceivedFile(path, `${found.name}.pdf`, pdf.length, sha256, false);
      return await storeFile(ctx, { files, kind: 'resume' });
    } finally {
      await rm(path, { force: true });
    }
  };
}

async function render({ writer }: ApplicationParts, resume: Parameters<typeof writer.render>[0]): Promise<string> {
  try {
    return (await writer.render(resume, 'pdf')).result;
  } catch (error) {
    if (error instanceof RendererBusy) throw new AppError('rendererBusy');
    throw error;
  }
}
