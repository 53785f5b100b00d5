/**
 * Reads a query string into plain values; `name[0]=a&name[1]=b`, `name[]=a` and a repeated `name` make a list, in the
 * order they come.
 */
export function readQuery(search: string): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  for (const [rawName, value] of new URLSearchParams(search)) {
    const bracket = /^([^[\]]+)\[\d{0,4}\]$/.exec(rawName);
    const name = bracket?.[1] ?? rawName;
    const known = values[name];
    if (Array.isArray(known)) known.push(value);
    else if (bracket) values[name] = known === undefined ? [value] : [known, value];
    else values[name] = known === undefined ? value : [known, value];
  }
  return { ...values };
}

/** Joins path, query and body into one input; a body that is no object stands under `body`. */
export function joinInput(search: string, body: unknown, params: unknown): Record<string, unknown> {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  const other = fields === undefined && body !== undefined && body !== null ? { body } : {};
  return { ...readQuery(search), ...other, ...fields, ...(params as object) };
}
