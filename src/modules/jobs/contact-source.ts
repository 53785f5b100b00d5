/**
 * EMP-08: where someone came from before they first wrote, as little as that can be said in. `recruiter`: the company
 * wrote first. `direct`: an address typed, kept or found on another site. `unknown`: from before it was noted, or nobody
 * looked at the job first.
 */
export const CONTACT_SOURCES = [
  'search',
  'recommended',
  'alert',
  'feed',
  'embed',
  'share',
  'recruiter',
  'direct',
  'unknown',
] as const;

export type ContactSource = (typeof CONTACT_SOURCES)[number];
/** What a visit can have come from. */
export type VisitSource = Exclude<ContactSource, 'recruiter'>;

/** What our own links say of themselves in `utm_source`. */
const MARKS = ['alert', 'feed', 'embed', 'share'] as const;
export type SourceMark = (typeof MARKS)[number];

export function isSourceMark(value: string): value is SourceMark {
  return MARKS.some((mark) => mark === value);
}

/** The address of a job as a letter, a feed or a shared link carries it. The canonical address stays without it. */
export function markSource(address: string, mark: SourceMark): string {
  return `${address}?utm_source=${mark}`;
}

/** The number of a list says whether it was asked for: `s-…` is a search, `r-…` something that we have picked. */
export function newQueryId(kind: 'search' | 'recommended'): string {
  return `${kind[0]}-${crypto.randomUUID()}`;
}

/** What a page says it was opened from: a mark or a list's number. Anything else, campaigns of others too, is `direct`. */
export function readSource(from: string | null | undefined): VisitSource | undefined {
  if (!from) return undefined;
  if (isSourceMark(from)) return from;
  if (from.startsWith('s-')) return 'search';
  return from.startsWith('r-') ? 'recommended' : 'direct';
}
