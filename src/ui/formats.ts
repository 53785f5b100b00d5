/** Making a formatter takes a hundred times as long as using it, and a page of jobs needs the same ones for every card. */
const kept = new Map<string, unknown>();

function keep<Format>(kind: string, language: string, options: object | undefined, make: () => Format): Format {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const known = kept.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

export function dateFormat(language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep('date', language, options, () => new Intl.DateTimeFormat(language, options));
}

export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keep('number', language, options, () => new Intl.NumberFormat(language, options));
}

export function relativeFormat(language: string): Intl.RelativeTimeFormat {
  return keep('relative', language, undefined, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
}

export function listFormat(language: string, type: Intl.ListFormatOptions['type']): Intl.ListFormat {
  return keep('list', language, { type }, () => new Intl.ListFormat(language, { type }));
}
