import { scope } from './scope.ts';

const PREFIX = 'parley-';
/** Names carry a hash of their content, so what is in here fits every release. */
const ASSETS = `${PREFIX}assets`;
/** A release has about 250 files; what is older goes first. */
const MOST_ASSETS = 400;

const ownCache = () => `${PREFIX}${scope.PARLEY.version}`;
const offlinePath = (language: string) => `/offline/${language}`;

/** The offline page with everything it needs, of one release: it is never mixed with files of another. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(ownCache());
  await cache.addAll(scope.PARLEY.files);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = windows.map(({ url }) => languageOf(url));
  await Promise.all([...new Set(['en', ...seen])].map((language) => cache.add(offlinePath(language))));
}

/** The page in the language that someone reads, once they have read something in it. */
export async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(ownCache());
  if (!(await cache.match(offlinePath(language)))) await cache.add(offlinePath(language));
}

export async function offlinePage(url: string): Promise<Response> {
  const cache = await caches.open(ownCache());
  const found = (await cache.match(offlinePath(languageOf(url)))) ?? (await cache.match(offlinePath('en')));
  return found ?? Response.error();
}

export function languageOf(url: string): string {
  const [, first = ''] = new URL(url).pathname.split('/');
  return scope.PARLEY.languages.includes(first) ? first : 'en';
}

/** A file whose name changes with its content: once fetched it is never asked for again. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') keepAsset(request, response.clone()).catch(() => {});
  return response;
}

async function keepAsset(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(ASSETS);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((key) => cache.delete(key)));
}

export async function dropOldReleases(): Promise<void> {
  const own = new Set([ownCache(), ASSETS]);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && !own.has(name)).map((name) => caches.delete(name)),
  );
}
