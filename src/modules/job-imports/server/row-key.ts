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

/** What advertising and mailing programs add. A `ref` or `source` is none of it: with many sites it is the job's own number. */
const TRACKING =
  /^(?:utm_.*|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid|twclid|igshid|li_fat_id|mc_[ce]id|_hsenc|_hsmi)$/i;

/**
 * Without what only says how someone came there. Large and small letters may tell two jobs apart, except in a host, and
 * so may what follows a `#`, where a site draws its pages by script.
 */
function plainAddress(url: string): string {
  const { host, pathname, searchParams, hash: place } = new URL(url);
  const own = [...searchParams].filter(([name]) => !TRACKING.test(name));
  return `${host}${pathname.replace(/(?<!\/)\/+$/, '')}?${new URLSearchParams(own)}${place}`;
}

function placeKey({ country_id, location_ids, work_arrangement_id }: TypedFields): string {
  return JSON.stringify([country_id, [...(location_ids ?? [])].sort((one, other) => one - other), work_arrangement_id]);
}

function textKey({ description }: TypedFields): string {
  return normalizeText(wordsOf(description ?? ''))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST_TEXT);
}
