import { type WaitingKind, waitingKinds } from '#src/kernel/waiting.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { QueueState } from '#src/platform/metrics.ts';
import type { BuiltModule } from '#src/platform/modules/define-module.ts';

/** Every page of the operators' room asks; the database is asked once in so long. */
const HOLDS_MS = 3000;

export type WaitingTable = Partial<Record<WaitingKind, Sql>>;

export interface Waiting {
  kind: WaitingKind;
  count: number;
  since: Date;
}

/** Joins what the modules declare; a kind that two of them claim stops the start. */
export function gatherWaiting(modules: readonly Pick<BuiltModule, 'waiting'>[]): WaitingTable {
  const rows = modules.flatMap(({ waiting }) => Object.entries(waiting ?? {}));
  const twice = rows.find(([kind], at) => rows.findIndex(([other]) => other === kind) !== at);
  if (twice) throw new Error(`Two modules say what waits as '${twice[0]}'`);
  return Object.fromEntries(rows);
}

/** What waits, the oldest first. All kinds are one statement, and each reads the head of an index. */
export function createReadWaiting(db: Reader, table: () => WaitingTable): () => Promise<Waiting[]> {
  let last: { at: number; rows: Promise<Waiting[]> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > HOLDS_MS) {
      const asked = { at: performance.now(), rows: readWaiting(db, table()) };
      last = asked;
      // What failed is asked again by the next, not told to everybody for a while.
      asked.rows.catch(() => {
        if (last === asked) last = undefined;
      });
    }
    return last.rows;
  };
}

async function readWaiting(db: Reader, table: WaitingTable): Promise<Waiting[]> {
  const kinds = waitingKinds.flatMap((kind) => {
    const heads = table[kind];
    return heads
      ? [sql`select ${kind}::text as kind, count(*)::int as count, min(since) as since from (${heads}) one`]
      : [];
  });
  if (kinds.length === 0) return [];
  const { rows } = await db.query<{ kind: WaitingKind; count: number; since: Date | null }>(
    sql.join(kinds, ' union all '),
  );
  return rows
    .flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []))
    .sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** The same for the metrics, also of kinds of which nothing waits, so that a gauge goes back to nothing. */
export function presentBacklog(rows: readonly Waiting[], now: Date): QueueState[] {
  return waitingKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    const age = row ? Math.max(0, (now.getTime() - row.since.getTime()) / 1000) : 0;
    return { name: `operators-${kind}`, depth: row?.count ?? 0, age, failed: 0 };
  });
}
