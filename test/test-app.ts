import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createClient, type Envelope, toWire } from '#src/kernel/client.ts';
import { type Running, startParley } from '#src/main.ts';
import { openSecrets } from '#src/modules/accounts/server/accounts.public.ts';
import { readEnv } from '#src/platform/env.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestAnswer {
  status: number;
  headers: Headers;
  envelope: Envelope;
}

/** A browser's view of the API: it keeps cookies and sends what a browser sends. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  readonly address: string;
  readonly #headers: Record<string, string>;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.address = address;
    this.#headers = headers;
  }

  /** Any request, answered as it is. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.address + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...this.#headers, ...(init.headers as Record<string, string>) },
    });
    for (const header of response.headers.getSetCookie()) this.#keep(header);
    return response;
  }

  /** A call by its raw path, with the envelope it got. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const response = await this.fetch(`/api${path}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    const text = await response.text();
    const envelope = (text ? JSON.parse(text) : { code: -1, message: '', data: null }) as Envelope;
    return { status: response.status, headers: response.headers, envelope };
  }

  /** The typed client, as the pages use it. */
  readonly api = createClient(async (key, input) => {
    const { method, path, body } = toWire(key, input);
    return this.call(method, path, body);
  });

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split('; ');
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(equals + 1));
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The whole program on a database of its own and a free port; nothing of ours is replaced but the clock. */
export async function startTestApp(settings: Record<string, string> = {}) {
  const { url, database, drop } = await createTestDatabase();
  const clock = new TestClock();
  const dataDir = makeTemporaryFolder('parley-app-');
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PARLEY_ROLES: 'web',
    PARLEY_DEMO: '0',
    PARLEY_DATA_DIR: dataDir,
    // Whatever this machine happens to have installed: without it unless a test asks for it.
    TESSDATA_DIR: resolve(dataDir, 'no-tessdata'),
    ...settings,
  });
  const root = resolve(import.meta.dirname, '..');
  let running: Running | undefined = await startParley({
    env,
    root,
    database,
    databaseUrl: url,
    clock,
    withoutPages: true,
  });
  const { address, tokens } = running;
  return {
    address,
    /** What its database keeps sealed. */
    secrets: await openSecrets(env, dataDir, database.db),
    tokens,
    clock,
    database,
    databaseUrl: url,
    /** Where its files are. */
    dataDir,
    visitor: (headers?: Record<string, string>) => new TestVisitor(address, headers),
    close: async () => {
      await running?.close();
      // Test files stay in memory with what they hold, to the end of the run.
      running = undefined;
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
