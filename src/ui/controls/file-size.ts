const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** '1.4 MB' as the reader writes it. */
export function formatFileSize(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))));
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
  return format.format(bytes / 1024 ** step);
}
