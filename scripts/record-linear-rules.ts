import { readFileSync, writeFileSync } from 'node:fs';
import { checkExpression, keyOf, type Verdicts } from '../test/linear-rules/check-expression.ts';
import { collectExpressions } from '../test/linear-rules/collect-expressions.ts';
import { readsLittle } from '../test/linear-rules/measure.ts';

const file = new URL('../test/linear-rules/verdicts.json', import.meta.url);

/** `node scripts/record-linear-rules.ts`: checks what is new, and forgets what is gone. Some need half a minute. */
const known: Verdicts = JSON.parse(readFileSync(file, 'utf8'));
const verdicts: Verdicts = {};
for (const one of await collectExpressions()) {
  if (readsLittle(one)) continue;
  const key = keyOf(one);
  verdicts[key] = known[key] ?? (await checkExpression(one));
  if (!known[key]) console.log(one.file, one.source.slice(0, 80), verdicts[key]);
}
const sorted = Object.entries(verdicts).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
