import type { FastifyInstance } from 'fastify';
import { findLanguage } from '#src/modules/options/languages.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import { writeManifest } from './manifest.ts';
import { OFFLINE_POLICY, writeOfflinePage } from './offline-page.ts';
import { openWorkerFile } from './worker-file.ts';

interface AppParts {
  root: string;
  texts: Texts;
  /** Off is the kill switch: workers that are out there take themselves away. */
  isOn: boolean;
}

type InLanguage = { Params: { lang: string } };

/** The addresses that a browser asks for by itself. None of them knows who asks. */
export function registerAppFiles(app: FastifyInstance, { root, texts, isOn }: AppParts): void {
  const worker = openWorkerFile(root, texts.version, isOn);
  app.get<InLanguage>('/app/:lang/manifest.webmanifest', (request, reply) => {
    const language = findLanguage(request.params.lang);
    if (!language) return reply.callNotFound();
    const manifest = writeManifest(language, texts.translate(language.code));
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifest));
  });
  app.get<InLanguage>('/offline/:lang', (request, reply) => {
    const language = findLanguage(request.params.lang);
    if (!language || !worker) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', OFFLINE_POLICY)
      .header('x-robots-tag', 'noindex')
      .send(writeOfflinePage(language, texts.translate(language.code), worker.files));
  });
  app.get('/sw.js', (_request, reply) => {
    if (!worker) return reply.callNotFound();
    // Asked for anew at every visit: a worker that is kept somewhere could never be replaced.
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker.script);
  });
  // The worker answers this one; a browser without it still gets to where resumes are uploaded.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null));
    });
    scope.post<{ Querystring: { lang?: string } }>(
      '/share-target',
      { config: { isForOtherSites: true } },
      (request, reply) => {
        const { code } = findLanguage(String(request.query.lang)) ?? { code: 'en' };
        return reply.redirect(`/${code}/manage-profile#resumes`, 303);
      },
    );
  });
}
