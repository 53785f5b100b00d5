import type { Clock } from '#src/kernel/clock.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type SearchFilters, scopePaths } from '../filters.ts';
import { toEngineQuery } from './engine-request.ts';
import { addressOf } from './search-address.ts';
import { chipsOf } from './search-chips.ts';
import type { SearchParts } from './search-parts.ts';

/** For whom, and in whose words, a kept search is asked again. */
interface AlertReader {
  tx: Transaction;
  accountId: number;
  countryId: number;
  language: string;
}

export interface AlertJob {
  title: string;
  /** Company, place and pay in one line. */
  detail: string;
  path: string;
}

/** What alerts need of the search; the same engine and the same filters as the results page. */
export interface AlertSearch {
  describe(filters: SearchFilters, language: string): { label: string; chips: string[]; path: string };
  /** The newest matching jobs posted after a moment. */
  findSince(
    reader: AlertReader,
    filters: SearchFilters,
    since: Date,
    size: number,
  ): Promise<{ jobs: AlertJob[]; hasMore: boolean }>;
}

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 365;

export function createAlertSearch({ engine, data, texts, presenter }: SearchParts, clock: Clock): AlertSearch {
  return {
    describe: (filters, language) => {
      const translate = texts.translate(language);
      const chips = chipsOf(data, filters, language, translate).map((chip) => chip.label);
      const { url, query_string } = addressOf(data, filters);
      return {
        label: [filters.query, ...chips].filter(Boolean).join(' · '),
        chips,
        path: `${scopePaths[filters.scope]}${url}${query_string ? `?${query_string}` : ''}`,
      };
    },
    findSince: async (reader, filters, since, size) => {
      const days = Math.ceil((clock.now().getTime() - since.getTime()) / DAY_MS);
      const viewer = { sessionId: null, accountId: reader.accountId, role: 'talent', hasSecondFactor: false };
      const blocked = await findBlockedCompanies({ tx: reader.tx, viewer });
      const { asked, filters: engineFilters } = toEngineQuery(data, filters, reader, blocked);
      const postedWithin = Math.min(Math.max(1, days), LONGEST_DAYS);
      const { jobIds } = await engine.search({
        ...engineFilters,
        ...asked,
        // Whoever asked to be told of one job does not want to be told of others.
        isStrict: true,
        postedWithin,
        sort: 'latest',
        page: 1,
        size: 50,
      });
      const fresh = await postedAfter(reader.tx, jobIds, since);
      const cards = await presenter.presentJobCards(
        {
          tx: reader.tx,
          clock,
          viewer,
          locale: { countryId: reader.countryId, language: reader.language, languageId: 1 },
        },
        fresh.slice(0, size),
        { queryId: '', recoFrom: 'job_alert', scene: '' },
      );
      return {
        jobs: cards.map((card) => ({
          title: card.job_title,
          detail: [card.company.name, card.location, card.pay.text].filter(Boolean).join(' · '),
          path: card.job_url,
        })),
        hasMore: fresh.length > size,
      };
    },
  };
}

/** Days are coarse: of the jobs of the last days, those posted after the exact moment, in the same order. */
async function postedAfter(tx: Transaction, jobIds: number[], since: Date): Promise<number[]> {
  if (jobIds.length === 0) return [];
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from jobs where id = any(${jobIds}::bigint[]) and posted_at > ${since.toISOString()}`);
  const fresh = new Set(rows.map((row) => row.id));
  return jobIds.filter((id) => fresh.has(id));
}
