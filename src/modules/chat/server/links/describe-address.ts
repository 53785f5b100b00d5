import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { foldDisguise } from '#src/modules/wording/server/wording.public.ts';
import type { LinkHint } from '../../addresses.ts';
import { KNOWN_SITES, signsOfLink } from '../shield/signals.ts';

export interface AddressFacts {
  url: string;
  /** As it is really asked for, in plain letters: another script's stand as `xn--…`. */
  host: string;
  /** Whom it belongs to, e.g. `example.com` of `zoom.us.example.com`; the host where nobody sold it. */
  domain: string;
  /** What a host in another script looks like, and the plain name that it could be taken for. */
  shown: string | null;
  taken_for: string | null;
  /** The host of another address that this one carries on to. */
  onward: string | null;
  hints: LinkHint[];
}

const HINT_OF_SIGN: Record<string, LinkHint> = {
  shortLink: 'short',
  ipLink: 'number',
  fileLink: 'file',
  lookalike: 'borrowed',
};

/** Where an address really leads, and what about it may deceive its reader; undefined for what is no web address. */
export function describeAddress(address: string): AddressFacts | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  const host = url.hostname;
  const domain = parse(host).domain ?? host;
  const shown = host.includes('xn--') ? domainToUnicode(host) : null;
  const folded = shown && foldDisguise(shown);
  const onward = onwardOf(url, domain);
  const hints = new Set<LinkHint>();
  if (shown) hints.add('letters');
  if (isBorrowed(host, domain)) hints.add('borrowed');
  if (url.username || url.password) hints.add('userinfo');
  if (onward) hints.add('onward');
  for (const sign of signsOfLink(url.href.toLowerCase())) {
    const hint = HINT_OF_SIGN[sign];
    if (hint) hints.add(hint);
  }
  if (url.protocol === 'http:') hints.add('insecure');
  const taken_for = folded && folded !== shown && /^[a-z0-9.-]+$/.test(folded) ? folded : null;
  return { url: url.href, host, domain, shown, taken_for, onward, hints: [...hints] };
}

function readUrl(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** A known name in front of a stranger's: `zoom.us.example.com`, `google-com.example`. */
function isBorrowed(host: string, domain: string): boolean {
  if (KNOWN_SITES.has(domain)) return false;
  const words = `.${host.replaceAll('-', '.')}.`;
  return [...KNOWN_SITES].some((site) => words.includes(`.${site}.`));
}

/** Sites that forward to whatever their address names. */
function onwardOf(url: URL, domain: string): string | null {
  for (const value of url.searchParams.values()) {
    const next = readUrl(value.startsWith('//') ? `https:${value}` : value);
    if (next && (parse(next.hostname).domain ?? next.hostname) !== domain) return next.hostname;
  }
  return null;
}
