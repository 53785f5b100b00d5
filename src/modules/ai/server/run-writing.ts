import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { answerAfterCommit } from '#src/platform/http/answer-after-commit.ts';
import { streamEvents } from '#src/platform/http/event-stream.ts';
import type { WritingEvent, Written } from '../ai.contract.ts';
import { engineOf } from '../ai-schemas.ts';
import type { AiParts } from './ai.parts.ts';
import { isExternalOff, type Ticket, writingCredits } from './credits.ts';
import type { EngineResult, WritingTask } from './engines/tasks.ts';
import { EngineFailed, reasonOf, type Writing, writeText } from './engines/write-text.ts';

interface Order {
  task: WritingTask;
  /** What stands there now. */
  before: string;
  isStreamed: boolean;
  /** What becomes of the text, in the transaction that spends the credit. */
  keep?(tx: Transaction, written: { text: string; model: string | null; prompt: string }): Promise<void>;
}

/**
 * Takes a credit, has an engine write and settles: a text that has come whole costs the credit, a failure or a text
 * without a change costs nothing. Who stops before the first word pays nothing, after it the credit is spent.
 */
export async function runWriting(ctx: AccountWriteContext, parts: AiParts, order: Order): Promise<Written> {
  const provider = (await isExternalOff(ctx.tx, ctx.viewer.accountId)) ? undefined : parts.provider;
  const ticket = await writingCredits.take(ctx);
  const { language } = ctx.locale;
  const stop = new AbortController();
  return answerAfterCommit(async () => {
    const run: Run = { ...order, parts, ticket, language, stop, isBegun: false, writing: await begin() };
    if (!order.isStreamed) return readWhole(run);
    return streamEvents<Written>(tell(run), () => {
      stop.abort();
      // A generator that nobody has begun to read has no `finally`.
      if (!run.isBegun)
        refund(run).catch((error) => parts.log.warn({ reason: reasonOf(error) }, 'a credit was not given back'));
    });
  });

  async function begin(): Promise<Writing> {
    try {
      return await writeText(order.task, { ...parts, provider }, stop.signal);
    } catch (error) {
      await parts.db.transaction((tx) => writingCredits.refund(tx, ticket));
      throw error instanceof EngineFailed ? new AppError('aiUnavailable') : error;
    }
  }
}

interface Run extends Order {
  parts: AiParts;
  ticket: Ticket;
  /** Of the person, for what goes wrong. */
  language: string;
  stop: AbortController;
  /** Somebody reads the stream. */
  isBegun: boolean;
  writing: Writing;
}

async function readWhole(run: Run): Promise<Written> {
  try {
    for await (const _ of run.writing.pieces);
  } catch (error) {
    run.parts.log.warn({ reason: reasonOf(error) }, 'a text broke off, the built-in engine writes it');
    // Nobody has seen any of it, so the engine that cannot fail begins anew.
    const again = await writeText(run.task, { ...run.parts, provider: undefined }, run.stop.signal).catch(
      () => undefined,
    );
    if (!again) {
      await refund(run);
      throw new AppError('aiUnavailable');
    }
    return settle({ ...run, writing: { ...again, result: () => withNote(again.result()) } });
  }
  return settle(run);
}

const withNote = (result: EngineResult): EngineResult => ({ ...result, notes: ['serviceFailed', ...result.notes] });

/** The events of a stream. Whatever ends it, the credit is settled and nothing runs on. */
async function* tell(run: Run): AsyncGenerator<WritingEvent> {
  const { writing, ticket, before, task, stop } = run;
  let [isSeen, isSettled] = [false, false];
  run.isBegun = true;
  try {
    yield { type: 'start', engine: engineOf(writing), before, language: task.language, credits: ticket.credits };
    for await (const text of writing.pieces) {
      if (stop.signal.aborted) return;
      yield { type: 'text', text };
      // Asked for the next one: this one has gone out.
      isSeen = true;
      await nextTurn();
    }
    if (stop.signal.aborted) return;
    const written = await settle(run);
    isSettled = true;
    yield { type: 'end', ...written };
  } catch (error) {
    if (stop.signal.aborted || isSettled) return;
    run.parts.log.warn({ reason: reasonOf(error) }, 'a text broke off');
    await refund(run);
    isSettled = true;
    yield { type: 'error', ...describe(run) };
  } finally {
    if (!isSettled) await (isSeen ? spend(run) : refund(run));
    stop.abort();
  }
}

function describe({ parts, language }: Run): { code: number; message: string } {
  const error = new AppError('aiUnavailable');
  return { code: error.code, message: parts.texts.describeError(error, language).message };
}

const refund = ({ parts, ticket }: Run) => parts.db.transaction((tx) => writingCredits.refund(tx, ticket));
const spend = ({ parts, ticket }: Run) => parts.db.transaction((tx) => writingCredits.keep(tx, ticket));

async function settle(run: Run): Promise<Written> {
  const { parts, ticket, writing, before, task } = run;
  const result = writing.result();
  const isFree = result.text === '' || result.text === before || result.notes.includes('unchanged');
  await parts.db.transaction(async (tx) => {
    await (isFree ? writingCredits.refund : writingCredits.keep)(tx, ticket);
    if (!isFree) await run.keep?.(tx, { text: result.text, model: writing.model, prompt: writing.prompt });
  });
  const used = ticket.credits.limit - ticket.credits.left - (isFree ? 1 : 0);
  const credits = writingCredits.toCredits(used, ticket.credits.limit, parts.clock.now());
  return { ...result, before, engine: engineOf(writing), language: task.language, credits };
}
