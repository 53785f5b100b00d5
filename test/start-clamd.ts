import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { findClamd } from '../scripts/find-clamd.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** The harmless text that every scanner takes for a virus, put together here so that no file of ours holds it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

/** A real ClamAV daemon that knows one signature, our own for the text above: its own database lies elsewhere. */
export function setUpClamd() {
  const folder = makeTemporaryFolder('parley-clamd-');
  const socket = join(folder, 'clamd.sock');
  let daemon: ChildProcess | undefined;
  mkdirSync(join(folder, 'signatures'));
  const hex = Buffer.from(EICAR).toString('hex');
  writeFileSync(join(folder, 'signatures/own.ndb'), `Parley.Test.Eicar:0:*:${hex}\n`);
  const settings = { LocalSocket: socket, DatabaseDirectory: join(folder, 'signatures'), Foreground: 'yes' };
  const config = Object.entries({ ...settings, StreamMaxLength: '35M', User: 'root', SelfCheck: '0' });
  writeFileSync(join(folder, 'clamd.conf'), config.map(([name, value]) => `${name} ${value}\n`).join(''));
  return {
    url: `unix:${socket}`,
    async start(): Promise<void> {
      daemon = spawn(findClamd(), ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
      await vi.waitFor(async () => expect(await ping(socket)).toBe('PONG'), { timeout: 60_000 });
    },
    async stop(): Promise<void> {
      if (!daemon) return;
      const ended = new Promise((resolve) => daemon?.once('exit', resolve));
      daemon.kill('SIGKILL');
      await ended;
      rmSync(socket, { force: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The socket is there before anybody answers on it. */
function ping(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(path, () => socket.write('zPING\0'));
    socket.on('data', (data) => resolve(data.toString('latin1').replaceAll('\0', '')));
    socket.on('error', () => resolve('nobody'));
    socket.on('close', () => resolve('closed'));
  });
}
