import type { Clock } from '#src/kernel/clock.ts';
import { markSource } from '#src/modules/jobs/contact-source.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { SearchFilters } from '../filters.ts';
import { toEngineQuery } from './engine-request.ts';
import type { SearchParts } from './search-parts.ts';

/** A kept search, and for whom it is asked again. */
export interface AskedAlert {
  filters: SearchFilters;
  countryId: number;
  language: string;
  blockedCompanyIds: number[];
}

export interface AlertJob {
  id: number;
  title: string;
  /** Company, place and pay in one line. */
  detail: string;
  path: string;
}

/** One walk over many alerts: what several people look for alike is searched and put into words once. */
export interface AlertRound {
  /** The newest matching jobs posted after a moment, newest first, and when they were looked for. */
  findSince(tx: Reader, asked: AskedAlert, since: Date): Promise<{ ids: number[]; at: Date }>;
  /** Those of the jobs that are still open, in the order of their ids. */
  present(tx: Reader, ids: number[], locale: Pick<AskedAlert, 'countryId' | 'language'>): Promise<AlertJob[]>;
}

interface Found {
  at: Date;
  jobs: { id: number; postedAt: Date }[];
}

const DAY_MS = 86_400_000;
/** Windows that a search is asked for: few, so that alerts of a kind share it. The exact moment is looked at afterwards. */
const WINDOW_DAYS = [2, 8, 31, 365];
const MOST_FOUND = 50;
/** What is remembered is a minute old at most, and takes a few megabytes at most. */
const FRESH_MS = 60_000;
const MOST_SEARCHES = 2000;
const MOST_CARDS = 10_000;

const STRANGER = { sessionId: null, accountId: null, role: 'talent', hasSecondFactor: false } as const;

export function openAlertRound(parts: SearchParts, clock: Clock): AlertRound {
  const found = new Map<string, Found>();
  const cards = new Map<string, AlertJob | null>();
  return {
    findSince: async (tx, asked, since) => {
      const { at, jobs } = await findShared(tx, asked, windowOf(clock.now(), since));
      return { at, ids: jobs.filter(({ postedAt }) => postedAt > since).map(({ id }) => id) };
    },
    present: async (tx, ids, locale) => {
      const keyOf = (id: number) => `${locale.language} ${locale.countryId} ${id}`;
      if (cards.size > MOST_CARDS) cards.clear();
      const missing = ids.filter((id) => !cards.has(keyOf(id)));
      const fresh = await presentAll(parts, clock, tx, missing, locale);
      for (const id of missing) cards.set(keyOf(id), fresh.get(id) ?? null);
      return ids.flatMap((id) => cards.get(keyOf(id)) ?? []);
    },
  };

  async function findShared(tx: Reader, asked: AskedAlert, days: number): Promise<Found> {
    const key = JSON.stringify([asked, days]);
    const known = found.get(key);
    if (known && clock.now().getTime() - known.at.getTime() < FRESH_MS) return known;
    if (found.size >= MOST_SEARCHES) found.clear();
    const newest = await search(parts, clock, tx, asked, days);
    found.set(key, newest);
    return newest;
  }
}

const windowOf = (now: Date, since: Date): number => {
  const days = Math.ceil((now.getTime() - since.getTime()) / DAY_MS);
  return WINDOW_DAYS.find((window) => window >= days) ?? 365;
};

async function search({ engine, data }: SearchParts, clock: Clock, tx: Reader, asked: AskedAlert, days: number) {
  const at = clock.now();
  const query = toEngineQuery(data, asked.filters, asked, asked.blockedCompanyIds);
  const { jobIds } = await engine.search({
    ...query.filters,
    ...query.asked,
    // Whoever asked to be told of one job does not want to be told of others.
    isStrict: true,
    postedWithin: days,
    sort: 'latest',
    page: 1,
    size: MOST_FOUND,
  });
  if (jobIds.length === 0) return { at, jobs: [] };
  const { rows } = await tx.query<{ id: number; posted_at: Date }>(
    sql`select id, posted_at from jobs where id = any(${jobIds}::bigint[])`,
  );
  const posted = new Map(rows.map((row) => [row.id, row.posted_at]));
  return { at, jobs: jobIds.map((id) => ({ id, postedAt: posted.get(id) ?? new Date(0) })) };
}

async function presentAll(
  { presenter }: SearchParts,
  clock: Clock,
  tx: Reader,
  ids: number[],
  { countryId, language }: Pick<AskedAlert, 'countryId' | 'language'>,
): Promise<Map<number, AlertJob>> {
  if (ids.length === 0) return new Map();
  const reader = { tx, clock, viewer: STRANGER, locale: { countryId, language, languageId: 1 } };
  const shown = await presenter.presentJobCards(reader, ids, { queryId: '', recoFrom: 'job_alert', scene: '' });
  return new Map(
    shown.map((card) => {
      const detail = [card.company.name, card.location, card.pay.text].filter(Boolean).join(' · ');
      return [card.id, { id: card.id, title: card.job_title, detail, path: markSource(card.job_url, 'alert') }];
    }),
  );
}
