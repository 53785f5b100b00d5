import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#src/kernel/errors.ts';
import { engineOf } from '#src/modules/ai/ai-schemas.ts';
import {
  EngineFailed,
  type Ticket,
  type Writing,
  type WritingTask,
  writeText,
} from '#src/modules/ai/server/ai.public.ts';
import { answerAfterCommit } from '#src/platform/http/answer-after-commit.ts';
import { streamEvents } from '#src/platform/http/event-stream.ts';
import type { CoachAnswer, CoachBlock, CoachEvent } from '../coach.contract.ts';
import type { Intent } from '../intents.ts';
import type { CoachParts } from './coach.parts.ts';
import { dropEmpty, keepTurn } from './conversations.queries.ts';
import { questionCredits } from './question-credits.ts';
import type { StoredBlock } from './stored-block.ts';
import type { Topic } from './topic.ts';

/** What the rules have made of a question. */
export interface Prepared {
  task: WritingTask & { task: 'coach-answer' };
  /** An outside service may write, where there is one. */
  isOutside: boolean;
  intent: Intent;
  blocks: StoredBlock[];
  presented: CoachBlock[];
  suggestions: string[];
  topic: Topic;
}

interface Order {
  isStreamed: boolean;
  /** Of the page, for what goes wrong. */
  pageLanguage: string;
  ticket: Ticket;
  conversation: { id: number; title: string };
  isNew: boolean;
}

/**
 * Has an engine answer and settles, as texts are written: an answer that has come whole is kept and costs the question,
 * a failure costs nothing. Who stops before the first word pays nothing; after it what they have seen is kept.
 */
export function runAnswer(parts: CoachParts, order: Order, prepare: () => Promise<Prepared>): CoachAnswer {
  const stop = new AbortController();
  return answerAfterCommit(async () => {
    const run = await begin(parts, order, prepare, stop);
    if (!order.isStreamed) return readWhole(run);
    return streamEvents<CoachAnswer>(tell(run), () => {
      stop.abort();
      // A generator that nobody has begun to read has no `finally`.
      if (!run.isBegun) void refund(run);
    });
  });
}

interface Run extends Order, Prepared {
  parts: CoachParts;
  stop: AbortController;
  /** Somebody reads the stream. */
  isBegun: boolean;
  writing: Writing;
}

/** Whatever goes wrong before there is a text costs nothing. */
async function begin(
  parts: CoachParts,
  order: Order,
  prepare: () => Promise<Prepared>,
  stop: AbortController,
): Promise<Run> {
  try {
    const prepared = await prepare();
    const writing = await write(parts, prepared, prepared.isOutside, stop.signal);
    return { ...order, ...prepared, parts, stop, isBegun: false, writing };
  } catch (error) {
    await refund({ ...order, parts });
    throw error instanceof EngineFailed ? new AppError('aiUnavailable') : error;
  }
}

function write({ engines, log }: CoachParts, { task }: Prepared, isOutside: boolean, signal: AbortSignal) {
  return writeText(task, { ...engines, provider: isOutside ? engines.provider : undefined, log }, signal);
}

async function readWhole(run: Run): Promise<CoachAnswer> {
  try {
    for await (const _ of run.writing.pieces);
  } catch {
    // Nobody has seen any of it, so the engine that cannot fail begins anew.
    const writing = await write(run.parts, run, false, run.stop.signal);
    for await (const _ of writing.pieces);
    return settle({ ...run, writing }, { text: writing.result().text, hasFallenBack: true });
  }
  return settle(run, resultOf(run));
}

const resultOf = ({ writing }: Run) => {
  const { text, notes } = writing.result();
  return { text, hasFallenBack: notes.includes('serviceFailed') };
};

/** The events of a stream. Whatever ends it, the question is settled and nothing runs on. */
async function* tell(run: Run): AsyncGenerator<CoachEvent> {
  const { writing, ticket, task, stop, conversation } = run;
  let [seen, isSettled] = ['', false];
  run.isBegun = true;
  try {
    yield {
      type: 'start',
      conversation_id: conversation.id,
      engine: engineOf(writing),
      credits: ticket.credits,
      language: task.language,
    };
    for await (const text of writing.pieces) {
      if (stop.signal.aborted) return;
      yield { type: 'text', text };
      // Asked for the next one: this one has gone out.
      seen += text;
      await nextTurn();
    }
    if (stop.signal.aborted) return;
    if (run.presented.length) yield { type: 'blocks', blocks: run.presented };
    const answer = await settle(run, resultOf(run));
    isSettled = true;
    yield { type: 'end', ...answer };
  } catch (error) {
    if (stop.signal.aborted || isSettled) return;
    run.parts.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'an answer broke off');
    await refund(run);
    isSettled = true;
    yield { type: 'error', ...describe(run) };
  } finally {
    if (!isSettled) await (seen ? settle(run, { text: seen, hasFallenBack: false }, true) : refund(run));
    stop.abort();
  }
}

function describe({ parts, pageLanguage }: Run): { code: number; message: string } {
  const error = new AppError('aiUnavailable');
  return { code: error.code, message: parts.texts.describeError(error, pageLanguage).message };
}

const refund = ({ parts, ticket, conversation, isNew }: Order & { parts: CoachParts }) =>
  parts.db.transaction(async (tx) => {
    await questionCredits.refund(tx, ticket);
    if (isNew) await dropEmpty(tx, conversation.id);
  });

async function settle(
  run: Run,
  told: { text: string; hasFallenBack: boolean },
  isStopped = false,
): Promise<CoachAnswer> {
  const { parts, ticket, writing, task, conversation, intent, suggestions, topic } = run;
  const now = parts.clock.now();
  const answer = told.text.trim();
  // What is shown beside an answer comes with its end.
  const blocks = isStopped ? [] : run.blocks;
  const id = await parts.db.transaction(async (tx) => {
    await questionCredits.keep(tx, ticket);
    return keepTurn(tx, {
      conversationId: conversation.id,
      accountId: ticket.accountId,
      question: task.question,
      answer,
      intent,
      blocks,
      suggestions,
      language: task.language,
      model: writing.model,
      prompt: writing.prompt,
      isStopped,
      hasFallenBack: told.hasFallenBack,
      topic,
      now,
    });
  });
  return {
    conversation: { id: conversation.id, title: conversation.title, touched_at: now.toISOString() },
    turn: {
      id: id ?? 0,
      question: task.question,
      answer,
      language: task.language,
      blocks: isStopped ? [] : run.presented,
      suggestions,
      engine: engineOf(writing),
      has_fallen_back: told.hasFallenBack,
      is_stopped: isStopped,
      created_at: now.toISOString(),
    },
    credits: ticket.credits,
  };
}
