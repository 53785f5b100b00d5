import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { directionOf } from './modules/options/languages.ts';
import { textFilesAt, textPath } from './modules/options/text-files.ts';
import { servicesContext } from './page-context.ts';
import type { PageServices } from './page-services.ts';
import styles from './ui/styles.css?url';
import { TranslationProvider } from './ui/translation.tsx';

// The server takes both from here: a context only fits the copy of the router that this build was made with.
export { createRequestHandler } from 'react-router';
export { createPageContext } from './page-context.ts';

export const streamTimeout = 5_000;

/** What a loader or a component throws is a bug unless the visitor just went away. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context?: RouterContextProvider },
) {
  // A form for a page that takes none, say: the router's own refusal is no bug.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context?.get(servicesContext).reportError(error);
}

/** Headers of every page. They follow from what is known before it is rendered, so they can go out early. */
export function documentHeaders(services: PageServices, pathname: string): [name: string, value: string][] {
  const { language, textsVersion, keepsTexts } = services;
  const texts = keepsTexts ? [] : textFilesAt(pathname).map((file) => textPath(textsVersion, language, file));
  const preloads = [
    `<${styles}>; rel=preload; as=style`,
    `<${figtree}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    // The page is read before it answers a press: what it shows comes first.
    ...texts.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`),
  ];
  return [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-language', language],
    ['link', preloads.join(', ')],
    ['vary', 'cookie, accept-language'],
  ];
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Pages are drawn one at a time; in between, what is quick gets its answer, and other pages their first bytes. */
function takeTurn(): Promise<unknown> {
  const turn = lastTurn;
  lastTurn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turn;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(servicesContext);
  const { nonce, language, translate } = services;
  for (const [name, value] of documentHeaders(services, new URL(request.url).pathname)) headers.set(name, value);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const translation = { language, direction: directionOf(language), translate };
  await takeTurn();
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <TranslationProvider value={translation}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </TranslationProvider>,
      {
        nonce,
        // Sections that are ready stay where they are: moved out of line they would need a script to be seen.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // Deferred data is waited for as well: a page in one piece costs a third less than one that streams.
        async onAllReady() {
          clearTimeout(deadline);
          try {
            const page = await text(pipe(new PassThrough()));
            resolve(new Response(deferScripts(page), { status, headers }));
          } catch (error) {
            reject(error);
          }
        },
        onShellError: reject,
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1000);
  });
}

/**
 * A page can be read without its scripts: they leave the line to its styles and letters. The router has no setting for
 * it; `production-start.test.ts` fails when it writes its links in another way.
 */
function deferScripts(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}
