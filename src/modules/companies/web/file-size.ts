const MB = 1024 * 1024;

/** '3.4 MB' in the reader's language; small files count in kilobytes. */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= MB;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MB : Math.max(1, bytes / 1024));
}
