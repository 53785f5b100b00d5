import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import {
  findPhoto,
  nameFile,
  RendererBusy,
  type ResumeWriter,
} from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { describeViewer, isProgram } from './describe-viewer.ts';
import { findShared, type SharedLink } from './find-shared.ts';
import { readLinkKeys } from './link-keys.ts';
import { isOpenFor } from './open-shared.ts';
import { recordView } from './record-view.ts';
import { sharedContent } from './shared-content.ts';
import type { SharingParts } from './sharing.parts.ts';

interface DownloadParts extends SharingParts {
  db: Database;
  clock: Clock;
  storage: Storage;
  writer: ResumeWriter;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

const DOWNLOADS = { max: 30, seconds: 10 * 60 };
const RETRY_SECONDS = 10;

/** A shared resume as PDF. Whoever may not have it goes to the page of the link, which says why. */
export function registerSharedDownload(app: FastifyInstance, parts: DownloadParts): void {
  app.get<{ Params: { token: string } }>('/download/shared-resume/:token(^[\\w-]{43}).pdf', async (request, reply) => {
    const { token } = request.params;
    const facts = requestFacts(request);
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer');
    try {
      await parts.limit.take([`shared resume ${facts.ip}`], DOWNLOADS);
      const link = await takeDownload(parts, token, facts);
      if (!link) return reply.redirect(`/${parts.resolveLocale(facts).language}/shared/${token}`, 303);
      const { result } = await parts.writer.render(await fill(parts, link), 'pdf');
      // Its name in the owner's list may have theirs in it.
      reply.header('content-disposition', nameFile(link.is_name_hidden ? 'resume' : link.name, 'pdf'));
      return reply.type('application/pdf').send(Buffer.from(result, 'base64'));
    } catch (error) {
      const refusal = error instanceof RendererBusy ? new AppError('rendererBusy') : error;
      if (!(refusal instanceof AppError)) throw error;
      reply.status(refusal.status).header('retry-after', String(refusal.details.retry_after ?? RETRY_SECONDS));
      const { message } = parts.texts.describeError(refusal, parts.resolveLocale(facts).language);
      return reply.type('text/plain; charset=utf-8').send(message);
    }
  });
}

/** The link if this browser may download it now, and the line about it in its owner's list. */
async function takeDownload(parts: DownloadParts, token: string, request: RequestFacts) {
  const viewer = await parts.resolveViewer(request);
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const link = await findShared(tx, token, viewer, now).catch(orNothing);
    const keys = await readLinkKeys(parts.secrets, tx);
    const isOwn = viewer.accountId === link?.account_id;
    if (!link?.has_download || isProgram(request)) return undefined;
    if (!isOwn && !isOpenFor({ request, clock: parts.clock }, link, keys)) return undefined;
    if (!isOwn) {
      await recordView(tx, parts.notify, now, {
        ownerId: link.account_id,
        what: 'downloaded',
        resume: link.name,
        linkId: link.id,
        viewer: await describeViewer(tx, keys, viewer, request),
      });
    }
    return link;
  });
}

function orNothing(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

async function fill({ db, clock, storage }: DownloadParts, link: SharedLink) {
  const resume = sharedContent(link, clock.now());
  const photo = resume.options.has_photo ? await findPhoto(db, storage, link.account_id) : undefined;
  return { ...resume, photo };
}
