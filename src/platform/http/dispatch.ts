import type { FastifyBaseLogger } from 'fastify';
import type { Envelope } from '#src/kernel/client.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { type Endpoint, isForKeys, type RateLimit } from '#src/kernel/contract.ts';
import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { Emit } from '#src/kernel/events.ts';
import {
  type Context,
  type CookieChange,
  type Locale,
  type Membership,
  type MemberViewer,
  type MemberWriteContext,
  type RequestFacts,
  type Viewer,
  visitor,
} from '../context.ts';
import type { Database, Reader } from '../database/database.ts';
import type { DatabaseHealth } from '../database/database-health.ts';
import { assertAccess } from './access.ts';
import { AnswerAfterCommit } from './answer-after-commit.ts';
import { type Deadline, withDeadline } from './deadline.ts';
import { EventStream } from './event-stream.ts';
import { toFieldProblems } from './field-problems.ts';
import { runOnce } from './idempotency.ts';
import { LateInput } from './late-input.ts';
import { isThisMachine, networkOf } from './network.ts';
import { toPassingFailure } from './passing-failure.ts';
import type { Allowance, RateLimiter } from './rate-limit.ts';
import type { MountedModule, MountedVerb } from './routes.ts';
import { storableInput } from './storable-input.ts';
import { StreamedAnswer } from './streamed-answer.ts';
import type { AnsweredCall } from './watch-calls.ts';

/** Errors that the machinery itself may give on any endpoint, so that no contract has to list them. */
const EVERYWHERE: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'validationFailed',
  'credentialsMissing',
  'apiKeyInvalid',
  'apiKeyScopeMissing',
  'guestNotAllowed',
  'noPermission',
  'operatorNeedsTwoFactor',
  'tooManyAttempts',
  'idempotencyConflict',
  'requestTimeout',
  'emailUnavailable',
  'smsUnavailable',
  'databaseAway',
  'outOfSpace',
  'filesAway',
  'internalError',
]);

/**
 * Answers here hold tokens and inputs hold codes and passwords: nothing of them is kept for a repeat. What must happen
 * once is sure of it by itself, with tickets and codes that are used up.
 */
const SECRETIVE = /^\w+ \/authentication\/(?!guest\/)/;

export interface DispatchParts {
  modules: MountedModule[];
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  /** Who asks with an API key; a call without one is a visitor's, and one that is worth nothing is refused. */
  resolveKey(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
  /** The company that somebody hires for, and as what. */
  findMembership(db: Reader, accountId: number): Promise<Membership | undefined>;
  /** The user's text for an error and its fields. */
  describeError(error: AppError, language: string): { message: string; fields: Record<string, string> };
  reportError(error: unknown, requestId: string): void;
  /** Hears how every call ended. */
  onAnswered?(call: AnsweredCall): void;
  /** Hears of it when the database cannot be reached. */
  health?: DatabaseHealth;
  /** Checks answers and listed errors against the contract; on in tests and development. */
  strict: boolean;
}

export interface DispatchResult {
  status: number;
  envelope: Envelope;
  cookies: CookieChange[];
  cacheSeconds?: number;
  /** The answer followed the request's country or language, so a cache must not hand it to just anyone. */
  usedLocale?: boolean;
  retryAfter?: number;
  /** What an API key has left of its calls. */
  allowance?: Allowance;
}

export type Dispatch = (
  key: string,
  input: unknown,
  request: RequestFacts,
  log: FastifyBaseLogger,
) => Promise<DispatchResult>;

interface Entry {
  key: string;
  endpoint: Endpoint;
  verb: MountedVerb;
}

/** The one path every call takes, from the browser or from a page rendered on the server. */
export function createDispatch(parts: DispatchParts): Dispatch {
  const entries = collectEntries(parts.modules);
  return async (key, input, request, log) => {
    const cookies: CookieChange[] = [];
    const locale = parts.resolveLocale(request);
    const entry = entries.get(key);
    const call: Omit<CallParts, 'deadline'> = { request, locale, log, cookies, usedLocale: false };
    const tell = (error?: AppError) => parts.onAnswered?.({ key, viewer: call.viewer, error, request, log });
    try {
      if (!entry) throw new AppError('notFound');
      const { cacheSeconds, maxSeconds } = entry.endpoint;
      const data = await withDeadline(
        (deadline) => answer(parts, entry, input, Object.assign(call, { deadline })),
        maxSeconds && maxSeconds * 1000,
      );
      tell();
      const envelope = { code: 0, message: 'success', data };
      const { usedLocale, allowance } = call;
      return { status: 200, envelope, cookies, cacheSeconds, usedLocale, allowance };
    } catch (caught) {
      const error = toAppError(parts, entry, caught, request, log);
      tell(error);
      const { message, fields } = parts.describeError(error, locale.language);
      const told = { ...error.told, ...(error.fields.length > 0 && { fields }) };
      const data = Object.keys(told).length > 0 ? told : null;
      const retryAfter = Number(error.details.retry_after) || undefined;
      const envelope = { code: error.code, message, data };
      return { status: error.status, envelope, cookies: [], retryAfter, allowance: call.allowance };
    }
  };
}

function collectEntries(modules: MountedModule[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { contract, routes } of modules) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const verb = routes[key];
      if (!verb || entries.has(key)) throw new Error(`${key} has ${verb ? 'two verbs' : 'no verb'}`);
      entries.set(key, { key, endpoint, verb });
    }
  }
  return entries;
}

interface CallParts {
  request: RequestFacts;
  locale: Locale;
  log: FastifyBaseLogger;
  cookies: CookieChange[];
  usedLocale: boolean;
  /** Known once somebody was looked for. */
  viewer?: Viewer;
  allowance?: Allowance;
  deadline: Deadline;
}

async function answer(parts: DispatchParts, entry: Entry, input: unknown, call: CallParts): Promise<unknown> {
  const { endpoint, key } = entry;
  const viewer = await findViewer(parts, entry, call.request);
  call.viewer = viewer;
  if (endpoint.limit && viewer.apiKey) await takeKeyCall(parts.limiter, endpoint.limit, viewer.apiKey.id, call);
  else if (endpoint.limit) await takeCall(parts.limiter, key, endpoint.limit, viewer, call.request);
  assertAccess(endpoint.access, viewer);
  const given = input instanceof LateInput ? await input.receive() : input;
  const parsed = endpoint.input.safeParse(storableInput(given), { reportInput: true });
  if (!parsed.success) throw new AppError('validationFailed', {}, toFieldProblems(parsed.error.issues));
  const read = <Store extends Reader>(store: Store): Context<MemberViewer, Store> => ({
    // The verb's type says no more of who asks than its contract, which `assertAccess` has just held against the truth
    // and `seat` completes.
    viewer: viewer as MemberViewer,
    get locale() {
      call.usedLocale = true;
      return call.locale;
    },
    clock: parts.clock,
    // Past the deadline no further statement is begun; the one that runs has the database's own time limit.
    get tx() {
      call.deadline.assertOpen();
      return store;
    },
    request: call.request,
    log: call.log,
    setCookie: (change) => call.cookies.push(change),
  });
  const done = await runVerb(parts, entry, parsed.data as never, { viewer, read, deadline: call.deadline });
  const data = done instanceof AnswerAfterCommit ? await done.finish() : done;
  if (!parts.strict || data instanceof StreamedAnswer || data instanceof EventStream) return data ?? null;
  endpoint.answer.parse(data ?? null);
  return data ?? null;
}

/** A key counts only where the contract asks for one, and a session nowhere else: neither opens the other's doors. */
async function findViewer(parts: DispatchParts, { endpoint, verb }: Entry, request: RequestFacts): Promise<Viewer> {
  if (isForKeys(endpoint.access)) return parts.resolveKey(request);
  const known = await parts.resolveViewer(request);
  return known.mayOnlyRead && !verb.onlyReads ? visitor : known;
}

/** Nobody without a session has written anything that they would miss. */
function readerFor({ db }: DispatchParts, { endpoint }: Entry, { sessionId, apiKey }: Viewer): Reader {
  return endpoint.mayLag && sessionId === null && !apiKey ? db.publicReader : db.reader;
}

interface Run {
  viewer: Viewer;
  read<Store extends Reader>(store: Store): Context<MemberViewer, Store>;
  deadline: Deadline;
}

async function runVerb(parts: DispatchParts, entry: Entry, input: never, call: Run): Promise<unknown> {
  const { viewer, read, deadline } = call;
  const { key, endpoint, verb } = entry;
  const { db } = parts;
  const seated = <Ctx extends Context<MemberViewer>>(ctx: Ctx) => seat(parts, entry, ctx);
  // Reads need no transaction: each verb asks once or is content with the newest state.
  if (verb.onlyReads) return verb.run(await seated(read(readerFor(parts, entry, viewer))), input);
  const { run } = verb;
  if (run.before) await run.before(await seated(read(db.reader)), input);
  return db.transaction(async (tx) => {
    const emit: Emit = (...news) => {
      deadline.assertOpen();
      return tx.emit(...news);
    };
    const ctx: MemberWriteContext = Object.assign(read(tx), { emit });
    const work = async () => run(await seated(ctx), input);
    const isSecret = endpoint.tellsSecret || SECRETIVE.test(key);
    const kept = await (isSecret ? work() : runOnce(ctx, key, input, work));
    deadline.closeForCommit();
    return kept;
  });
}

/**
 * Completes who asks with their company where the contract wants it. Only just before the verb: whoever has left with
 * their first call is still told so when they repeat it.
 */
async function seat<Ctx extends Context<MemberViewer>>(
  { findMembership }: DispatchParts,
  { endpoint }: Entry,
  ctx: Ctx,
): Promise<Ctx> {
  const { apiKey, accountId } = ctx.viewer;
  if (endpoint.access !== 'member' && !apiKey) return ctx;
  const membership = await findMembership(ctx.tx, accountId);
  if (apiKey && membership?.company_id !== apiKey.companyId) throw new AppError('apiKeyInvalid');
  if (!membership) throw new AppError('companyNotFound');
  ctx.viewer = { ...ctx.viewer, membership };
  return ctx;
}

/** A guest's session costs nothing, so all guests of a network together have a limit too. */
const GUESTS_PER_NETWORK = 10;

/** All calls of a key count together, and each answer says what is left. */
async function takeKeyCall(limiter: RateLimiter, limit: RateLimit, id: number, call: CallParts): Promise<void> {
  try {
    call.allowance = await limiter.take(`api-key ${id}`, limit);
  } catch (error) {
    if (error instanceof AppError)
      call.allowance = { limit: limit.max, remaining: 0, reset: Number(error.details.retry_after) };
    throw error;
  }
}

/** An account is counted as one on all its devices, a guest by the session, and whoever has neither by the network. */
async function takeCall(
  limiter: RateLimiter,
  key: string,
  limit: RateLimit,
  { accountId, sessionId }: Viewer,
  request: RequestFacts,
): Promise<void> {
  const network = networkOf(request.ip);
  if (limit.sparesThisMachine && isThisMachine(network)) return;
  const who = accountId !== null ? `a${accountId}` : sessionId !== null ? `s${sessionId}` : network;
  await limiter.take(`${key} ${who}`, limit);
  if (accountId !== null || sessionId === null) return;
  await limiter.take(`${key} guests ${network}`, { ...limit, max: limit.max * GUESTS_PER_NETWORK });
}

function toAppError(
  parts: DispatchParts,
  entry: Entry | undefined,
  caught: unknown,
  request: RequestFacts,
  log: FastifyBaseLogger,
): AppError {
  if (caught instanceof AppError) {
    const listed = !entry || EVERYWHERE.has(caught.errorName) || entry.endpoint.errors.includes(caught.errorName);
    if (listed || !parts.strict) return caught;
    log.error(`${entry.key} gave ${caught.errorName}, which its contract does not list`);
    return new AppError('internalError');
  }
  const passing = toPassingFailure(caught);
  if (passing) {
    notePassing(parts, passing.says, caught as Error, log.child({ request_id: request.requestId }));
    return passing.error;
  }
  log.error({ err: caught, request_id: request.requestId }, 'unexpected error');
  parts.reportError(caught, request.requestId);
  return new AppError('internalError');
}

/** Once a request and without its stack while the database is away: everyone gets this. */
function notePassing({ health }: DispatchParts, says: string | undefined, error: Error, log: FastifyBaseLogger): void {
  if (says) {
    log.error({ err: error }, says);
    return;
  }
  log.warn({ reason: error.message.split('\n')[0] }, 'the database is away');
  health?.noteAway();
}
