import { expect, it, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { defineModule } from './define-module.ts';
import { createEventBus } from './event-bus.ts';
import { createQuestions } from './questions.ts';
import { startModules } from './start-modules.ts';

const open = () => ({
  questions: createQuestions(),
  bus: createEventBus({ log: createLogger('silent') }),
  pools: {},
  close: async () => {},
});

it('hands every module what all others bring, those that come later too', () => {
  const meet = vi.fn();
  const early = defineModule<object>({ name: 'early', build: () => ({ meet }) });
  const late = defineModule<object>({ name: 'late', build: () => ({ tasks: [] }) });
  startModules(open(), {}, [early, late]);
  expect(meet.mock.lastCall?.[0].map(({ name }: { name: string }) => name)).toEqual(['early', 'late']);
});

it('takes what several modules say and hear over sockets', () => {
  const modules = ['one', 'two', 'three'].map((name) =>
    defineModule<object>({ name, build: () => (name === 'two' ? {} : { sockets: { tidy: () => {} } }) }),
  );
  expect(startModules(open(), {}, modules).sockets).toHaveLength(2);
});
