import { Writable } from 'node:stream';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { firstSheet } from './first-sheet.ts';
import { directionOf } from './modules/options/languages.ts';
import { textFilesAt, textPath } from './modules/options/text-files.ts';
import { servicesContext } from './page-context.ts';
import type { PageServices } from './page-services.ts';
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
    `<${firstSheet(services, pathname)}>; rel=preload; as=style`,
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
        <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
      </TranslationProvider>,
      {
        nonce,
        // Sections that are ready stay where they are: moved out of line they would need a script to be seen.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // Deferred data is waited for as well: a page in one piece costs a third less than one that streams.
        async onAllReady() {
          clearTimeout(deadline);
          try {
            const page = await gather(pipe);
            resolve(new DrawnResponse(deferScripts(page), { status, headers }));
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

type Matches = ReturnType<EntryContext['staticHandlerContext']['_match']>;
type Match = EntryContext['staticHandlerContext']['_match'];

/** As many addresses above those of pages as there are in all languages, and not as many as somebody may think of. */
const MOST_KNOWN = 1000;
const known = new Map<string, Matches>();

/**
 * The routes that a page is drawn with: its own and those of the addresses above it, which the router tells the browser
 * too. Without this it puts all of the site's routes together for each page, and looks for each address among them.
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const find = staticHandlerContext._match;
  const match: Match = (at, ...rest) =>
    typeof at === 'string' && rest.length === 0 ? matchOnce(find, at) : find(at, ...rest);
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  for (const path of addressesAbove(staticHandlerContext.location.pathname)) {
    for (const { route } of match(path) ?? []) ids.add(route.id);
  }
  const routes = Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]]));
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: Object.assign(staticHandlerContext, { _match: match }),
  };
}

function matchOnce(find: Match, path: string): Matches {
  const matches = known.get(path) ?? find(path);
  if (known.size < MOST_KNOWN) known.set(path, matches);
  return matches;
}

/** `/`, `/en` and `/en/job` of `/en/job/nurse-1`. */
function addressesAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  return ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
}

/** A page at hand as a text: an ordinary answer would make a stream of bytes of it, from which it is read again. */
class DrawnResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async text(): Promise<string> {
    return this.#html;
  }
}

/** The page as one text. React writes it in pieces of 2 kB, and a stream that hands each on costs more than they do. */
function gather(pipe: (into: Writable) => unknown): Promise<string> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const whole = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    whole.once('error', reject);
    pipe(whole);
  });
}

/**
 * A page can be read without its scripts: they leave the line to its styles and letters. The router has no setting for
 * it; `production-start.test.ts` fails when it writes its links in another way.
 */
function deferScripts(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}
