import type { Database, Transaction } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import { distinctiveWords } from '../../understand/ideas.ts';
import { runOn } from '../core/run.ts';
import type { Thesaurus } from '../core/thesaurus.ts';
import { typedForm } from '../core/typed-form.ts';

/** A search as one network made it on one day. */
export interface SearchVote {
  label: string;
  countryId: number;
  jobTitleId: number | null;
  /** A hash: nobody needs to know where it came from. */
  network: Buffer;
  day: string;
}

const MOST_WORDS = 6;
/** Scripts whose words run together: only whole names are known. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Shown to others when at least so many networks searched it on each of at least so many days of the last weeks. */
const LEAST_NETWORKS = 5;
const LEAST_DAYS = 3;
const WINDOW_DAYS = 14;

/**
 * The search in the spelling of the option lists, or nothing when any of its words is not theirs: whatever a stranger
 * types, only names of jobs, skills, places and kinds of work can be shown to others.
 */
export function spellSearch(text: string, thesaurus: Thesaurus): string | null {
  const words = [...new Set(distinctiveWords(text))];
  const written = words.map((word) => thesaurus.vocabulary.get(word));
  if (words.length === 0 || words.length > MOST_WORDS || written.includes(undefined)) return null;
  const typed = typedForm(text);
  if (UNSPACED.test(typed)) return thesaurus.find(words) ? typed : null;
  // Reading drops small words like `you` and `are`, which make sentences.
  return typed.split(' ').length === words.length ? written.join(' ') : null;
}

/** Counts a search once a day for each network. */
export async function voteForSearch(tx: Transaction, vote: SearchVote): Promise<void> {
  const typed = typedForm(vote.label);
  if (!typed) return;
  await runOn(tx)({
    name: 'vote_for_search',
    text: `with vote as (
        insert into search_votes (day, country_id, typed, network) values ($1, $2, $3, $4)
        on conflict do nothing returning day, country_id, typed)
      insert into search_vote_days (day, country_id, typed, label, job_title_id)
      select day, country_id, typed, $5::text, $6::bigint from vote
      on conflict (day, country_id, typed) do update set networks = search_vote_days.networks + 1`,
    values: [vote.day, vote.countryId, typed, vote.network, vote.label, vote.jobTitleId ?? 0],
  });
}

/** Nightly: what was searched widely enough becomes popular, and what no longer is leaves. */
export async function tallySearches(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await deleteInBatches(db, { table: 'search_vote_days', where: sql`day < ${today}::date - ${WINDOW_DAYS}::integer` });
  await db.transaction(async (tx) => {
    // Once a night over all votes, which may take longer than a question of a visitor.
    await tx.query(sql`set local statement_timeout = 0`);
    await tx.query(sql`
      with popular as (
        select country_id, typed, max(label) as label, max(job_title_id) as ref_id, sum(networks) as weight
        from search_vote_days where networks >= ${LEAST_NETWORKS}
        group by country_id, typed having count(*) >= ${LEAST_DAYS}),
      gone as (
        delete from search_suggestions s where kind = 'search' and not exists (
          select from popular p where (p.country_id, p.typed, p.ref_id) = (s.country_id, s.typed, s.ref_id)))
      insert into search_suggestions (kind, ref_id, country_id, typed, label, weight)
      select 'search', ref_id, country_id, typed, label, weight from popular
      on conflict (kind, ref_id, country_id, typed) do update set label = excluded.label, weight = excluded.weight`);
  });
}
