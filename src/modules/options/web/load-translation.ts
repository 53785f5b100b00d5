import { readStored, removeStored, writeStored } from '#src/kernel/browser-storage.ts';
import { createTranslate, type Dictionary } from '#src/kernel/translate.ts';
import type { Translation } from '#src/ui/translation.tsx';
import { directionOf } from '../languages.ts';

const PREFIX = 'parley.texts.';
const FILES = ['jobseeker', 'errors'] as const;

/**
 * The texts of the page's language: from this browser when it has the page's version, else both files from the server
 * at once, else the copy that is part of the program.
 */
export async function loadTranslation(page: HTMLElement): Promise<Translation> {
  const language = page.lang || 'en';
  const version = page.dataset.texts ?? '';
  const [jobseeker, errors] = await Promise.all(FILES.map((file) => loadFile(version, language, file)));
  const translate = createTranslate(language, jobseeker ?? {}, { errors: errors ?? {} });
  return { language, direction: directionOf(language), translate };
}

async function loadFile(version: string, language: string, file: (typeof FILES)[number]): Promise<Dictionary> {
  const key = `${PREFIX}${version}.${language}.${file}`;
  const stored = readStored<Dictionary>(key);
  if (stored) return stored;
  try {
    const response = await fetch(`/api/translation/content/version/${version}/${language}/${file}.json`);
    const envelope: { code: number; data: Dictionary } = await response.json();
    if (envelope.code !== 0) throw new Error(`the texts answered ${envelope.code}`);
    removeStored((name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${version}.`));
    writeStored(key, envelope.data);
    return envelope.data;
  } catch {
    const { bundledTexts } = await import('./bundled-texts.ts');
    return bundledTexts(language, file);
  }
}
