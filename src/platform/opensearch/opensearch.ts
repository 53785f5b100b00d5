import { CircuitBreaker } from '../circuit-breaker.ts';
import type { Logger } from '../log.ts';

/** It answered, and did not do what was asked. */
export class OpenSearchRefusal extends Error {
  readonly status: number;

  constructor(status: number, why: string) {
    super(`OpenSearch answered ${status}: ${why}`);
    this.name = 'OpenSearchRefusal';
    this.status = status;
  }
}

export interface Hit {
  _score: number | null;
  sort: number[];
  fields?: Record<string, number[]>;
}

export interface Bucket {
  key: number | string;
  doc_count: number;
  [name: string]: unknown;
}

export interface Buckets {
  buckets: Bucket[];
  sum_other_doc_count?: number;
}

export interface Found {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Buckets>;
}

interface Answered extends Partial<Found> {
  status: number;
  timed_out?: boolean;
  _shards?: { failed: number };
  error?: Failure;
}

interface Failure {
  type: string;
  reason?: string;
}

/** One change of a document: what it is now, or that it is gone. */
export interface DocumentChange {
  id: number;
  /** An older one never replaces a newer one, whichever arrives first. */
  version: number;
  /** As JSON; null for one that is gone. */
  document: string | null;
}

/** A document that it will not take, however often it is sent. */
export interface RefusedDocument {
  id: number;
  reason: string;
}

interface Parts {
  /** With user and password; a path is the beginning of our indexes' names. */
  url: string;
  log: Logger;
  /** Hears who has answered a search that may be asked here. */
  onAnswer?(by: 'opensearch' | 'postgres'): void;
}

/** Nobody waits longer for a search: the database answers it then. */
const SEARCH_MS = 1500;
const WORK_MS = 30_000;
const BAD_REQUEST = 400;
const CONFLICT = 409;
const NOT_FOUND = 404;

/** Asks an OpenSearch over HTTP, and says when nobody need try. */
export class OpenSearch {
  /** What our indexes' names begin with. */
  readonly prefix: string;
  readonly onAnswer: NonNullable<Parts['onAnswer']>;
  readonly log: Logger;
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  readonly #breaker: CircuitBreaker;

  constructor({ url, log, onAnswer = () => {} }: Parts) {
    const { origin, username, password, pathname } = new URL(url);
    this.prefix = pathname.replaceAll('/', '').toLowerCase() || 'parley';
    this.onAnswer = onAnswer;
    this.log = log;
    this.#origin = origin;
    const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
    this.#headers = username ? { authorization: `Basic ${secret}` } : {};
    // A search, not a ping: a server whose searches queue up still answers pings at once.
    const probe = () => this.#ask('GET', `/${this.prefix}-*/_search?size=1`, undefined, SEARCH_MS);
    this.#breaker = new CircuitBreaker({ name: 'opensearch', log, limitMs: SEARCH_MS, probe });
  }

  /** It did not answer lately, and nobody else need wait for it. */
  get isAway(): boolean {
    return this.#breaker.isOpen;
  }

  close(): void {
    this.#breaker.close();
  }

  async ping(): Promise<string> {
    const { version } = await this.#ask<{ version: { number: string } }>('GET', '/', undefined, SEARCH_MS);
    return version.number;
  }

  /** Several searches at once, each answered in its place: whole, or not at all. */
  async search(index: string, searches: readonly object[]): Promise<Found[]> {
    const lines = searches.flatMap((one) => ['{"allow_partial_search_results":false}', JSON.stringify(one)]);
    const path = `/${index}/_msearch`;
    const asked = await this.#breaker.run(() =>
      this.#ask<{ responses: Answered[] }>('POST', path, `${lines.join('\n')}\n`, SEARCH_MS).catch(keepRefusal),
    );
    if (asked instanceof OpenSearchRefusal) throw asked;
    return asked.responses.map(({ status, error, hits, aggregations, timed_out, _shards }) => {
      if (error || !hits) throw new OpenSearchRefusal(status, describe(error));
      if (timed_out || _shards?.failed) throw new OpenSearchRefusal(status, 'an answer of a part only');
      return { hits, aggregations };
    });
  }

  async count(index: string): Promise<number> {
    return (await this.#ask<{ count: number }>('GET', `/${index}/_count`)).count;
  }

  async exists(index: string): Promise<boolean> {
    try {
      await this.#ask('GET', `/${index}/_settings`);
      return true;
    } catch (error) {
      if (error instanceof OpenSearchRefusal && error.status === NOT_FOUND) return false;
      throw error;
    }
  }

  /** An index that is written to under a name that only a made one has: one that is gone must not come back by itself. */
  async create(index: string, body: object): Promise<void> {
    await this.#ask('PUT', `/${index}`, JSON.stringify({ ...body, aliases: { [written(index)]: {} } }));
  }

  async remove(index: string): Promise<void> {
    await this.#ask('DELETE', `/${index}?ignore_unavailable=true`);
  }

  /** From here on searches see what was written. */
  async refresh(index: string): Promise<void> {
    await this.#ask('POST', `/${index}/_refresh`);
  }

  /** Writes changes; those that came too late are none. Gives the documents that are refused; throws when others wait. */
  async write(index: string, changes: readonly DocumentChange[]): Promise<RefusedDocument[]> {
    if (changes.length === 0) return [];
    const lines = changes.flatMap(({ id, version, document }) => {
      const head = { _id: String(id), version, version_type: 'external_gte' };
      return document === null ? [JSON.stringify({ delete: head })] : [JSON.stringify({ index: head }), document];
    });
    const path = `/${written(index)}/_bulk?require_alias=true`;
    const { items } = await this.#ask<{ items: Record<string, { _id: string; status: number; error?: Failure }>[] }>(
      'POST',
      path,
      `${lines.join('\n')}\n`,
    );
    const refused: RefusedDocument[] = [];
    for (const { _id, status, error } of items.flatMap((item) => Object.values(item))) {
      if (!error || status === CONFLICT) continue;
      const reason = describe(error);
      if (status !== BAD_REQUEST) throw new OpenSearchRefusal(status, `${_id}: ${reason}`);
      refused.push({ id: Number(_id), reason });
    }
    return refused;
  }

  async #ask<Answer>(method: string, path: string, body?: string, within = WORK_MS): Promise<Answer> {
    const answer = await fetch(this.#origin + path, {
      method,
      body,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/x-ndjson' }) },
      signal: AbortSignal.timeout(within),
      redirect: 'error',
    });
    const told = (await answer.json()) as Answer & { error?: Failure };
    if (answer.ok) return told;
    throw new OpenSearchRefusal(answer.status, describe(told.error));
  }
}

function written(index: string): string {
  return `${index}-written`;
}

function describe(error: Failure | undefined): string {
  return error ? `${error.type}: ${error.reason}` : 'no reason';
}

/** A question that it does not take, or not now, says nothing of the next one; anything else means that it is away. */
function keepRefusal(error: unknown): OpenSearchRefusal {
  if (error instanceof OpenSearchRefusal && error.status < 500) return error;
  throw error;
}
