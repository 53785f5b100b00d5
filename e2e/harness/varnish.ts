import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { findVarnish } from '../../scripts/find-varnish.ts';

/** Varnish with the configuration that we deliver, in front of a site on this machine. */
export async function startVarnish({
  port,
  purgePort,
  sitePort,
}: Record<'port' | 'purgePort' | 'sitePort', number>): Promise<() => Promise<void>> {
  const folder = makeTemporaryFolder('parley-varnish-');
  const delivered = resolve(import.meta.dirname, '../../deploy/varnish');
  const file = join(folder, 'default.vcl');
  const text = readFileSync(join(delivered, 'default.vcl'), 'utf8');
  writeFileSync(file, text.replace('.port = "3000"', `.port = "${sitePort}"`));
  copyFileSync(join(delivered, 'parley.vcl'), join(folder, 'parley.vcl'));
  const ports = ['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  const settings = ['-f', file, '-n', join(folder, 'work'), '-p', 'http_gzip_support=off'];
  const child = spawn(findVarnish(), ['-F', '-j', 'none', '-s', 'malloc,64m', ...ports, ...settings], {
    stdio: 'ignore',
  });
  await vi.waitFor(() => expectUp(child, port), { timeout: 120_000, interval: 100 });
  return async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}

async function expectUp(child: ChildProcess, port: number): Promise<void> {
  if (child.exitCode !== null) throw new Error(`Varnish ended with ${child.exitCode}`);
  await fetch(`http://127.0.0.1:${port}/health`);
}
