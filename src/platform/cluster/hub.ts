import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import type { FromPrimary, ProcessMetric, ProcessMetrics, Question, Taken, ToPrimary, Welcome } from './messages.ts';

/** A process as the primary sees it. */
export interface Member {
  name: string;
  send(message: FromPrimary): void;
  welcome(): Welcome;
}

/** A process that is busy is left out of the metrics rather than waited for. */
const METRICS_MS = 1000;

/** Accounts, and the processes that said something of them. */
class Places {
  readonly #byAccount = new Map<number, Set<Member>>();

  add(accountId: number, member: Member): void {
    const there = this.#byAccount.get(accountId);
    if (there) there.add(member);
    else this.#byAccount.set(accountId, new Set([member]));
  }

  remove(accountId: number, member: Member): void {
    const there = this.#byAccount.get(accountId);
    there?.delete(member);
    if (there?.size === 0) this.#byAccount.delete(accountId);
  }

  of(accountId: number): Iterable<Member> {
    return this.#byAccount.get(accountId) ?? [];
  }

  has(accountId: number): boolean {
    return this.#byAccount.has(accountId);
  }

  /** Rare, so that no process needs a list of its own. */
  forget(member: Member): void {
    for (const accountId of this.#byAccount.keys()) this.remove(accountId, member);
  }
}

/**
 * What the processes of one machine share, in the memory of their primary: who wants whose live messages, who is here, how
 * many calls were made, and each other's metrics. The Redis of a site that has one does the first three instead.
 */
export class Hub {
  readonly #members = new Set<Member>();
  readonly #wanted = new Places();
  readonly #present = new Places();
  readonly #limiter: RateLimiter;
  readonly #ownMetrics: () => Promise<ProcessMetric[]>;
  readonly #awaited = new Map<number, (metrics: ProcessMetric[] | undefined) => void>();
  #metricsAsked = 0;

  constructor(parts: {
    clock: Clock;
    /** Of the primary itself. */
    metrics(): Promise<ProcessMetric[]>;
  }) {
    this.#limiter = new RateLimiter(parts.clock);
    this.#ownMetrics = parts.metrics;
  }

  join(member: Member): void {
    this.#members.add(member);
  }

  /** The process is gone; who died may have had messages that nobody got. */
  drop(member: Member, hasDied: boolean): void {
    if (!this.#members.delete(member)) return;
    this.#wanted.forget(member);
    this.#present.forget(member);
    if (hasDied) for (const other of this.#members) other.send({ type: 'gap' });
  }

  hear(member: Member, message: ToPrimary): void {
    if (message.type === 'publish') this.#publish(member, message.accountIds, message.text);
    // What a process has said may arrive after the news that it is gone; only its messages to others still count then.
    else if (!this.#members.has(member)) return;
    else if (message.type === 'unwant') this.#wanted.remove(message.accountId, member);
    else if (message.type === 'present') for (const id of message.accountIds) this.#present.add(id, member);
    else if (message.type === 'metrics') this.#awaited.get(message.id)?.(message.metrics);
    else if (message.type === 'ask') {
      const { id } = message;
      const answer = this.#answer(member, message);
      if (answer instanceof Promise) void answer.then((value) => member.send({ type: 'answer', id, answer: value }));
      else member.send({ type: 'answer', id, answer });
    }
  }

  #answer(member: Member, { name, asked }: Extract<ToPrimary, { type: 'ask'; name: Question }>): unknown {
    if (name === 'welcome') return member.welcome();
    if (name === 'want') {
      this.#wanted.add(asked, member);
      return null;
    }
    if (name === 'leave') {
      this.#present.remove(asked, member);
      return this.#present.has(asked);
    }
    if (name === 'take') return this.#take(asked.caller, asked.limit);
    return this.#gatherMetrics();
  }

  /** To the others: who publishes has told those of its own. */
  #publish(from: Member, accountIds: readonly number[], text: string): void {
    const byMember = new Map<Member, number[]>();
    for (const accountId of accountIds) {
      for (const member of this.#wanted.of(accountId)) {
        if (member === from) continue;
        const theirs = byMember.get(member);
        if (theirs) theirs.push(accountId);
        else byMember.set(member, [accountId]);
      }
    }
    for (const [member, theirs] of byMember) member.send({ type: 'heard', accountIds: theirs, text });
  }

  #take(caller: string, limit: { max: number; seconds: number }): Taken {
    try {
      return { allowance: this.#limiter.count(caller, limit) };
    } catch (error) {
      if (error instanceof AppError) return { retryAfter: Number(error.details.retry_after) };
      throw error;
    }
  }

  async #gatherMetrics(): Promise<ProcessMetrics[]> {
    const ofAll = [...this.#members].map(async (member) => ({
      process: member.name,
      metrics: await this.#metricsOf(member),
    }));
    const own = { process: 'primary', metrics: await this.#ownMetrics() };
    return [
      own,
      ...(await Promise.all(ofAll)).flatMap(({ process, metrics }) => (metrics ? [{ process, metrics }] : [])),
    ];
  }

  #metricsOf(member: Member): Promise<ProcessMetric[] | undefined> {
    this.#metricsAsked += 1;
    const id = this.#metricsAsked;
    return new Promise((done) => {
      const late = setTimeout(() => settle(undefined), METRICS_MS).unref();
      const settle = (metrics: ProcessMetric[] | undefined) => {
        clearTimeout(late);
        this.#awaited.delete(id);
        done(metrics);
      };
      this.#awaited.set(id, settle);
      member.send({ type: 'metrics', id });
    });
  }
}
