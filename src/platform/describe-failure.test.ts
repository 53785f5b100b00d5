import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

describe('describing a failure', () => {
  it('tells name, message, code, place and cause', () => {
    const cause = Object.assign(new Error('no table'), { code: '42P01' });
    const error = new TypeError('cannot save', { cause });
    expect(describeFailure(error)).toMatchObject({
      name: 'TypeError',
      message: 'cannot save',
      stack: expect.stringContaining('describe-failure.test.ts'),
      cause: { message: 'no table', code: '42P01' },
    });
  });

  it('leaves out the values of a query, also when they look like a stack', () => {
    const error = new Error('Failed query: insert into t values ($1)\nparams: ana@parley.example\n    at secret');
    expect(JSON.stringify(describeFailure(error))).not.toMatch(/ana@|secret/);
  });

  it('leaves out further fields, such as the detail of the database', () => {
    const error = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(ana@parley.example) already exists.',
    });
    expect(JSON.stringify(describeFailure(error))).not.toContain('ana@');
  });

  it('takes whatever was thrown', () => {
    expect(describeFailure('text')).toEqual({ name: 'Thrown', message: 'text' });
    expect(describeFailure(undefined).message).toBe('undefined');
    const circle = new Error('again');
    circle.cause = circle;
    expect(() => JSON.stringify(describeFailure(circle))).not.toThrow();
  });

  it('RUN-03 tells what an object says that is no error, as the queue throws them', () => {
    expect(describeFailure({ message: 'the database is away', queue: 'x' })).toEqual({
      name: 'Thrown',
      message: 'the database is away',
    });
    expect(describeFailure(undefined)).toEqual({ name: 'Thrown', message: 'undefined' });
  });
});
