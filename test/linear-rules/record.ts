import { readFileSync, writeFileSync } from 'node:fs';
import { checkExpression, keyOf, type Verdicts } from './check-expression.ts';
import { collectExpressions } from './collect-expressions.ts';
import { readsLittle } from './measure.ts';

const file = new URL('verdicts.json', import.meta.url);

/** `node test/linear-rules/record.ts`: checks what is new, and forgets what is gone. Some need half a minute. */
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
