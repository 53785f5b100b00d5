/** A brotli window of 256 kB holds a whole page; the usual 4 MB would only be memory to find and give back. */
export const BROTLI_WINDOW_BITS = 18;

/** Whether an Accept-Encoding names it; `q=0` means no. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}
