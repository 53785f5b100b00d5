/**
 * The files that texts travel in. Every page has the two of the specification, what talents read and the texts of
 * errors; the pages of employers, of operators and of the design system have a third one besides.
 */
export type TextFile = 'jobseeker' | 'errors' | 'employer';

const EMPLOYER_MODULES = new Set([
  'employer',
  'operator',
  'design',
  'inbox',
  'pipeline',
  'hiring',
  'integrations',
  'imports',
  'candidates',
]);

/** The file that a module's texts travel in. */
export function textFileOf(module: string): TextFile {
  if (module === 'errors') return 'errors';
  return EMPLOYER_MODULES.has(module) ? 'employer' : 'jobseeker';
}

/** The files that the page at an address needs. */
export function textFilesAt(pathname: string): TextFile[] {
  const [, , area = ''] = pathname.split('/');
  return EMPLOYER_MODULES.has(area) ? ['jobseeker', 'errors', 'employer'] : ['jobseeker', 'errors'];
}

/** What a browser says in its cookie of the files it keeps. */
export function textsMark(version: string, language: string, files: Iterable<TextFile>): string {
  return [version, language, ...files].join('.');
}

/** Whether a browser with this cookie has all the files already: a preload would go unused. */
export function keepsTexts(mark: string | undefined, version: string, language: string, files: TextFile[]): boolean {
  const [keptVersion, keptLanguage, ...kept] = mark?.split('.') ?? [];
  return keptVersion === version && keptLanguage === language && files.every((file) => kept.includes(file));
}

/** Where a file of texts is fetched from. */
export function textPath(version: string, language: string, file: TextFile): string {
  return `/api/translation/content/version/${version}/${language}/${file}.json`;
}
