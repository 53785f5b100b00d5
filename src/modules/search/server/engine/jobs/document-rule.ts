import { createHash } from 'node:crypto';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { Statement } from '../core/run.ts';

/** Version of the search index, to be raised whenever a job's document is written otherwise: the worker then reindexes all. */
const RULE = 2;

/** Under this name `task_positions` notes by which rule the documents are written, and how far a reindex has come. */
export const DOCUMENT_WALK = 'follow-document-rule';

/** Names the way in which documents are written now: the rule, and what it takes from our lists (`documentFacts`). */
export function documentRule({ places, skills, lists }: OptionData): string {
  const nesting = [...places.values()].flatMap(({ locations }) =>
    locations.map(({ within, regionId }) => [...within, regionId]),
  );
  const taken = [nesting, skills.map(({ names, aliases }) => [names, aliases]), lists.get('salary_ranges')];
  return `${RULE}-${createHash('sha256').update(JSON.stringify(taken)).digest('hex').slice(0, 12)}`;
}

/** Notes that all documents are written by the rule. */
export function noteRule(rule: string, now: Date): Statement {
  return {
    text: `insert into task_positions (task, round, position, updated_at) values ($1, $2, null, $3)
      on conflict (task) do update set round = excluded.round, position = null, updated_at = excluded.updated_at`,
    values: [DOCUMENT_WALK, rule, now],
  };
}
