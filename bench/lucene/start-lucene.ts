import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findJava } from '../../scripts/find-java.ts';
import { findProgram } from '../../scripts/find-program.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';

/** Debian's only Lucene. */
const VERSION = '8.7.0';
/** Its indexes lie outside of it, mapped from files in memory; what it keeps itself are caches of filters. */
export const HEAP = ['-Xms1g', '-Xmx1g'];

export interface RunningLucene {
  /** One line for one line, over the connection that has least to do. */
  ask(line: string): Promise<string>;
  /** Answers a second to so many threads inside its own program. */
  insidePerSecond(lines: readonly string[], threads: number, milliseconds: number): Promise<number>;
  /** Milliseconds of processor that its program has used. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** Our few lines of Java on Debian's jars, compiled at each start, with these jobs (one line for each). */
export async function startLucene(jobs: AsyncIterable<string>, connections: number): Promise<RunningLucene> {
  const { java, javac } = findJava();
  const place = findProgram({
    what: `Lucene ${VERSION}`,
    setting: 'LUCENE_PATH',
    places: ['/usr/share/java'],
    file: `/lucene-core-${VERSION}.jar`,
    packages: ['liblucene8-java'],
  });
  const jars = ['core', 'analyzers-common'].map((name) => join(place, `lucene-${name}-${VERSION}.jar`)).join(':');
  const folder = makeTemporaryFolder('parley-lucene-');
  const sources = ['Jobs', 'Questions', 'LuceneServer'].map((name) => join(import.meta.dirname, `${name}.java`));
  execFileSync(javac, ['-cp', jars, '-d', join(folder, 'classes'), ...sources]);
  const classes = join(folder, 'classes');
  const child = spawn(java, [...HEAP, '-cp', `${jars}:${classes}`, 'LuceneServer', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const listening = new Promise((resolve) => createInterface(child.stdout).once('line', resolve));
  await pipeline(Readable.from(jobs), child.stdin, { end: false });
  child.stdin.write('\n');
  await Promise.race([listening, ended]);
  if (child.exitCode !== null) throw new Error('Lucene has ended before it was ready');
  const clients = Array.from({ length: connections }, () => openClient(join(folder, 'socket')));
  const idlest = () => clients.reduce((one, other) => (other.waiting() < one.waiting() ? other : one));
  return {
    ask: (line) => idlest().ask(line),
    insidePerSecond: async (lines, threads, milliseconds) => {
      const asked = [`inside\t${threads}\t${milliseconds}`, ...lines].join('\f');
      return Number(await idlest().ask(asked));
    },
    processorTime: () => processorTimeOf(child.pid as number),
    stop: () => stop(child, clients, ended, folder),
  };
}

const NS_PER_MS = 1e6;

function processorTimeOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
  return used.reduce((sum, one) => sum + one, 0) / NS_PER_MS;
}

async function stop(child: ChildProcess, clients: Client[], ended: Promise<unknown>, folder: string): Promise<void> {
  for (const client of clients) client.close();
  child.stdin?.end();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

type Client = ReturnType<typeof openClient>;

function openClient(path: string) {
  const socket = connect(path);
  const waiting: ((line: string) => void)[] = [];
  let heard = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    heard += piece;
    for (let end = heard.indexOf('\n'); end >= 0; end = heard.indexOf('\n')) {
      waiting.shift()?.(heard.slice(0, end));
      heard = heard.slice(end + 1);
    }
  });
  return {
    ask(line: string): Promise<string> {
      return new Promise((resolve) => {
        waiting.push(resolve);
        socket.write(`${line}\n`);
      });
    },
    waiting: () => waiting.length,
    close: () => socket.destroy(),
  };
}
