import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Clock } from '#src/kernel/clock.ts';
import { findLanguage, type LanguageCode } from '#src/modules/options/languages.ts';
import { designNames, optionsOf } from '../resume-design.ts';
import type { ResumeWriter } from './render-resume.ts';
import { sampleFace, sampleOf } from './sample-resumes.ts';

const HOUR = 3600;
/** Twice what the gallery shows, for sharp screens. */
const WIDTH = 560;

interface Picture {
  bytes: Buffer;
  etag: string;
}

/**
 * Pictures of the designs with an invented person, `margin-ar.webp` and so on. Each is drawn when it is first asked for,
 * by what draws the resumes, and kept: there are as many as designs and languages.
 */
export function registerDesignPictures(
  app: FastifyInstance,
  { writer, clock }: { writer: ResumeWriter; clock: Clock },
) {
  const kept = new Map<string, Promise<Picture>>();
  app.get<{ Params: { file: string } }>('/download/resume-design/:file', async (request, reply) => {
    const { file } = request.params;
    const [, name, code] = /^([a-z]+)-([a-zA-Z-]+)\.webp$/.exec(file) ?? [];
    const design = designNames.find((known) => known === name);
    const language = findLanguage(code);
    if (!design || !language || language.code !== code) {
      return reply
        .status(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no such design.');
    }
    const picture = kept.get(file) ?? draw(language.code);
    kept.set(file, picture);
    // What could not be drawn is tried again.
    picture.catch(() => kept.delete(file));
    const { bytes, etag } = await picture;
    reply.header('cache-control', `public, max-age=${24 * HOUR}`).header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('image/webp').send(bytes);

    async function draw(drawn: LanguageCode): Promise<Picture> {
      // A form of one country is shown as that country fills it in.
      const options = optionsOf(design ?? 'margin');
      const spoken = options.design === 'rirekisho' || options.design === 'shokumu' ? 'ja' : drawn;
      const resume = {
        content: sampleOf(spoken),
        options,
        language: spoken,
        today: clock.now(),
        photo: await sampleFace(),
      };
      const { result } = await writer.render(resume, 'svg');
      const picture = await sharp(Buffer.from(result))
        .resize(WIDTH)
        .flatten({ background: '#fff' })
        .webp({ quality: 82 })
        .toBuffer();
      return { bytes: picture, etag: `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"` };
    }
  });
}
