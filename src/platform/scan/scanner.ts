import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** What a malware scanner says of a file; `unknown` when it gave no answer, so that it is asked again later. */
export type ScanVerdict = 'clean' | 'infected' | 'unknown';

export interface Scanner {
  /** It is given up when it has said nothing for so long. */
  scan(file: string | Readable, patienceMs?: number): Promise<ScanVerdict>;
}

/** A large archive takes its time; nobody waits for it. */
const PATIENCE_MS = 60_000;
const CHUNK = 64 * 1024;

/** A ClamAV daemon at `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`, spoken to by its INSTREAM command. */
export function createClamdScanner(url: string, onProblem: (error: unknown) => void): Scanner {
  return {
    async scan(file, patienceMs = PATIENCE_MS) {
      const bytes = typeof file === 'string' ? createReadStream(file, { highWaterMark: CHUNK }) : file;
      const socket = open(url);
      try {
        return readVerdict(await converse(socket, bytes, patienceMs));
      } catch (error) {
        onProblem(error);
        return 'unknown';
      } finally {
        socket.destroy();
        bytes.destroy();
      }
    },
  };
}

function open(url: string): Socket {
  if (url.startsWith('unix:')) return connect(url.slice('unix:'.length));
  const { hostname, port } = new URL(url);
  return connect(Number(port || 3310), hostname);
}

async function converse(socket: Socket, bytes: Readable, patienceMs: number): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setTimeout(patienceMs, () => reject(new Error('The malware scanner did not answer in time')));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  // An early refusal ends the conversation while bytes are still on their way.
  answer.catch(() => {});
  socket.write('zINSTREAM\0');
  for await (const chunk of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk as Buffer).length);
    socket.write(length);
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), answer]);
  }
  socket.write(Buffer.alloc(4));
  return answer;
}

function readVerdict(answer: string): ScanVerdict {
  const text = answer.replaceAll('\0', '').trim();
  if (text.endsWith(' OK')) return 'clean';
  if (text.endsWith(' FOUND')) return 'infected';
  throw new Error(`The malware scanner answered: ${text.slice(0, 200) || 'nothing'}`);
}
