import { buffer } from 'node:stream/consumers';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { ResumePreview } from '../attached-resumes.contract.ts';
import { unpackDrawn } from './draw/drawn.ts';
import { findResume } from './keep-resume.ts';
import { type Refused, runChild } from './run-child.ts';

const CHILD = new URL('./draw/child.ts', import.meta.url);
/** A page of 1100 by 3300 pixels with its head. */
const MOST_ANSWER = 16 * 1024 * 1024;
const QUALITY = 80;

/** RES-01: a page of a kept resume to look at. A PDF comes as a picture, so that nothing of it runs in the browser. */
export function createPreviewResume({ storage }: { storage: Storage }) {
  return async (ctx: AccountContext, { id, page }: { id: number; page: number }): Promise<ResumePreview> => {
    const { file, is_withheld } = await findResume(ctx, id);
    const bytes = is_withheld ? undefined : await storage.open(file.id);
    if (!bytes) throw new AppError('notFound');
    const work = { program: CHILD, hints: { page }, mostAnswer: MOST_ANSWER };
    const answer = await runChild(await buffer(bytes), work);
    if (!Buffer.isBuffer(answer)) throw refuse(answer);
    const { head, pixels } = unpackDrawn(answer);
    if ('reason' in head) throw refuse(head);
    if ('lines' in head) return { pages: head.pages, picture: null, lines: head.lines };
    return { pages: head.pages, picture: await toPicture(pixels, head.width, head.height), lines: null };

    function refuse({ reason, fault }: Refused) {
      ctx.log.info({ resume: id, reason, fault }, 'a resume could not be shown');
      return new AppError('resumeParsingFailed', { reason });
    }
  };
}

async function toPicture(pixels: Buffer, width: number, height: number): Promise<string> {
  // Loaded by the first picture: its native library takes 30 MB.
  const { default: sharp } = await import('sharp');
  const webp = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
