import { createHash } from 'node:crypto';
import { normalizeText } from '#src/kernel/text.ts';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { titleKey, wordsOf } from '#src/modules/jobs/server/jobs.public.ts';
import type { RowReading } from './values/read-row.ts';

const LONGEST_TEXT = 4000;

/** By what a company's job is known again: its number elsewhere, its address, else what it is, where and in which words. */
export function rowKey({ externalId, url, fields }: RowReading): string {
  if (externalId) return `id:${hash(normalizeText(externalId))}`;
  if (url) return `url:${hash(plainAddress(url))}`;
  return `text:${hash(JSON.stringify([titleKey(fields.title ?? ''), placeKey(fields), textKey(fields)]))}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Without what only says how someone came there. */
function plainAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  for (const name of [...address.searchParams.keys()]) {
    if (/^(?:utm_|gclid|fbclid|source$|ref$)/i.test(name)) address.searchParams.delete(name);
  }
  return `${address.host}${address.pathname.replace(/(?<!\/)\/+$/, '')}${address.search}`.toLowerCase();
}

function placeKey({ country_id, location_ids, work_arrangement_id }: TypedFields): string {
  return JSON.stringify([country_id, [...(location_ids ?? [])].sort((one, other) => one - other), work_arrangement_id]);
}

function textKey({ description }: TypedFields): string {
  return normalizeText(wordsOf(description ?? ''))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST_TEXT);
}
