import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Debian, Alpine and a build from source put what Tesseract has learnt. */
const USUAL = ['/usr/share/tessdata', '/usr/local/share/tessdata'];
const DEBIAN = '/usr/share/tesseract-ocr';
const ENDING = '.traineddata';
/** Each language more takes its time again on every word. */
const MOST_LANGUAGES = 2;

/** How Tesseract names the site's languages. */
const NAMES: Record<string, string> = {
  en: 'eng',
  'zh-CN': 'chi_sim',
  'zh-TW': 'chi_tra',
  ja: 'jpn',
  ar: 'ara',
  es: 'spa',
  'pt-BR': 'por',
  id: 'ind',
  ms: 'msa',
  tr: 'tur',
};

export interface ScanData {
  folder: string;
  /** The likeliest first. */
  languages: string[];
}

/**
 * The installed data that a scan of someone who reads the site in a language is recognised with. Looked up each time, so
 * that a language is used as soon as it is installed; nothing is ever fetched.
 */
export async function findScanData(setting: string | undefined, language: string): Promise<ScanData | undefined> {
  for (const folder of setting ? [setting] : await usualFolders()) {
    const installed = new Set(await list(folder));
    const known = [language, ...Object.keys(NAMES)].map((one) => NAMES[one] ?? '');
    const usable = [...new Set(known)].filter((name) => installed.has(`${name}${ENDING}`));
    const languages = usable.filter((name) => name === NAMES[language] || name === NAMES.en);
    if (usable.length > 0)
      return { folder, languages: (languages.length > 0 ? languages : usable).slice(0, MOST_LANGUAGES) };
  }
  return undefined;
}

/** Debian has a folder for each version of Tesseract; the newest is preferred. */
async function usualFolders(): Promise<string[]> {
  const versions = (await list(DEBIAN)).toSorted((a, b) => Number(b) - Number(a));
  return [...versions.map((version) => join(DEBIAN, version, 'tessdata')), ...USUAL];
}

const list = (folder: string) => readdir(folder).catch((): string[] => []);
