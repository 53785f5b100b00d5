import { describe, expect, it } from 'vitest';
import { standIn } from '#test/stand-in.ts';
import type { Transaction } from '../database/database.ts';
import { createLogger } from '../log.ts';
import { createEventBus } from './event-bus.ts';
import { createQuestions } from './questions.ts';

type Speaker = Parameters<ReturnType<typeof createEventBus>['connect']>[0][number];

/** A bus, and a transaction of which only the telling is real. */
function open(modules: object[]) {
  const failures: string[] = [];
  const bus = createEventBus({ log: createLogger('silent'), onFailure: (event) => failures.push(event) });
  bus.connect(modules as Speaker[]);
  const afterCommits: (() => void)[] = [];
  const tx: Transaction = standIn<Transaction>({
    emit: (...news: [string, ...unknown[]]) => bus.tell(tx, ...news),
    afterCommit: (tell: () => void) => afterCommits.push(tell),
  });
  const commit = async () => {
    for (const tell of afterCommits) tell();
    await new Promise(setImmediate);
  };
  return { bus, tx, commit, failures };
}

const says = (...events: string[]) => ({ name: 'speaker', events });

describe('events', () => {
  it('are heard one module after another, in the order of the modules, by as many things as happened', async () => {
    const heard: string[] = [];
    const hear = (name: string) => ({
      name,
      listeners: {
        'a.done': async (_tx: unknown, happened: { id: number }[]) => {
          await new Promise(setImmediate);
          heard.push(`${name} ${happened.map(({ id }) => id)}`);
        },
      },
    });
    const { bus, tx } = open([says('a.done'), hear('first'), hear('second')]);
    await bus.tell(tx, 'a.done', { id: 1 }, { id: 2 });
    await bus.tell(tx, 'a.done');
    expect(heard).toEqual(['first 1,2', 'second 1,2']);
  });

  it('fail with a listener that fails, unless it listens after the commit: then it is counted', async () => {
    const fail = async () => {
      throw new Error('broken');
    };
    const one = open([says('a.done'), { name: 'later', listeners: { 'a.done': fail } }]);
    await expect(one.bus.tell(one.tx, 'a.done', {})).rejects.toThrow('broken');
    const heard: number[] = [];
    const other = open([
      says('a.done'),
      { name: 'broken', commitListeners: { 'a.done': fail } },
      { name: 'later', commitListeners: { 'a.done': () => void heard.push(1) } },
    ]);
    await other.bus.tell(other.tx, 'a.done', {});
    expect([heard, other.failures]).toEqual([[], []]);
    await other.commit();
    expect([heard, other.failures]).toEqual([[1], ['a.done']]);
  });

  it('may lead to others, but a circle is told loudly', async () => {
    const again = (event: string) => async (tx: { emit(name: string, data: object): Promise<void> }) =>
      tx.emit(event, {});
    const heard: string[] = [];
    const fine = open([
      says('a.done', 'b.done'),
      { name: 'later', listeners: { 'a.done': again('b.done'), 'b.done': async () => void heard.push('b') } },
    ]);
    await fine.bus.tell(fine.tx, 'a.done', {});
    await fine.bus.tell(fine.tx, 'a.done', {});
    expect(heard).toEqual(['b', 'b']);
    const circle = open([
      says('a.done', 'b.done'),
      { name: 'later', listeners: { 'a.done': again('b.done'), 'b.done': again('a.done') } },
    ]);
    await expect(circle.bus.tell(circle.tx, 'a.done', {})).rejects.toThrow(/in a circle: a\.done → b\.done → a\.done/);
  });

  it('stop the start when two declare one, or somebody listens to what comes later or never', () => {
    expect(() => open([says('a.done'), { name: 'other', events: ['a.done'] }])).toThrow(/Both speaker and other/);
    const listener = { name: 'listener', listeners: { 'a.done': async () => {} } };
    expect(() => open([listener, says('a.done')])).toThrow(/listener listens to 'a\.done'/);
    expect(() => open([says('a.done'), listener])).not.toThrow();
  });
});

describe('questions', () => {
  const ask = (questions: ReturnType<typeof createQuestions>, name: string) =>
    (questions.ask as (name: string) => (given: number) => number)(name);

  it('are answered by the module that knows, once all are there', () => {
    const questions = createQuestions();
    const double = ask(questions, 'a.double');
    expect(() => double(1)).toThrow(/before the modules were put together/);
    questions.learn({ 'a.double': (given: number) => given * 2 } as object);
    questions.assertAnswered();
    expect(double(4)).toBe(8);
  });

  it('stop the start without an answer, with two, and when nobody asks', () => {
    const open = createQuestions();
    ask(open, 'a.double');
    expect(() => open.assertAnswered()).toThrow(/No module answers a\.double/);
    open.learn({ 'a.double': () => 0 } as object);
    expect(() => open.learn({ 'a.double': () => 0 } as object)).toThrow(/two answers/);
    open.learn({ 'a.half': () => 0 } as object);
    expect(() => open.assertAnswered()).toThrow(/Nobody asks a\.half/);
  });
});
