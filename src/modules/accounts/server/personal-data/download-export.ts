import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { readProof } from '../step-up/session-proof.ts';
import { findNewest } from './open-export.ts';

interface DownloadParts {
  db: Database;
  clock: Clock;
  storage: Storage;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

/**
 * The newest finished export of who asks, as one archive; for anyone else there is nothing here. It is all there is to
 * know about someone, so a session that has not lately proved whose it is goes by the page that asks for it.
 */
export function registerExportDownload(app: FastifyInstance, parts: DownloadParts): void {
  const { db, clock, storage } = parts;
  app.get('/download/parley-data.zip', async (request, reply) => {
    const facts = requestFacts(request);
    const viewer = await parts.resolveViewer(facts);
    const found = viewer.accountId === null ? undefined : await findNewest(db, viewer.accountId, clock.now());
    const nothing = () => reply.status(404).type('text/plain; charset=utf-8').send('There is no export to download.');
    reply.header('cache-control', 'no-store');
    if (!found) return nothing();
    const asker = { tx: db, viewer, clock };
    if ((await readProof(asker, await findOwnAccount(asker))).missing) {
      const settings = `/${parts.resolveLocale(facts).language}/settings`;
      const back = ownPath((request.query as { back?: string }).back) ?? `${settings}/privacy`;
      return reply.redirect(`${settings}/confirm?back=${encodeURIComponent(back)}`, 303);
    }
    // Opened last: what is opened must be sent.
    const archive = await storage.open(found.archive);
    if (!archive) return nothing();
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="parley-data.zip"')
      .send(archive);
  });
}
