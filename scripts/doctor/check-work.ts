import { readWebhookBacklog } from '../../src/modules/integrations/server/integrations.tasks.ts';
import { readAlertBacklog } from '../../src/modules/notifications/server/alerts/alert-readers.ts';
import { loadOptionData } from '../../src/modules/options/server/options.public.ts';
import { checkLedger } from '../../src/modules/points/server/check-ledger.ts';
import { DOCUMENT_WALK, documentRule } from '../../src/modules/search/server/engine/jobs/document-rule.ts';
import { readIndexBacklog } from '../../src/modules/search/server/engine/opensearch/serving-index.ts';
import { createQueueReader } from '../../src/platform/queue/read-queue.ts';
import { type Check, failed, type Ground, nameSome, type Outcome, ok, warning } from './findings.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** How long work may wait, in seconds, as docs/on-call.md says; other tasks a quarter of an hour. */
const LONGEST: Record<string, number> = {
  'messages-codes': 10,
  'messages-bulk': HOUR,
  webhooks: HOUR,
  'job-alerts': 2 * HOUR,
  opensearch: MINUTE,
};
const TASK_WAITS = 15 * MINUTE;
const OLD_STATISTICS_HOURS = 50;
const MANY = 1000;

export const queueCheck: Check<Ground> = {
  name: 'queues',
  run: async ({ db, now }) => {
    const read = createQueueReader(db, [
      readWebhookBacklog,
      readIndexBacklog,
      (reader) => readAlertBacklog(reader, now()),
    ]);
    const states = await read();
    const late = states.filter(({ name, depth, age }) => depth > 0 && age > (LONGEST[name] ?? TASK_WAITS));
    const given = states.filter((one) => one.failed > 0).map((one) => `${one.name} (${one.failed})`);
    const found: Outcome[] = late.map(({ name, depth, age }) => {
      const says = `${name}: ${depth} wait, the oldest for ${Math.round(age)} s`;
      const todo = 'is a worker running (PARLEY_ROLES=worker), and does the service answer?';
      return name === 'messages-codes' ? failed(says, todo) : warning(says, todo);
    });
    if (given.length > 0)
      found.push(
        warning(
          `given up after all tries: ${nameSome(given)}`,
          "the log says why: 'a background task failed', or 'OpenSearch refused a document'",
        ),
      );
    const waiting = states.reduce((sum, { depth }) => sum + depth, 0);
    return found.length > 0 ? found : ok(`${waiting} due, none late, none given up`);
  },
};

export const searchCheck: Check<Ground> = {
  name: 'search',
  run: async ({ db, now }) => {
    const { rows } = await db.query({
      text: `select
        (select count(*)::int from (select from jobs j where status = 'open'
          and not exists (select from job_search s where s.job_id = j.id) limit ${MANY}) one) as missing,
        (select count(*)::int from (select from job_search s join jobs j on j.id = s.job_id
          where j.status <> 'open' limit ${MANY}) one) as closed,
        to_regclass('job_search_doc') is not null as "hasIndex",
        (select round from task_positions where task = $1) as round,
        (select created_at from search_statistics) as "countedAt"`,
      values: [DOCUMENT_WALK],
    });
    const { missing, closed, hasIndex, round, countedAt } = rows[0] as {
      missing: number;
      closed: number;
      hasIndex: boolean;
      round: string | null;
      countedAt: Date | null;
    };
    if (!hasIndex) return failed('the index job_search_doc is missing', 'npm run reindex');
    const many = (count: number) => (count === MANY ? `${MANY} or more` : String(count));
    if (missing + closed > 0)
      return failed(`${many(missing)} open jobs are not found, ${many(closed)} closed ones are`, 'npm run reindex');
    if (round !== null && round !== documentRule(loadOptionData()))
      return warning('documents are written by an older rule', 'the worker writes them anew; or npm run reindex');
    const hours = countedAt ? (now().getTime() - countedAt.getTime()) / 3_600_000 : 0;
    if (hours > OLD_STATISTICS_HOURS)
      return warning(`words were counted ${Math.round(hours)} hours ago`, 'is a worker running? It counts every night');
    return ok('every open job is in the index, and no other');
  },
};

export const pointsCheck: Check<Ground> = {
  name: 'points',
  run: async ({ db }) => {
    const differences = await checkLedger(db);
    if (differences.length === 0) return ok('every balance is what the ledger says');
    return failed(`${differences.length} balances or transactions differ`, 'npm run points:check names them');
  },
};
