import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findLanguage } from '#src/modules/options/languages.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import { templateNames } from '../../template-names.ts';
import { DOCX_TYPE } from './pack-word.ts';
import { writeTemplate } from './write-template.ts';

const HOUR = 3600;

interface Written {
  bytes: Buffer;
  etag: string;
}

/** Hands out the free templates, `classic-ar.docx` and so on; each is written when it is first asked for. */
export function registerTemplates(app: FastifyInstance, texts: Texts): void {
  const written = new Map<string, Promise<Written>>();
  app.get<{ Params: { file: string } }>('/download/resume-template/:file', async (request, reply) => {
    const { file } = request.params;
    const writing = written.get(file) ?? write(texts, file);
    if (!writing) {
      reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return reply.send('There is no such template.');
    }
    written.set(file, writing);
    const found = await writing;
    reply.header('cache-control', `public, max-age=${HOUR}`).header('etag', found.etag);
    if (request.headers['if-none-match']?.includes(found.etag)) return reply.status(304).send();
    return reply
      .type(DOCX_TYPE)
      .header('content-disposition', `attachment; filename="resume-${file}"`)
      .send(found.bytes);
  });
}

function write(texts: Texts, file: string): Promise<Written> | undefined {
  const name = templateNames.find((known) => file.startsWith(`${known}-`));
  const language = name && findLanguage(/^(.+)\.docx$/.exec(file.slice(name.length + 1))?.[1]);
  // One spelling each, so that what is kept stays few.
  if (!language || file !== `${name}-${language.code}.docx`) return undefined;
  return writeTemplate(name, language.code, texts.translate(language.code)).then((bytes) => ({
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  }));
}
