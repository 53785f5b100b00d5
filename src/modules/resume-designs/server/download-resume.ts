import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import { toJsonResume } from '#src/modules/profiles/to-json-resume.ts';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { findPhoto } from './find-photo.ts';
import { findResume } from './online-resumes.queries.ts';
import type { ResumeWriter } from './render-resume.ts';
import { DOCX_TYPE } from './word/pack-word.ts';
import { writeWord } from './word/write-word.ts';

interface DownloadParts {
  db: Database;
  clock: Clock;
  storage: Storage;
  writer: ResumeWriter;
  namesIn: NamesIn;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
}

const PDF_TYPE = 'application/pdf';

/** One of the own resumes as a file, made as it is asked for; for anyone else there is nothing here. */
export function registerResumeDownload(app: FastifyInstance, parts: DownloadParts): void {
  const { db, clock, storage, writer, namesIn } = parts;
  app.get<{ Params: { id: string; format: string } }>(
    '/download/online-resume/:id(^\\d{1,15}).:format(^pdf|docx|json$)',
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { accountId } = await parts.resolveViewer(requestFacts(request));
      const found = accountId === null ? undefined : await findOwn(db, accountId, Number(request.params.id));
      if (!found || accountId === null) {
        return reply.status(404).type('text/plain; charset=utf-8').send('There is no such resume.');
      }
      reply.header('content-disposition', nameFile(found.name, request.params.format));
      if (request.params.format === 'json') {
        const names = namesIn(found.language);
        const resume = toJsonResume(found.content, (list, id) => names.of(list, id).value);
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(resume, null, 2));
      }
      const photo = found.options.has_photo ? await findPhoto(db, storage, accountId) : undefined;
      const resume = { ...found, today: clock.now(), photo };
      if (request.params.format === 'docx') {
        return reply.type(DOCX_TYPE).send(await writeWord(writer.sheetOf(resume), found.options, photo));
      }
      const { result } = await writer.render(resume, 'pdf');
      return reply.type(PDF_TYPE).send(Buffer.from(result, 'base64'));
    },
  );
}

async function findOwn(db: Database, accountId: number, id: number) {
  try {
    return await findResume(db, accountId, id);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** In plain letters for old programs, as it is for all others. */
export function nameFile(name: string, format: string): string {
  const file = `${name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ').trim() || 'resume'}.${format}`;
  const plain = file.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file).replace(/['()*]/g, escape)}`;
}
