import { parse } from 'tldts';
import type { Cell, Line } from './document.ts';

export interface Found<Value> {
  value: Value;
  cell: Cell;
  page: number;
  confidence: number;
}

export interface Placed {
  line: Line;
  /** In the head of a resume or under 'contact': here it is the person's own. */
  isOwn: boolean;
  /** Under 'references': of someone else. */
  isOthers: boolean;
}

const EMAIL = /[\p{L}\d._%+'-]{1,64}@[\p{L}\d.-]{1,120}/gu;
const URL = /(?:https?:\/\/)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?:\/[^\s|,;،()<>"'•·]*)?/giu;

/** Addresses of the web that are the person's own. */
export function findLinks(placed: Placed[], links: string[], email: string): Found<string>[] {
  const found = new Map<string, Found<string>>();
  const add = (url: string, cell: Cell, page: number, confidence: number) => {
    const key = url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
    if (!found.has(key)) found.set(key, { value: url, cell, page, confidence });
  };
  const own = placed.filter(({ isOwn }) => isOwn);
  for (const { line } of own) {
    for (const cell of line.cells) {
      const text = cell.visual.replace(EMAIL, ' ');
      for (const [url] of text.matchAll(URL))
        if (isLink(url, email)) add(url.replace(/[.,;]+$/, ''), cell, line.page, 0.9);
    }
  }
  const cell = own[0]?.line.cells[0];
  if (cell) for (const url of links) if (/^https?:\/\//i.test(url) && url.length < 300) add(url, cell, 1, 0.6);
  return [...found.values()].slice(0, 10);
}

function isLink(url: string, email: string): boolean {
  if (email.endsWith(`@${url}`)) return false;
  if (/^https?:\/\//i.test(url) || /^www\./i.test(url)) return true;
  if (/^(?:linkedin|github|gitlab|behance|dribbble|medium|orcid)\.\w+\//i.test(url)) return true;
  const { isIcann, domain } = parse(url, { validateHostname: true });
  return (
    isIcann === true &&
    domain !== null &&
    !/^(?:node|vue|next|react|asp|nuxt|express|socket|d3|three)\.(?:js|net|io)$/i.test(url)
  );
}
