import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findJava, findMaven } from '../scripts/find-java.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);
const SOURCE = join(import.meta.dirname, 'opensearch');
/** Fetched once for a machine; the version is that of pom.xml. */
const KEPT = join(tmpdir(), 'parley-opensearch-2.19.1');

export interface RunningOpenSearch {
  url: string;
  /** As a machine that dies. */
  kill(): Promise<void>;
  /** Again, on the same port with the same data. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real OpenSearch of one node, out of the archives that Maven has. */
export async function startOpenSearch(): Promise<RunningOpenSearch> {
  await fetchServer();
  const home = makeTemporaryFolder('parley-opensearch-');
  let port = 0;
  let child: ChildProcess | undefined;
  const start = async () => {
    const started = await startServer(home, port);
    child = started.child;
    port = started.port;
  };
  const kill = async () => {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    if (child) await ended;
    child = undefined;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    kill,
    stop: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const MEMORY = ['-Xms256m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];

async function startServer(home: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const { java } = findJava();
  const path = `${join(KEPT, 'lib')}/*:${join(KEPT, 'classes')}`;
  const options = [...MEMORY, `-Djava.io.tmpdir=${home}`, '-Dlog4j2.level=ERROR'];
  const child = spawn(java, [...options, '-cp', path, 'Server', home, String(port)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  const listening = new Promise<number>((ready, fail) => {
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`OpenSearch ended before it was ready:\n${printed}`)));
    const hear = (piece: Buffer) => {
      printed += piece;
      const said = /listens on (\d+)/.exec(printed);
      if (said) ready(Number(said[1]));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  return { child, port: await listening };
}

/** Archives and our few lines of Java, once; test files that come here together wait for the first. */
async function fetchServer(): Promise<void> {
  const { javac } = findJava();
  const done = join(KEPT, 'done');
  if (existsSync(done)) return;
  const maven = findMaven();
  const lib = join(KEPT, 'lib');
  const steps = [
    `test ! -e ${done} || exit 0`,
    `mkdir -p ${lib}`,
    `${maven} -q -B -f ${SOURCE}/pom.xml dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory=${lib}`,
    `${javac} -cp '${lib}/*' -d ${join(KEPT, 'classes')} ${SOURCE}/Server.java`,
  ];
  try {
    await run('flock', [`${KEPT}.lock`, 'sh', '-ec', steps.join('\n')]);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The tests of OpenSearch need what Maven fetches, and it could not:\n${stdout}${stderr}`);
  }
  writeFileSync(done, '');
}
