import type { z } from 'zod';
import type { FieldProblem } from '#src/kernel/errors.ts';

type Issue = z.core.$ZodIssue;

/** Turns a schema's complaints into field problems whose texts exist in every language. */
export function toFieldProblems(issues: Issue[]): FieldProblem[] {
  return issues.map((issue) => ({ field: issue.path.join('.') || 'body', ...describe(issue) }));
}

function describe(issue: Issue): Omit<FieldProblem, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      return { problem: issue.input === undefined ? 'required' : typeProblem(issue.expected) };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { problem: formatProblem(issue.format) };
    case 'invalid_value':
      return { problem: issue.input === undefined ? 'required' : 'invalidChoice' };
    case 'unrecognized_keys':
      return { problem: 'unknownField' };
    case 'custom':
      return { problem: String(issue.params?.problem ?? 'invalidFormat'), values: issue.params?.values };
    default:
      return { problem: 'invalidFormat' };
  }
}

function typeProblem(expected: string): string {
  if (expected === 'number') return 'invalidNumber';
  if (expected === 'int') return 'notInteger';
  return expected === 'date' ? 'invalidDate' : 'invalidType';
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Omit<FieldProblem, 'field'> {
  const min = Number(issue.minimum);
  if (issue.origin === 'string') return min <= 1 ? { problem: 'required' } : { problem: 'tooShort', values: { min } };
  if (issue.origin === 'array') return { problem: 'tooFew', values: { min } };
  return { problem: 'tooSmall', values: { min } };
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): Omit<FieldProblem, 'field'> {
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return { problem: 'tooLong', values: { max } };
  return { problem: issue.origin === 'array' ? 'tooMany' : 'tooLarge', values: { max } };
}

function formatProblem(format: string): string {
  if (format === 'email') return 'invalidEmail';
  if (format === 'url') return 'invalidUrl';
  return format === 'date' || format === 'datetime' ? 'invalidDate' : 'invalidFormat';
}
