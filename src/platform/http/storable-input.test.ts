import { describe, expect, it } from 'vitest';
import { storableInput } from './storable-input.ts';

describe('input that the database can keep', () => {
  it('loses NUL and half characters in texts, lists, fields and their names', () => {
    expect(storableInput({ 'a\0': ['b\0', { c: '\ud800!' }], n: 1, no: null, yes: true })).toEqual({
      a: ['b', { c: '\ufffd!' }],
      n: 1,
      no: null,
      yes: true,
    });
  });

  it('is otherwise the same, also emoji and right-to-left text', () => {
    const input = { text: '👩‍💻 مرحبا', at: new Date(0) };
    expect(storableInput(input)).toEqual(input);
  });

  it('does not choke on endless nesting', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(() => storableInput(deep)).not.toThrow();
  });
});
