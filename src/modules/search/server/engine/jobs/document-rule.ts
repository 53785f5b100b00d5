import { createHash } from 'node:crypto';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { Statement } from '../core/run.ts';

/** To be raised whenever a job's document is written otherwise: the worker then writes all of them anew. */
const RULE = 2;

/** Under this name it is noted by which rule the documents are written, and how far the worker has come. */
export const DOCUMENT_WALK = 'follow-document-rule';

/** Names the way in which documents are written now; which place lies in which is a part of it. */
export function documentRule({ places }: OptionData): string {
  const nesting = [...places.values()].flatMap(({ locations }) =>
    locations.map(({ within, regionId }) => [...within, regionId]),
  );
  return `${RULE}-${createHash('sha256').update(JSON.stringify(nesting)).digest('hex').slice(0, 12)}`;
}

/** Notes that all documents are written by the rule. */
export function noteRule(rule: string, now: Date): Statement {
  return {
    text: `insert into task_positions (task, round, position, updated_at) values ($1, $2, null, $3)
      on conflict (task) do update set round = excluded.round, position = null, updated_at = excluded.updated_at`,
    values: [DOCUMENT_WALK, rule, now],
  };
}
