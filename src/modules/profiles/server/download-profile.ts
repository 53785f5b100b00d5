import type { FastifyInstance } from 'fastify';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { JsonResume } from '../json-resume.ts';

interface DownloadParts {
  db: Database;
  asJsonResume(tx: Reader, accountId: number): Promise<JsonResume>;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
}

/** RES-05: the own profile as JSON Resume, to take elsewhere; for a visitor there is nothing here. */
export function registerProfileDownload(
  app: FastifyInstance,
  { db, asJsonResume, resolveViewer }: DownloadParts,
): void {
  app.get('/download/resume.json', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { accountId } = await resolveViewer(requestFacts(request));
    if (accountId === null) {
      return reply.status(404).type('text/plain; charset=utf-8').send('There is no such resume.');
    }
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="resume.json"')
      .send(JSON.stringify(await asJsonResume(db, accountId), null, 2));
  });
}
