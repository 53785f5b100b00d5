import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkExpression, keyOf, type Verdicts } from './linear-rules/check-expression.ts';
import { collectExpressions, type Expression } from './linear-rules/collect-expressions.ts';
import { measureSlowest, PATIENCE_MS, readsLittle } from './linear-rules/measure.ts';

const verdicts: Verdicts = JSON.parse(readFileSync(new URL('linear-rules/verdicts.json', import.meta.url), 'utf8'));

describe('regular expressions over what people write', () => {
  let expressions: Expression[] = [];
  beforeAll(async () => {
    expressions = (await collectExpressions()).filter((one) => !readsLittle(one));
  });

  it('SAFE-06 have each been through the checker: after a change, run `node test/linear-rules/record.ts`', () => {
    expect(expressions.length).toBeGreaterThan(300);
    const unchecked = expressions.filter((one) => !verdicts[keyOf(one)]);
    expect(unchecked.map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
  });

  it('SAFE-06 take no longer than linear time on the slowest text that the checker found for them', () => {
    const slow = expressions.flatMap((one) => {
      const verdict = verdicts[keyOf(one)];
      if (verdict === undefined || typeof verdict === 'string') return [];
      const ms = measureSlowest(one, verdict);
      return ms < PATIENCE_MS ? [] : [`${Math.round(ms)} ms: ${one.file}: ${one.source}`];
    });
    expect(slow).toEqual([]);
  });

  it('SAFE-06 are told apart: a quadratic one is found and measured as such', { timeout: 60_000 }, async () => {
    const quadratic = { source: '(?<![ァ-ヶ])[ァ-ヶー]+○', flags: 'u', file: 'planted.ts' };
    const verdict = await checkExpression(quadratic);
    if (typeof verdict === 'string') throw new Error(`The checker says ${verdict}`);
    expect(measureSlowest(quadratic, verdict)).toBeGreaterThan(PATIENCE_MS);
    expect(await checkExpression({ ...quadratic, source: '(?<![ァ-ヶー])[ァ-ヶー]+○' })).toBe('linear');
  });
});
