import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { exportFiles } from '../export-files.ts';
import { type ExportTables, exportFormats } from './export-formats.ts';

interface ExportParts {
  db: Database;
  clock: Clock;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
}

/** Hands a finished export to its owner, as one of its files; to anyone else it does not exist. */
export function registerDataExport(app: FastifyInstance, { db, clock, resolveViewer }: ExportParts): void {
  app.get<{ Params: { file: string } }>('/data-export/:file', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const known = exportFiles.find(({ file }) => file === request.params.file);
    const { accountId } = await resolveViewer(requestFacts(request));
    const tables = known && accountId !== null ? await findContent(db, accountId, clock.now()) : undefined;
    if (!known || !tables) return reply.status(404).send();
    const format = exportFormats[known.file];
    if (format.isWanted && !format.isWanted(tables)) return reply.status(404).send();
    return reply
      .type(format.type)
      .header('content-disposition', `attachment; filename="${known.file}"`)
      .send(format.write(tables, clock.now()));
  });
}

async function findContent(db: Database, accountId: number, now: Date): Promise<ExportTables | undefined> {
  const { rows } = await db.execute<{ content: { tables: ExportTables } }>(sql`
    select content from data_exports
    where account_id = ${accountId} and status = 'ready' and expires_at > ${now.toISOString()}
    order by id desc limit 1`);
  return rows[0]?.content.tables;
}
