/** How long something took, for people. */
export function describeSeconds(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export function describeBytes(bytes: number): string {
  const step = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3)) : 0;
  const value = bytes / 1000 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${UNITS[step]}`;
}

export function describeCount(count: number): string {
  return count.toLocaleString('en');
}
