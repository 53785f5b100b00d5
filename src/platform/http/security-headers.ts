import type { AllowedHashes } from './allow-by-hash.ts';

/** Headers for every answer; the page's own content policy carries its nonce. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // A page that records says so itself.
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Origins besides our own. */
export interface OtherOrigins {
  /** Whose frames a page may show and ask, such as that of a bot challenge. */
  frames: readonly string[];
  /** Whose videos a page may play: a store that browsers read from. */
  media: readonly string[];
}

/** What may run is named by a nonce, or by hashes on a page that everyone gets alike. */
export function contentPolicy(allowed: string | AllowedHashes, secure: boolean, others: OtherOrigins): string {
  const nonce = typeof allowed === 'string' ? `'nonce-${allowed}'` : undefined;
  const { scripts, styles } = typeof allowed === 'string' ? { scripts: [nonce], styles: [nonce] } : allowed;
  const rules = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, "'strict-dynamic'"].join(' '),
    ["style-src-elem 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...others.frames].join(' '),
    ["frame-src 'self'", ...others.frames].join(' '),
    ["media-src 'self' blob:", ...others.media].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return (secure ? [...rules, 'upgrade-insecure-requests'] : rules).join('; ');
}
