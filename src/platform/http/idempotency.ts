import { createHash } from 'node:crypto';
import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { sql } from '../database/sql.ts';
import { AnswerAfterCommit } from './answer-after-commit.ts';

const KEY_PATTERN = /^[\w-]{8,80}$/;

/**
 * Runs a write at most once per caller and key. The row is inserted in the write's own transaction, so a parallel
 * repeat waits for the first to commit and then gets its stored answer; a repeat with another body is refused.
 */
export async function runOnce(ctx: WriteContext, endpoint: string, input: unknown, run: () => Promise<unknown>) {
  const key = ctx.request.header('idempotency-key');
  if (!key) return run();
  if (!KEY_PATTERN.test(key)) {
    throw new AppError('validationFailed', {}, [{ field: 'Idempotency-Key', problem: 'invalidFormat' }]);
  }
  const caller = callerOf(ctx);
  const fingerprint = createHash('sha256')
    .update(`${endpoint}\n${JSON.stringify(input)}`)
    .digest('hex');
  const inserted = await ctx.tx.query(sql`
    insert into idempotency_keys (caller, key, fingerprint, created_at)
    values (${caller}, ${key}, ${fingerprint}, ${ctx.clock.now().toISOString()})
    on conflict (caller, key) do nothing returning key`);
  if (inserted.rowCount === 0) return readStoredAnswer(ctx, caller, key, fingerprint);
  const answer = await run();
  if (answer instanceof AnswerAfterCommit) {
    await ctx.tx.query(sql`delete from idempotency_keys where caller = ${caller} and key = ${key}`);
    return answer;
  }
  await ctx.tx.query(sql`
    update idempotency_keys set answer = ${JSON.stringify(answer ?? null)}::jsonb
    where caller = ${caller} and key = ${key}`);
  return answer;
}

function callerOf({ viewer: { apiKey, sessionId }, request }: Context): string {
  if (apiKey) return `key:${apiKey.id}`;
  return sessionId ? `session:${sessionId}` : `ip:${request.ip}`;
}

async function readStoredAnswer(ctx: Context, caller: string, key: string, fingerprint: string): Promise<unknown> {
  const { rows } = await ctx.tx.query<{ fingerprint: string; answer: unknown }>(sql`
    select fingerprint, answer from idempotency_keys where caller = ${caller} and key = ${key}`);
  const stored = rows[0];
  if (stored?.fingerprint !== fingerprint) throw new AppError('idempotencyConflict');
  return stored.answer;
}
