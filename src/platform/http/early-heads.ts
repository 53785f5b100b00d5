/** What goes out before the page is made. */
export interface EarlyHead {
  headers: [name: string, value: string][];
  html: string;
}

/** Behind it React puts what a page alone has, such as the pictures it is to fetch. */
const LAST = /<meta name="viewport"[^>]*>/;
const LONGEST = 4096;
const MOST = 1000;
/** Stands for the one value in it that is new each time. */
const NONCE = '\0';

/**
 * The headers and the first lines of a page are the same for all with the same facts (language, theme, country …). They
 * are remembered from the last one, so that the next can begin while its results are still being looked for: the browser
 * meanwhile fetches styles, fonts and texts, which the headers name.
 */
export function createEarlyHeads() {
  const heads = new Map<string, EarlyHead>();
  return {
    find(facts: string, nonce: string): EarlyHead | undefined {
      const head = heads.get(facts);
      return head && { headers: head.headers, html: head.html.replaceAll(NONCE, nonce) };
    },

    keep(facts: string, nonce: string, headers: Headers, html: Buffer): void {
      const beginning = html.toString('utf8', 0, LONGEST);
      const last = LAST.exec(beginning);
      if (!last) return;
      // Facts come from cookies too, and a cookie may say anything.
      if (heads.size >= MOST) heads.clear();
      const head = beginning.slice(0, last.index + last[0].length).replaceAll(nonce, NONCE);
      heads.set(facts, { headers: [...headers].filter(([name]) => name !== 'set-cookie'), html: head });
    },
  };
}

export type EarlyHeads = ReturnType<typeof createEarlyHeads>;
