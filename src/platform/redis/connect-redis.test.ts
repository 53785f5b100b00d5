import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../log.ts';
import { StartError } from '../start-error.ts';
import { connectRedis } from './connect-redis.ts';

it('RUN-03 a start says so when Redis takes the connection and never answers, instead of waiting for ever', async () => {
  const hanging = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  onTestFinished(() => void hanging.close());
  const { port } = hanging.address() as AddressInfo;
  const refused = connectRedis(`redis://user:secret@127.0.0.1:${port}`, createLogger('silent'), 300).catch(
    (error) => error,
  );
  const error = await refused;
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toContain(`Redis at redis://127.0.0.1:${port} does not answer`);
});
