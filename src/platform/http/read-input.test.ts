import { describe, expect, it } from 'vitest';
import { toWire } from '#src/kernel/client.ts';
import { joinInput, readQuery } from './read-input.ts';

describe('reading a query', () => {
  it('understands every usual spelling of a list, in the order it comes', () => {
    expect(readQuery('a[0]=x&a[1]=y')).toEqual({ a: ['x', 'y'] });
    expect(readQuery('a[]=x&a[]=y')).toEqual({ a: ['x', 'y'] });
    expect(readQuery('a=x&a=y')).toEqual({ a: ['x', 'y'] });
    expect(readQuery('a[]=x')).toEqual({ a: ['x'] });
    expect(readQuery('a=x')).toEqual({ a: 'x' });
    expect(readQuery('a=x&a[]=y')).toEqual({ a: ['x', 'y'] });
  });

  it('reads back what our client writes', () => {
    const input = { location: ['são paulo', 'a&b=c?'], page: 2, q: '日本 +%' };
    const { path } = toWire('GET /jobs', input);
    expect(readQuery(path.split('?')[1] ?? '')).toEqual({ ...input, page: '2' });
  });

  it('keeps names like __proto__ as plain fields and touches nothing else', () => {
    const values = readQuery('__proto__=x&constructor=y&__proto__[]=z');
    expect(Object.keys(values)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it('survives broken escapes and empty parts', () => {
    expect(readQuery('')).toEqual({});
    expect(readQuery('&&=&a')).toEqual({ '': '', a: '' });
    expect(readQuery('a=%E0%A4%A')).toEqual({ a: expect.any(String) });
  });
});

describe('joining the input of a call', () => {
  it('lets the path win over the body, and the body over the query', () => {
    expect(joinInput('id=1&a=1&b=1', { id: 2, a: 2 }, { id: '3' })).toEqual({ id: '3', a: 2, b: '1' });
  });

  it('puts a body that is no object under its own name', () => {
    expect(joinInput('', [1], {})).toEqual({ body: [1] });
    expect(joinInput('', 'text', {})).toEqual({ body: 'text' });
    expect(joinInput('', null, {})).toEqual({});
    expect(joinInput('', undefined, {})).toEqual({});
  });
});
