/** EMP-08: what an address says it was opened from: the mark of a link, or the list. */
export function readFrom(search: string): string | undefined {
  return /[?&](?:utm_source|query_id)=([\w-]+)/.exec(search)?.[1];
}
