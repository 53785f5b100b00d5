import { illustrations } from '#src/kernel/illustrations.ts';
import { escapeText } from '#src/kernel/safe-html.ts';
import type { Translate } from '#src/kernel/translate.ts';
import type { Language } from '#src/modules/options/languages.ts';
import type { OfflineFiles } from './worker-file.ts';

/** The page has no script and no style of its own in the markup, and asks nobody else for anything. */
export const OFFLINE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SCRIPT_TEXTS = ['chats', 'noChats', 'jobs', 'noJobs', 'waiting', 'back', 'write', 'send', 'moreOnline'] as const;

/** The page that the worker keeps: the same for everyone. What someone can read on it comes from their own browser. */
export function writeOfflinePage({ code, direction }: Language, t: Translate, files: OfflineFiles): string {
  const say = (key: string) => escapeText(t(`app.offline.${key}`));
  const texts = Object.fromEntries(SCRIPT_TEXTS.map((key) => [key, t(`app.offline.${key}`)]));
  const data = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="${code}" dir="${direction}" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${say('title')} · ${escapeText(t('shell.brand'))}</title>
<link rel="stylesheet" href="${files.styles}">
</head>
<body>
<main class="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
<div class="illustration" aria-hidden="true"><svg viewBox="0 0 200 148">${illustrations.offline}</svg></div>
<p class="font-semibold text-accent-ink">${escapeText(t('shell.brand'))}</p>
<h1 class="mt-2 font-semibold text-2xl text-ink">${say('title')}</h1>
<p class="mt-2 text-ink-muted">${say('text')}</p>
<button type="button" id="retry" class="mt-4 min-h-11 rounded-control border border-line-firm bg-surface px-5 font-semibold text-ink hover:bg-hover">${say('retry')}</button>
<div id="kept"></div>
</main>
<script type="application/json" id="texts">${data}</script>
<script src="${files.script}" defer></script>
</body>
</html>
`;
}
