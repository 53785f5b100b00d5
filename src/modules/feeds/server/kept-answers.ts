import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';

interface Kept {
  body: string;
  etag: string;
  /** When this content was first seen here: the newest item would not tell that another has gone. */
  changedAt: Date;
  madeAt: number;
}

/** How old an answer may be: with what others keep it for, far below the five minutes that are promised (TRU-12). */
const KEPT_SECONDS = 60;
const MOST = 500;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Answers that many ask for again and again, made at most once a minute and sent only to whoever lacks them. */
export function createKeptAnswers(clock: Clock) {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Kept | undefined>>();
  const make = async (key: string, write: () => Promise<string | undefined>) => {
    const body = await write();
    if (body === undefined) return undefined;
    const now = clock.now();
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const before = kept.get(key);
    // HTTP dates have no milliseconds.
    const seconds = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const changedAt = before?.etag === etag ? before.changedAt : seconds;
    const made = { body, etag, changedAt, madeAt: now.getTime() };
    kept.delete(key);
    kept.set(key, made);
    if (kept.size > MOST) kept.delete(kept.keys().next().value as string);
    return made;
  };
  const find = async (key: string, write: () => Promise<string | undefined>): Promise<Kept | undefined> => {
    const own = kept.get(key);
    if (own && clock.now().getTime() - own.madeAt < KEPT_SECONDS * 1000) return own;
    const running = making.get(key) ?? make(key, write).finally(() => making.delete(key));
    making.set(key, running);
    return running;
  };
  return {
    /** Sends what `write` makes, 304 to whoever has it, 404 where there is nothing. */
    async send(request: FastifyRequest, reply: FastifyReply, type: string, write: () => Promise<string | undefined>) {
      const answer = await find(request.url, write);
      if (!answer) return reply.status(404).header('cache-control', 'no-store').send();
      reply
        .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
        .header('etag', answer.etag)
        .header('last-modified', answer.changedAt.toUTCString())
        .header('access-control-allow-origin', '*');
      return isKnown(request, answer) ? reply.status(304).send() : reply.type(type).send(answer.body);
    },
  };
}

/** The tag decides; the time is only asked where there is none (RFC 9110). */
function isKnown({ headers }: FastifyRequest, { etag, changedAt }: Kept): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && changedAt.getTime() <= since;
}
