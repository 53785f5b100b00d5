/** The number of a row that an address names, e.g. where a list goes on; nonsense counts as not named. */
export function idIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
