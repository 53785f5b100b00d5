import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { createZip } from '#src/platform/zip.ts';
import { type ExportContent, layOutExport } from './export-formats.ts';

interface DownloadParts {
  db: Database;
  clock: Clock;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
}

/** The newest finished export of who asks, as one archive; for anyone else there is nothing here. */
export function registerExportDownload(app: FastifyInstance, { db, clock, resolveViewer }: DownloadParts): void {
  app.get('/download/parley-data.zip', async (request, reply) => {
    const { accountId } = await resolveViewer(requestFacts(request));
    const found = accountId === null ? undefined : await findNewest(db, accountId, clock.now());
    reply.header('cache-control', 'no-store');
    if (!found) return reply.status(404).type('text/plain; charset=utf-8').send('There is no export to download.');
    const at = new Date(found.finished_at);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="parley-data.zip"')
      .send(createZip(layOutExport(found.content, at), at));
  });
}

async function findNewest(db: Database, accountId: number, now: Date) {
  const { rows } = await db.execute<{ content: ExportContent; finished_at: string }>(sql`
    select content, finished_at from data_exports
    where account_id = ${accountId} and status = 'ready' and expires_at > ${now.toISOString()}
    order by id desc limit 1`);
  return rows[0];
}
