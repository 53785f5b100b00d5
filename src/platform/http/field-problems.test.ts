import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toFieldProblems } from './field-problems.ts';

/** The problems that a schema finds with an input. */
function problemsOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input, { reportInput: true });
  return toFieldProblems(error?.issues ?? []);
}

describe('field problems', () => {
  const cases: [what: string, schema: z.ZodType, value: unknown, problem: object][] = [
    ['missing', z.string(), undefined, { problem: 'required' }],
    ['empty', z.string().min(1), '', { problem: 'required' }],
    ['too short', z.string().min(10), 'x', { problem: 'tooShort', values: { min: 10 } }],
    ['too long', z.string().max(3), 'xxxx', { problem: 'tooLong', values: { max: 3 } }],
    ['too small', z.number().min(16), 15, { problem: 'tooSmall', values: { min: 16 } }],
    ['too large', z.number().max(10), 11, { problem: 'tooLarge', values: { max: 10 } }],
    ['too large for the database', z.int32(), 3_000_000_000, { problem: 'tooLarge', values: { max: 2_147_483_647 } }],
    ['too few', z.array(z.string()).min(1), [], { problem: 'tooFew', values: { min: 1 } }],
    ['too many', z.array(z.string()).max(1), ['a', 'b'], { problem: 'tooMany', values: { max: 1 } }],
    ['no number', z.coerce.number(), 'many', { problem: 'invalidNumber' }],
    ['no whole number', z.number().int(), 1.5, { problem: 'notInteger' }],
    ['no text', z.string(), 7, { problem: 'invalidType' }],
    ['no date', z.iso.date(), '2026-02-30', { problem: 'invalidDate' }],
    ['no time', z.iso.datetime(), 'tomorrow', { problem: 'invalidDate' }],
    ['no e-mail', z.email(), 'ana@', { problem: 'invalidEmail' }],
    ['no address', z.url(), 'nowhere', { problem: 'invalidUrl' }],
    ['no choice', z.enum(['a', 'b']), 'c', { problem: 'invalidChoice' }],
    ['wrong pattern', z.string().regex(/^\d+$/), 'x', { problem: 'invalidFormat' }],
  ];

  it.each(cases)('ERR-01 %s', (_what, schema, value, problem) => {
    expect(problemsOf(z.object({ it: schema }), { it: value })).toEqual([{ field: 'it', ...problem }]);
  });

  it('ERR-01 name the place of a nested field and the field that nobody knows', () => {
    const schema = z.object({ jobs: z.array(z.object({ title: z.string() })) });
    expect(problemsOf(schema, { jobs: [{ title: 'a' }, {}] })).toEqual([
      { field: 'jobs.1.title', problem: 'required' },
    ]);
    expect(problemsOf(z.strictObject({}), { extra: 1 })).toMatchObject([{ problem: 'unknownField' }]);
  });

  it('ERR-01 carry the problem that a rule of our own names', () => {
    const rule = z.string().refine((name) => !name.includes('+'), { params: { problem: 'nameHasPlus' } });
    expect(problemsOf(z.object({ name: rule }), { name: 'a+b' })).toMatchObject([
      { field: 'name', problem: 'nameHasPlus' },
    ]);
  });
});
