import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { createTranslate, type Dictionary } from '#src/kernel/translate.ts';
import type { Translation } from '#src/ui/translation.tsx';
import { COOKIE_SECONDS, TEXTS_COOKIE } from '../cookies.ts';
import { directionOf } from '../languages.ts';
import { type TextFile, textFilesAt, textPath, textsMark } from '../text-files.ts';

const PREFIX = 'parley.texts.';
const texts: Dictionary = {};
const loading = new Map<TextFile, Promise<void>>();
/** The files that this browser keeps. */
const kept = new Set<TextFile>();

/**
 * The texts of the page's language: from this browser when it has the page's version, else the files from the server
 * at once, else the copy that is part of the program.
 */
export async function loadTranslation(page: HTMLElement): Promise<Translation> {
  const language = page.lang || 'en';
  await loadTextsAt(page, location.pathname);
  return { language, direction: directionOf(language), translate: createTranslate(language, texts) };
}

/** What the page at an address reads is here once this is done; a file is asked for once in a visit. */
export async function loadTextsAt(page: HTMLElement, pathname: string): Promise<void> {
  await Promise.all(
    textFilesAt(pathname).map((file) => {
      const known = loading.get(file) ?? loadFile(page.dataset.texts ?? '', page.lang || 'en', file).then(add(file));
      loading.set(file, known);
      return known;
    }),
  );
  tellServer(page.dataset.texts ?? '', page.lang || 'en');
}

/** The server preloads texts only for browsers that lack them. */
function tellServer(version: string, language: string): void {
  if (kept.size === 0) return;
  const mark = textsMark(version, language, kept);
  document.cookie = `${TEXTS_COOKIE}=${mark}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

function add(file: TextFile): (found: Dictionary) => void {
  return (found) => {
    Object.assign(texts, file === 'errors' ? { errors: found } : found);
  };
}

async function loadFile(version: string, language: string, file: TextFile): Promise<Dictionary> {
  const key = `${PREFIX}${version}.${language}.${file}`;
  const stored = readStored<Dictionary>(key);
  if (stored) {
    kept.add(file);
    return stored;
  }
  try {
    const response = await fetch(textPath(version, language, file));
    const envelope: { code: number; data: Dictionary } = await response.json();
    if (envelope.code !== 0) throw new Error(`the texts answered ${envelope.code}`);
    removeStored((name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${version}.`));
    writeStored(key, envelope.data);
    if (readStored(key)) kept.add(file);
    return envelope.data;
  } catch {
    const { bundledTexts } = await import('./bundled-texts.ts');
    return bundledTexts(language, file);
  }
}
