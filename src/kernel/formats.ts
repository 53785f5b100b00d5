/** Making one costs 0.1 ms and up to 25 kB outside the heap, and a list of jobs wants hundreds: each is made once. */
const made = new Map<string, unknown>();

function once<Format, Options>(
  Maker: new (language: string, options: Options) => Format,
  language: string,
  options: Options,
): Format {
  const key = `${Maker.name} ${language} ${JSON.stringify(options)}`;
  const format = (made.get(key) as Format | undefined) ?? new Maker(language, options);
  made.set(key, format);
  return format;
}

export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(Intl.DateTimeFormat, language, options);
}

/**
 * From one day to another. Node writes thin spaces around the dash where browsers write plain ones: a page that is drawn
 * on the server must say the same as the browser, or React draws it anew.
 */
export function dayRange(format: Intl.DateTimeFormat, from: string, to: string): string {
  return format.formatRange(new Date(from), new Date(to)).replace(/\u2009/g, ' ');
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(Intl.NumberFormat, language, options);
}

export function listFormat(language: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  return once(Intl.ListFormat, language, options);
}

export function relativeFormat(language: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
  return once(Intl.RelativeTimeFormat, language, options);
}

export function displayNames(language: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return once(Intl.DisplayNames, language, options);
}
