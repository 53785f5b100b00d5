import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/kernel/errors.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import type { Renderer } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { drawShare } from './draw-share.ts';
import type { FeedsParts } from './feeds.parts.ts';
import { createKeptPictures, type KeptPictures } from './kept-pictures.ts';
import { type FindShared, findSharedCompany, findSharedJob } from './shared-things.ts';

/** Raised when the look changes. */
const DESIGN = 1;
const WEEK = 604_800;
const SOON = 300;
/** The picture of the site itself. */
const BRAND = '/share.png';

interface PictureParts extends FeedsParts {
  renderer: Renderer;
}

interface Asked {
  Params: { language: string; id: string };
  Querystring: { v?: string };
}

/** GROW-05: what stands beside a link to a job or a company in chats and social networks. */
export function registerSharePictures(app: FastifyInstance, parts: PictureParts): void {
  const kept = createKeptPictures(parts.limiter);
  const kinds: Record<string, FindShared> = { job: findSharedJob, company: findSharedCompany };
  for (const [kind, find] of Object.entries(kinds)) {
    app.get<Asked>(`/media/share/${kind}/:language/:id(^\\d{1,15}).png`, (request, reply) =>
      answer({ parts, kept, find }, request, reply),
    );
  }
}

interface AnswerParts {
  parts: PictureParts;
  kept: KeptPictures;
  find: FindShared;
}

/**
 * Only the address of now has a picture: an older one leads there, one that somebody made up too, and what is gone has
 * the site's own picture, because its links are still about.
 */
async function answer({ parts, kept, find }: AnswerParts, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const language = findLanguage(request.params.language);
  const isKnown = language?.code === request.params.language;
  const thing = isKnown ? await find(parts, Number(request.params.id), language) : undefined;
  // Pages of others show it.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (!thing) return reply.status(404).header('cache-control', 'no-store').send();
  if (thing === 'gone') return leadTo(reply, BRAND, SOON);
  if (request.url !== thing.address) return leadTo(reply, thing.address, SOON);
  const etag = `"${createHash('sha256').update(`${DESIGN} ${thing.address} ${thing.name}`).digest('base64url').slice(0, 22)}"`;
  if (request.headers['if-none-match']?.includes(etag)) return sayHow(reply, etag).status(304).send();
  const picture = await kept.find(etag, networkOf(request.ip), async () => {
    const words = await thing.write();
    // It has closed this moment.
    if (!words) throw new AppError('notFound');
    return drawShare(parts.renderer, words);
  });
  if (!picture) return leadTo(reply, BRAND, 0);
  return sayHow(reply, etag).type('image/png').send(picture);
}

function sayHow(reply: FastifyReply, etag: string): FastifyReply {
  return reply.header('cache-control', `public, max-age=${WEEK}, immutable`).header('etag', etag);
}

function leadTo(reply: FastifyReply, path: string, seconds: number): FastifyReply {
  return reply
    .header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-store')
    .status(302)
    .redirect(path);
}
