import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { findLanguage, type LanguageCode } from '#src/modules/options/languages.ts';

const HOUR = 3600;
/** Twice what the gallery shows, for sharp screens; as high as a page of A4 is then. */
const SIZE = { width: 560, height: 792 };

interface Picture {
  bytes: Buffer;
  etag: string;
}

/**
 * Pictures of first pages, `margin-ar.webp` and so on. Each is drawn when it is first asked for and kept: there are as
 * many as names and languages.
 */
export function servePictures<Name extends string>(
  app: FastifyInstance,
  folder: string,
  names: readonly Name[],
  drawSvg: (name: Name, language: LanguageCode) => Promise<string>,
) {
  const kept = new Map<string, Promise<Picture>>();
  app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    const { file } = request.params;
    const name = names.find((known) => file.startsWith(`${known}-`));
    const language = name && findLanguage(/^([a-zA-Z-]+)\.webp$/.exec(file.slice(name.length + 1))?.[1]);
    // One spelling each, so that what is kept stays few.
    if (!language || file !== `${name}-${language.code}.webp`) {
      return reply
        .status(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no such picture.');
    }
    const picture = kept.get(file) ?? drawSvg(name, language.code).then(pictureOf);
    kept.set(file, picture);
    // What could not be drawn is tried again.
    picture.catch(() => kept.delete(file));
    const { bytes, etag } = await picture;
    reply.header('cache-control', `public, max-age=${24 * HOUR}`).header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('image/webp').send(bytes);
  });
}

async function pictureOf(svg: string): Promise<Picture> {
  const bytes = await sharp(Buffer.from(svg))
    // What a second page would add below is left out.
    .resize({ ...SIZE, fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' })
    .webp({ quality: 82 })
    .toBuffer();
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
