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

  it('SAFE-06 take linear time on the slowest text that the checker finds for them', async () => {
    expect(expressions.length).toBeGreaterThan(300);
    const slow: string[] = [];
    for (const one of expressions) {
      // New ones take a while here: `node scripts/record-linear-rules.ts` keeps what the checker says of them.
      const verdict = verdicts[keyOf(one)] ?? (await checkExpression(one));
      if (typeof verdict === 'string') continue;
      const ms = measureSlowest(one, verdict);
      if (ms > PATIENCE_MS) slow.push(`${Math.round(ms)} ms: ${one.file}: ${one.source}`);
    }
    expect(slow).toEqual([]);
  });

  it('SAFE-06 are told apart: a quadratic one is found and measured as such', async () => {
    const quadratic = { source: '(?<![ァ-ヶ])[ァ-ヶー]+○', flags: 'u', file: 'planted.ts' };
    const verdict = await checkExpression(quadratic);
    if (typeof verdict === 'string') throw new Error(`The checker says ${verdict}`);
    expect(measureSlowest(quadratic, verdict)).toBeGreaterThan(PATIENCE_MS);
    const linear = { ...quadratic, source: '(?<![ァ-ヶー])[ァ-ヶー]+○' };
    const found = await checkExpression(linear);
    // The checker tries texts by chance and may suspect what is not slow: measuring tells.
    if (found !== 'linear')
      expect(typeof found === 'string' ? found : measureSlowest(linear, found)).toBeLessThan(PATIENCE_MS);
  });
});
