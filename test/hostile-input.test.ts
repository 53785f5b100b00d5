import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toWire } from '#src/kernel/client.ts';
import { type Endpoint, splitKey } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { readQuery } from '#src/platform/http/read-input.ts';
import { contracts } from './contracts.ts';
import { type EndpointExamples, insiderFor, makeExamples } from './endpoint-examples.ts';
import { signInOperatorsAnew } from './factories/sign-in-operators-anew.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const HOSTILE: Record<string, unknown> = {
  'a number beyond 32 bits': 4_294_967_296,
  'a number beyond 64 bits': 1e30,
  'a negative number': -1,
  'a fraction': 0.5,
  'a text that means something to SQL, patterns and paths, with NUL': `'";--\\%_*(|&!:<->[]{}\`../\0`,
  'half a character': 'a\ud800b',
  'a very long text': '9'.repeat(3000),
  'a list in a list': [['a'], 'b'],
  'an object': { a: { b: 1 } },
  nothing: null,
};

const endpoints: [string, Endpoint][] = Object.entries(contracts);

describe('hostile input', () => {
  let app: TestApp;
  let examples: EndpointExamples;
  beforeAll(async () => {
    // With a name, so that passkeys work and are tried too.
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
    examples = await makeExamples(app);
  });
  afterAll(() => app.close());

  it.each(endpoints)('ERR-01 is refused or taken by %s, never a bug', async (key, endpoint) => {
    const { method } = splitKey(key);
    const base = examples[key as keyof EndpointExamples] ?? {};
    const names = Object.keys(z.toJSONSchema(endpoint.input, { io: 'input' }).properties ?? {});
    const visitor = await insiderFor(app, endpoint);
    const send = async (name: string, what: string) => {
      const { path, body } = toWire(key, { ...base, [name]: HOSTILE[what] });
      const { status, envelope } = await visitor.call(method, path, body);
      // A service that is away may be told of where the contract says so.
      const isTold = endpoint.errors.some((name) => errorTable[name].code === envelope.code);
      return isTold || (status < 500 && typeof envelope.code === 'number')
        ? []
        : [`${name}: ${what} → ${status} ${envelope.code}`];
    };
    const bugs: string[] = [];
    for (const name of names) {
      // Every caller has an allowance; that is not what is tested here.
      app.clock.advance({ hours: 1, seconds: 1 });
      if (endpoint.access === 'role:operator') await signInOperatorsAnew(app);
      const isInPath = key.includes(`:${name}`);
      // An address cannot hold half a character.
      const possible = Object.keys(HOSTILE).filter((what) => !isInPath || what !== 'half a character');
      const kinds = withoutMoreOfTheSame(key, endpoint, base, name, possible);
      bugs.push(...(await Promise.all(kinds.map((what) => send(name, what)))).flat());
    }
    expect(bugs).toEqual([]);
  });
});

/**
 * What a contract refuses never comes to the code behind it, and takes the same way whatever it is: one of those shows that
 * the contract stands before this field, and all that it lets through is sent.
 */
function withoutMoreOfTheSame(key: string, { input }: Endpoint, base: object, name: string, kinds: string[]): string[] {
  const takes = (value: object) => input.safeParse(asReceived(key, { ...base, ...value })).success;
  if (!takes({})) return kinds;
  const taken = kinds.filter((what) => takes({ [name]: HOSTILE[what] }));
  return [...taken, ...kinds.filter((what) => !taken.includes(what)).slice(0, 1)];
}

/** An input as the server reads it: texts in the address, anything in a body. */
function asReceived(key: string, input: Record<string, unknown>): object {
  const { path, body } = toWire(key, input);
  const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, String(input[name])]);
  const rest = body === undefined ? readQuery(path.split('?')[1] ?? '') : JSON.parse(body);
  return { ...Object.fromEntries(inPath), ...rest };
}
