import type { FastifyInstance } from 'fastify';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import {
  nameFile,
  type Renderer,
  RendererBusy,
  renderLetter,
} from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { findOffer } from './offers.queries.ts';
import { writeSummary } from './write-summary.ts';

interface DownloadParts {
  db: Database;
  texts: Texts;
  renderer: Renderer;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

const PLAIN = 'text/plain; charset=utf-8';

/** OFFER-01: what was agreed on, as a PDF in the reader's language; for the two people alone. */
export function registerSummaryDownload(app: FastifyInstance, parts: DownloadParts): void {
  app.get<{ Params: { id: string } }>('/download/offer/:id(^\\d{1,15}).pdf', async (request, reply) => {
    const facts = requestFacts(request);
    const { accountId } = await parts.resolveViewer(facts);
    const row = await findOffer(parts.db, Number(request.params.id));
    const isTalent = row?.talent_id === accountId;
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (row?.status !== 'accepted' || accountId === null || !(isTalent || row.boss_id === accountId)) {
      return reply.status(404).type(PLAIN).send('There is no accepted offer to download.');
    }
    const language = parts.resolveLocale(facts).language as LanguageCode;
    const t = parts.texts.translate(language);
    const zone = (isTalent ? row.talent_zone : row.boss_zone) ?? 'UTC';
    try {
      const pdf = await renderLetter(parts.renderer, language, writeSummary(row, { language, t, zone }));
      return reply
        .type('application/pdf')
        .header('content-disposition', nameFile(`${t('offers.pdf.title')} ${row.id}`, 'pdf'))
        .send(pdf);
    } catch (error) {
      if (!(error instanceof RendererBusy)) throw error;
      return reply.status(503).type(PLAIN).send(t('errors.rendererBusy'));
    }
  });
}
