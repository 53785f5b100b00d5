import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrain } from './drain.ts';

const SILENT_MS = 300;

async function open(answer: (server: Server) => Promise<void> = async () => {}) {
  const server = createServer(async (_request, response) => {
    await answer(server);
    response.end('here');
  });
  const drain = createDrain(server, SILENT_MS);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, drain };
}

const ask = (port: number, agent: Agent) =>
  new Promise<{ text: string; connection: IncomingMessage['headers']['connection'] }>((done, fail) => {
    get({ port, host: '127.0.0.1', agent }, async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      done({ text, connection: response.headers.connection });
    }).on('error', fail);
  });

describe('a server that leaves', () => {
  it('RUN-05 answers on kept-alive connections, says there that it closes, and takes no new ones', async () => {
    const { port, drain } = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(port, agent)).toEqual({ text: 'here', connection: 'keep-alive' });
    const drained = drain();
    expect(await ask(port, agent)).toEqual({ text: 'here', connection: 'close' });
    await drained;
    await expect(ask(port, agent)).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  afterEach(() => vi.useRealTimers());

  it('RUN-05 waits for the next request of a connection that was idle for long before', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { port, drain } = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(port, agent);
    vi.advanceTimersByTime(100 * SILENT_MS);
    const drained = drain();
    // It has looked a few times meanwhile, by its own clock in the same moment.
    const begunAt = Date.now();
    await expect.poll(() => Date.now() - begunAt).toBeGreaterThan(200);
    expect(await ask(port, agent)).toEqual({ text: 'here', connection: 'close' });
    await drained;
    agent.destroy();
  });

  it('RUN-05 waits for an answer that takes its time, and closes connections only when they have been silent', async () => {
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const { promise: answered, resolve: mayAnswer } = Promise.withResolvers<void>();
    const { port, drain } = await open(async () => {
      isAsked();
      await answered;
    });
    const idle = connect(port, '127.0.0.1');
    const idleEnds = new Promise((done) => idle.once('close', done));
    const agent = new Agent({ keepAlive: true });
    const answer = ask(port, agent);
    await asked;
    const drained = drain();
    await idleEnds;
    mayAnswer();
    expect(await answer).toMatchObject({ text: 'here' });
    await drained;
    agent.destroy();
  });
});
