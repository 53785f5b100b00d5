import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from '#src/api.ts';
import { toWire } from '#src/kernel/client.ts';
import { type Endpoint, splitKey } from '#src/kernel/contract.ts';
import { type EndpointExamples, makeExamples } from './endpoint-examples.ts';
import { startTestApp, type TestApp, type TestVisitor } from './test-app.ts';

const HOSTILE: Record<string, unknown> = {
  'a number beyond 32 bits': 4_294_967_296,
  'a number beyond 64 bits': 1e30,
  'a negative number': -1,
  'a fraction': 0.5,
  'a long row of digits': '9'.repeat(40),
  'a text with NUL': 'a\0b',
  'half a character': 'a\ud800b',
  'a very long text': 'x'.repeat(3000),
  'no text at all': '',
  'signs that mean something to SQL, patterns and paths': `'";--\\%_*(|&!:<->[]{}\`../`,
  'a list in a list': [['a'], 'b'],
  'an object': { a: { b: 1 } },
  nothing: null,
};

const endpoints: [string, Endpoint][] = Object.entries(contracts);

describe('hostile input', () => {
  let app: TestApp;
  let guest: TestVisitor;
  let examples: EndpointExamples;
  beforeAll(async () => {
    app = await startTestApp();
    examples = await makeExamples(app);
    guest = app.visitor();
    await guest.api('POST /authentication/guest/login');
  });
  afterAll(() => app.close());

  it.each(endpoints)('ERR-01 is refused or taken by %s, never a bug', async (key, endpoint) => {
    const { method } = splitKey(key);
    const base = examples[key as keyof EndpointExamples] ?? {};
    const names = Object.keys(z.toJSONSchema(endpoint.input, { io: 'input' }).properties ?? {});
    const bugs: string[] = [];
    for (const name of names) {
      for (const [what, value] of Object.entries(HOSTILE)) {
        // Every caller has an allowance; this one is not what is tested here.
        app.clock.advance({ hours: 2 });
        const { path, body } = toWire(key, { ...base, [name]: value });
        const { status, envelope } = await guest.call(method, path, body);
        if (status >= 500 || typeof envelope.code !== 'number')
          bugs.push(`${name}: ${what} → ${status} ${envelope.code}`);
      }
    }
    expect(bugs).toEqual([]);
  });
});
